"""What the environment may say, and what it may not."""

import pytest

from iteru.server.settings import BadSettings, database_url, read_settings


def test_without_settings_games_are_kept_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/home/somebody/data")

    settings = read_settings({})

    assert settings.is_sqlite
    assert settings.database_url.database == "/home/somebody/data/iteru/iteru.db"


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite"),
        ("postgres://iteru@localhost/iteru", "postgresql+asyncpg"),
        ("postgresql://iteru:secret@localhost:5433/iteru", "postgresql+asyncpg"),
        ("postgresql+asyncpg://localhost/iteru", "postgresql+asyncpg"),
    ],
)
def test_usual_forms_of_a_database_url(text: str, driver: str) -> None:
    assert database_url(text).drivername == driver


def test_libpqs_word_for_tls_is_understood() -> None:
    assert database_url("postgresql://host/iteru?sslmode=require").query == {"ssl": "require"}


@pytest.mark.parametrize("text", ["games.db", "mysql://host/x", "sqlite://", "sqlite:///:memory:"])
def test_databases_that_are_refused(text: str) -> None:
    with pytest.raises(BadSettings, match="allowed: sqlite:///FILE or postgresql://"):
        database_url(text)


def test_every_setting_has_a_variable() -> None:
    settings = read_settings(
        {
            "ITERU_DATABASE_URL": "sqlite:///games.db",
            "ITERU_MESSAGE_RATE": "1.5",
            "ITERU_REQUEST_RATE": "2",
            "ITERU_LOGIN_RATE": "3",
            "ITERU_TABLE_RATE": "0.5",
            "ITERU_GUEST_RATE": "0.25",
            "ITERU_MOST_SOCKETS": "7",
            "ITERU_PROXIES": "10.0.0.1, 192.168.0.0/16",
            "ITERU_BOT_SECONDS": "4",
            "ITERU_BOT_PROCESSES": "5",
            "ITERU_LOG_LEVEL": "debug",
        }
    )

    assert (settings.message_rate, settings.request_rate, settings.login_rate) == (1.5, 2, 3)
    assert (settings.table_rate, settings.most_sockets) == (0.5, 7)
    assert settings.guest_rate == 0.25
    assert settings.proxies == ("10.0.0.1", "192.168.0.0/16")
    assert (settings.bot_seconds, settings.bot_processes, settings.log_level) == (4, 5, "DEBUG")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ITERU_MESSAGE_RATE", "many"),
        ("ITERU_BOT_SECONDS", "-1"),
        ("ITERU_BOT_SECONDS", "0"),
        ("ITERU_REQUEST_RATE", "nan"),
        ("ITERU_MOST_SOCKETS", "0"),
        ("ITERU_PROXIES", "proxy.example.org"),
        ("ITERU_LOG_LEVEL", "loud"),
    ],
)
def test_settings_that_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=name):
        read_settings({name: value})
