"""Links in mails: signed, so that whoever follows one is whom the mail was sent to."""

from typing import Literal

from itsdangerous import BadData, URLSafeTimedSerializer

from iteru.server.refusals import Refusal

Purpose = Literal["confirm", "end", "password"]
DAY = 24 * 3600
LASTS: dict[Purpose, int | None] = {"confirm": 7 * DAY, "end": None, "password": 3600}  # seconds


class Links:
    def __init__(self, key: str, base: str) -> None:
        """base: the server's public address."""
        self._key = key
        self._base = base

    @property
    def to_settings(self) -> str:
        return f"{self._base}/settings"

    def to_table(self, id: str) -> str:
        return f"{self._base}/table/{id}"

    def signed(self, purpose: Purpose, *words: str) -> str:
        """The address of the page that does what the mail is about."""
        return f"{self._base}/mail/{purpose}#{self._signer(purpose).dumps(words)}"

    def read(self, purpose: Purpose, token: str) -> list[str]:
        """The words that were signed. Raises Refusal."""
        try:
            words = self._signer(purpose).loads(token, max_age=LASTS[purpose])
        except BadData as error:
            raise Refusal("wrong_code", "This link is too old, or not whole.") from error
        return [str(word) for word in words]

    def _signer(self, purpose: Purpose) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._key, salt=f"mail {purpose}")
