"""The words of notices: the same in all languages, all of them used."""

import re
from pathlib import Path

import pytest

from iteru.server.notices import wording
from iteru.server.notices.wording import TEXTS
from iteru.texts import LANGUAGES, Catalogue

ENGLISH = Catalogue("en", more=[TEXTS])
IDS = [id for id in ENGLISH.ids() if id.startswith("notice-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_ids_with_the_same_arguments(language: str) -> None:
    texts = Catalogue(language, more=[TEXTS])

    assert [id for id in texts.ids() if id.startswith("notice-")] == IDS
    for id in IDS:
        assert texts.variables(id) == ENGLISH.variables(id), id


def test_every_text_is_used() -> None:
    source = Path(str(wording.__file__)).read_text("utf-8")
    named = re.findall(r'"(notice-[a-z-]*(?:\{\w+\}[a-z-]*)?)"', source.replace("'", '"'))
    patterns = [re.sub(r"\\\{\w+\\\}", r"\\w+", re.escape(name)) for name in named]

    assert [id for id in IDS if not any(re.fullmatch(one, id) for one in patterns)] == []
