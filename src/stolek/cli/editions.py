"""`stolek edition check`: checks a box typed in by hand."""

from __future__ import annotations

import os

from stolek.cli import language
from stolek.cli.inspect import show_json
from stolek.cli.parameters import File, GameName, Json, Lang
from stolek.kernel import shelf
from stolek.kernel.editions import OWN_EDITIONS
from stolek.kernel.refusal import Refusal
from stolek.terminal.savefile import contents


def check(game: GameName, file: File, json: Json = False, lang: Lang = None) -> None:
    """Refuse what the rules cannot work with; print remarks on what is odd about the rest."""
    os.environ.pop(OWN_EDITIONS, None)  # the edition to be checked may be there already, and be broken
    manifest = shelf.game(game)
    speaker = language.speaker(lang, manifest)
    if manifest.edition_check is None:
        raise Refusal("no-edition-check", game=manifest.name)
    remarks = manifest.edition_check(contents(file))
    if json:
        return show_json({"game": manifest.name, "sound": True, "remarks": remarks})
    title = language.about(speaker, "title")
    print(speaker.say("cli-edition-sound", title=title, file=f"{manifest.name}.json"))
    for remark in remarks:
        print(speaker.remark(remark))
