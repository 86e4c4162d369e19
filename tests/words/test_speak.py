from __future__ import annotations

import pytest

import stolek
from stolek import CHANCE, Event, Item, Refusal
from stolek.words.rulebook import clauses, numbered
from stolek.words.speak import LANGUAGES, Speaker

INGENIOUS = stolek.game("ingenious")
PLACED = Event(
    name="placed",
    facts={"seat": 0, "colour_a": "red", "cell_a": "h8", "colour_b": "yellow", "cell_b": "h9"},
)


def speaker(language: str, *seats: str) -> Speaker:
    return Speaker(language, INGENIOUS, seats)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Speaker("de")
    assert refused.value.code == "unknown-language"
    assert refused.value.facts == {"language": "de", "known": ["en", "cs", "sk"]}
    assert Speaker("cs").refusal(refused.value) == "Jazykem „de“ Stolek nemluví. Vyberte en, cs nebo sk."


# ---- nothing is ignored silently ----------------------------------------------------------------


def test_a_missing_phrase_is_an_error() -> None:
    with pytest.raises(LookupError, match="event-nonsense"):
        speaker("cs").event(Event(name="nonsense"))


def test_a_missing_attribute_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"option-mode\.nonsense"):
        speaker("cs").say("option-mode.nonsense")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError, match="player"):
        speaker("cs").event(Event(name="began"))


def test_a_word_without_its_noun_is_an_error() -> None:
    with pytest.raises(LookupError, match="colour-pink"):
        speaker("cs").event(Event(name="claimed", facts={"seat": 0, "colour": "pink"}))


def test_phrases_of_a_game_are_not_known_outside_of_it() -> None:
    assert speaker("en").has("event-placed")
    assert not Speaker("en").has("event-placed")
    assert Speaker("en").has("event-resigned")


# ---- facts become words -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Eva lays red on h8 and yellow on h9."),
        ("cs", "Eva přikládá červenou na h8 a žlutou na h9."),
        ("sk", "Eva prikladá červenú na h8 a žltú na h9."),
    ],
)
def test_nouns_come_in_the_case_that_the_sentence_needs(language: str, sentence: str) -> None:
    assert speaker(language, "Eva").event(PLACED) == sentence


def test_a_seat_without_a_name_is_called_by_its_number_from_one() -> None:
    began = Event(name="began", facts={"seat": 1})
    assert speaker("en", "Eva", "").event(began) == "Player 2 begins."
    assert speaker("cs").event(began) == "Začíná Hráč 2."
    assert speaker("sk").event(began) == "Začína Hráč 2."


def test_chance_has_a_name_too() -> None:
    assert speaker("cs", "Eva").say("event-began", seat=CHANCE) == "Začíná Náhoda."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Shown and put aside: red–blue, green–yellow and double purple."),
        ("cs", "Ukazuje a odkládá: červeno-modrý, zeleno-žlutý a jednobarevný fialový."),
        ("sk", "Ukazuje a odkladá: červeno-modrý, zeleno-žltý a jednofarebný fialový."),
    ],
)
def test_lists_are_joined_as_people_say_them(language: str, sentence: str) -> None:
    facts = {"seat": 0, "tiles": ["red-blue", "green-yellow", "purple-purple"]}
    assert speaker(language).event(Event(name="swapped", facts=facts)).endswith(sentence)


def test_a_list_of_one_is_that_one() -> None:
    facts = {"seat": 0, "tiles": ["red-blue"]}
    assert speaker("en").event(Event(name="swapped", facts=facts)).endswith(": red–blue.")


def test_a_list_of_seats_is_a_list_of_names() -> None:
    assert (
        speaker("cs", "Eva", "Jan").say("terminal-winners", seats=[0, 1]) == "Společně vyhrávají Eva a Jan!"
    )
    refusal = Refusal("not-your-turn", seat=1, to_act=[0, 2])
    assert speaker("sk", "Eva").refusal(refusal) == "Teraz nie ste na ťahu; hrajú Eva a Hráč 3."


def test_truth_is_written_as_it_is_typed() -> None:
    refusal = Refusal("bad-option", option="open", value=1, known=[False, True])
    assert speaker("en").refusal(refusal) == "The option “open” cannot be “1”. Choose false or true."


def test_facts_with_a_structure_of_their_own_are_left_to_pictures() -> None:
    facts = {
        "seat": 0,
        "colour": "red",
        "cell": "h8",
        "points": 2,
        "value": 18,
        "lost": 1,
        "runs": [{"points": 2}],
    }
    sentence = "Eva získává 2 body za červenou na h8, ale jeden bod propadá; kolíček stojí na 18."
    assert speaker("cs", "Eva").event(Event(name="scored", facts=facts)) == sentence


def test_text_typed_in_is_no_template() -> None:
    refusal = Refusal("unknown-cell", text="{ $cell }", example="h8")
    assert "“{ $cell }”" in speaker("en").refusal(refusal)


def test_endless_text_is_cut() -> None:
    endless = "x" * 100_000
    for known in (["ingenious"], [endless, endless, endless]):
        sentence = Speaker("en").refusal(Refusal("unknown-game", game=endless, known=known))
        assert "x…”" in sentence
        assert len(sentence) < 4000


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "0 points", 1: "1 point", 2: "2 points", 5: "5 points", 21: "21 points"}),
        ("cs", {0: "0 bodů", 1: "1 bod", 2: "2 body", 5: "5 bodů", 21: "21 bodů"}),
        ("sk", {0: "0 bodov", 1: "1 bod", 2: "2 body", 5: "5 bodov", 21: "21 bodov"}),
    ],
)
def test_numbers_choose_their_plural(language: str, forms: dict[int, str]) -> None:
    items = {n: Item(name="track", points=n, facts={"colour": "green"}) for n in forms}
    spoken = {n: speaker(language).item(item).partition(": ")[2] for n, item in items.items()}
    assert spoken == forms


# ---- clauses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [10**40, -(10**40), float("nan"), float("inf"), {"a": 1}, [], None, 10**14])
def test_whatever_was_asked_for_a_refusal_has_words(value: object, language: str) -> None:
    refusal = Refusal("bad-option", option="open", value=value, known=[False, True])
    assert speaker(language).refusal(refusal)
    assert speaker(language).refusal(Refusal("unknown-seat", seat=value, players=2))


def test_a_refusal_ends_with_its_clause() -> None:
    refusal = Refusal("cell-taken", "ING-14", cell="h8", colour="blue")
    assert speaker("en").refusal(refusal) == "h8 is taken, blue lies there. Choose an empty cell. (ING-14)"


@pytest.mark.parametrize(
    ("language", "part"),
    [
        ("en", "Written down, “red-blue h8-h9” means red on h8 and blue on h9."),
        ("cs", "Zápis „red-blue h8-h9“ znamená: červená na h8, modrá na h9."),
        ("sk", "Zápis „red-blue h8-h9“ znamená: červená na h8, modrá na h9."),
    ],
)
def test_a_clause_is_plain_text(language: str, part: str) -> None:
    text = speaker(language).clause("ING-13")
    assert text.endswith(part)
    assert not set(text) & set("*`\n")
    assert text == speaker(language).clause("ing-13")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_in_any_clause(language: str) -> None:
    for number in clauses(INGENIOUS.folder, language):
        assert not set(speaker(language).clause(number)) & set("*`\n")


@pytest.mark.parametrize(
    ("typed", "number"), [("BOR-10a", "BOR-10a"), ("bor-10A", "BOR-10a"), ("d-20", "D-20"), ("", "")]
)
def test_a_clause_may_be_typed_in_any_case(typed: str, number: str) -> None:
    assert numbered(typed) == number


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(LookupError, match="ING-99"):
        speaker("cs").clause("ING-99")
    with pytest.raises(LookupError, match="ING-13"):
        Speaker("cs").clause("ING-13")


def test_files_are_read_once() -> None:
    assert speaker("cs", "Eva").phrases is speaker("cs", "Jan").phrases
    assert speaker("cs").phrases is not Speaker("cs").phrases


def test_how_an_option_is_typed_follows_what_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    english = speaker("en")
    assert english.typed_option("mode") == english.say("option-mode.help")
    monkeypatch.setattr(english, "has", lambda key: key == "option-mode.typed")
    monkeypatch.setattr(english, "say", lambda key: key)
    assert english.typed_option("mode") == "option-mode.help option-mode.typed"
