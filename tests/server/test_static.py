"""The built pages as static files: assets are compressed once and may be cached."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolek.server import static
from tests.server.clients import browser

pytestmark = pytest.mark.anyio
SCRIPT = b"console.log('stolek');\n" * 100


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site with one script."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/page-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "index.html").write_text("<title>Stolek</title>", encoding="utf-8")
    monkeypatch.setattr(static, "SITE", tmp_path)
    static.compressed.cache_clear()
    return tmp_path


async def test_an_asset_is_the_same_compressed_or_not(shared_base: str) -> None:
    async with browser(shared_base) as client:
        answers = [
            await client.get("/assets/page-1a2b.js", headers={"accept-encoding": how})
            for how in ("gzip", "identity")
        ]
    assert [answer.content for answer in answers] == [SCRIPT, SCRIPT]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None]
    lengths = [int(answer.headers["content-length"]) for answer in answers]
    assert lengths[0] < lengths[1] == len(SCRIPT)
    for answer in answers:
        assert answer.headers["cache-control"] == "max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


async def test_only_the_head_of_an_asset_can_be_asked_for(shared_base: str) -> None:
    async with browser(shared_base) as client:
        answer = await client.head("/assets/page-1a2b.js")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("name", ["page-0000.js", "%2e%2e", "%2e%2e%2findex.html", "page-1a2b.js%00"])
async def test_whatever_is_no_asset_is_not_found(shared_base: str, name: str) -> None:
    async with browser(shared_base) as client:
        answer = await client.get(f"/assets/{name}")
    assert answer.status_code == 404


async def test_an_asset_that_is_built_later_is_found(shared_base: str, site: Path) -> None:
    async with browser(shared_base) as client:
        assert (await client.get("/assets/page-3c4d.js")).status_code == 404
        (site / "assets/page-3c4d.js").write_bytes(SCRIPT)
        assert (await client.get("/assets/page-3c4d.js")).content == SCRIPT
