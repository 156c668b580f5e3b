"""Which database a server opens, and that nobody reads its password who should not."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.server.main import READ_BY_ALL, serve
from archfoe.server.store import Store, sqlite_url
from archfoe.server.whereabouts import VARIABLE, database_of
from tests.server.running import PATIENCE, Caller, Server


def test_where_the_address_may_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://ann:secret@db/games\n")
    monkeypatch.delenv(VARIABLE, raising=False)
    assert database_of("").startswith("sqlite:///") and database_of("sqlite:///x") == "sqlite:///x"
    assert database_of(f"@{file}") == "postgresql://ann:secret@db/games"
    monkeypatch.setenv(VARIABLE, f"@{file}")
    assert database_of("") == "postgresql://ann:secret@db/games" and database_of("sqlite:///x") == "sqlite:///x"
    monkeypatch.setenv(VARIABLE, "sqlite:///y")
    assert database_of("") == "sqlite:///y"


def test_a_file_without_an_address_is_told(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match=r"cannot be read from .*: No such file or directory"):
        database_of(f"@{tmp_path / 'none'}")
    for text in ("", "sqlite:///a\nsqlite:///b"):
        (tmp_path / "address").write_text(text)
        with pytest.raises(ArchfoeError, match="must have one line"):
            database_of(f"@{tmp_path / 'address'}")


@pytest.mark.parametrize("url", ["postgres//ann:secret@db/games", "mysql://ann:secret@db/games", "ann:secret@db"])
def test_what_is_no_database_is_told_without_its_password(url: str) -> None:
    with pytest.raises(ArchfoeError) as told:
        Store(url)
    assert "secret" not in str(told.value)


def test_no_process_of_a_server_shows_the_address_of_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `ps` sees it: the server and its workers."""
    secret = tmp_path / "secret.sqlite3"
    (tmp_path / "address").write_text(sqlite_url(secret))
    running = Server(tmp_path, url=f"@{tmp_path / 'address'}")
    try:
        made = running.make(seats=[{"kind": "human"}, {"kind": "bot"}])
        Caller(running, made["room"], made["seats"][0]["token"]).until_asked()
        assert secret.exists()
        seen = [path for path in Path("/proc").glob("[0-9]*/cmdline") if _says(path, secret.name)]
        assert seen == []
        assert READ_BY_ALL not in running.log.read_text()
    finally:
        running.kill()
        assert running.process.wait(PATIENCE)


def _says(path: Path, word: str) -> bool:
    try:
        return word.encode() in path.read_bytes()
    except OSError:  # it has ended
        return False


def test_who_writes_a_password_into_a_command_is_told(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ArchfoeError):
        serve(port=0, database="postgresql://ann:secret@127.0.0.1:1/games")
    assert READ_BY_ALL in caplog.text and "secret" not in caplog.text
