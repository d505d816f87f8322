"""Names of people: what may be one, and which look alike. The reasons: docs/decisions/names.md."""

import re
import unicodedata
from functools import cache

from precis_i18n import get_profile

NICKNAME = get_profile("NicknameCaseMapped")  # RFC 8266
LONGEST_SKELETON = 160  # letters: a sign may come apart into eighteen
BLANK = "\u2800\ufffc"  # signs to Unicode, and nothing on a screen
MOST_MARKS = 3  # on one letter: more of them cover the lines above
# Letters with a stroke or a hook, and small capitals, do not come apart into a letter and a mark.
VARIANT = re.compile(
    r"LATIN (?:(?:SMALL|CAPITAL) LETTER|LETTER SMALL CAPITAL)(?: DOTLESS)? ([A-Z])(?: WITH .*)?"
)
ALIKE = str.maketrans("01i|", "olll")


def proper_name(name: str) -> str:
    """The name as it is shown. Raises ValueError for signs that cannot be seen or told apart."""
    try:
        NICKNAME.enforce(name)
    except UnicodeEncodeError as error:
        raise ValueError("the name holds signs that cannot be seen or shown") from error
    apart = unicodedata.normalize("NFD", name)
    kinds = "".join(unicodedata.category(one)[0] for one in apart)
    if kinds.startswith("M") or "M" * (MOST_MARKS + 1) in kinds:
        raise ValueError("the name holds marks without a letter, or too many on one")
    if any(one in BLANK for one in name):
        raise ValueError("the name holds signs that cannot be seen or shown")
    return unicodedata.normalize("NFC", " ".join(name.split()))


def skeleton(name: str) -> str:
    """The same for names that look alike: neither case, marks, spaces nor scripts count."""
    apart = unicodedata.normalize("NFKD", name)
    letters = [one for one in apart if unicodedata.category(one) not in ("Mn", "Me", "Cf")]
    plain = "".join(bare(latin().get(one, one)) for one in letters).casefold()
    found = "".join(one for one in plain if one.isalnum() or one == "|")
    found = found.translate(ALIKE).replace("rn", "m").replace("vv", "w")
    return (found or plain)[:LONGEST_SKELETON]


def bare(letter: str) -> str:
    """A Latin letter without its stroke or hook."""
    found = VARIANT.fullmatch(unicodedata.name(letter, ""))
    return "n" if letter in "ŋŊ" else letter if found is None else found[1]


@cache
def latin() -> dict[str, str]:
    """By letter of another script: the Latin one, or digit, that it looks like."""
    # Unicode's table of a megabyte is read when the first account is made, not by every process.
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, str] = {}
    for letter, others in confusables_data.items():
        alike = [one["c"] for one in others if len(one["c"]) == 1 and one["c"].isascii()]
        if len(letter) == 1 and not letter.isascii() and alike:
            found[letter] = next((one for one in alike if one.isalnum()), alike[0])
    return found
