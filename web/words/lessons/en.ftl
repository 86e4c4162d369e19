## Learning a game

ui-learn-title = Learn { $title }
ui-learn-none = There are no lessons for this game yet. Its rules are here:
ui-learn-next = Next
ui-learn-back = Back
ui-learn-well = Well done!
ui-learn-not-yet = Not quite.
ui-learn-once-more = Try again
ui-learn-brought = What happened:
ui-learn-would = What that would bring:
ui-learn-end = That is all you need to begin.
ui-learn-play = Play now against an easy bot
ui-learn-from-start = From the beginning
ui-learn-list = List of choices
