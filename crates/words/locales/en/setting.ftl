### Setting the table: which story, which cards.

web-setting = The story
web-box = The box
web-box-printed = The box as printed
web-box-second = With the second edition
web-box-with = With “{ $title }”
web-box-with-second = With the second edition and “{ $title }”
web-box-line = { $count ->
    [one] One card
   *[other] { $count } cards
}. Languages: { $choices }.
web-box-line-by = { $count ->
    [one] One card
   *[other] { $count } cards
}, by { $player }. Languages: { $choices }.
# Some cards do not have the reader’s language; the languages are named as their speakers call them
web-box-foreign = Not all of these cards speak English. You read the others in their own language: { $choices }.
web-box-told = The cards: { $title }.
web-setting-events = Special events
web-setting-events-help = Each brings scenes of its own along, in any story.
web-setting-all = Scenes of the other stories too
web-setting-without = Leave out single scenes
web-setting-without-help = A ticked scene is left out, and everybody at the table sees it here.
# Before a story is chosen: what its chapters touch on, which cannot be left out
web-setting-touches = The chapters of “{ $title }” touch on { $choices }.
web-setting-told = The story is “{ $title }”.
web-setting-told-events = Special events: { $choices }.
web-setting-told-no-events = No special events.
web-setting-told-all = Scenes of the other stories are in the decks too.
web-setting-told-without = Left out: { $choices }.
web-veto = Rather not
web-veto-help = Choose what you would rather not meet. No scene will touch on whatever either of you chooses, and nobody learns who chose it, or whether anybody did.
web-veto-chapters = Chapters are not left out. Those of “{ $title }” touch on { $choices }: if you would rather not, ask for another story.
web-veto-for = { $player }: what to leave out
web-veto-done = Done
web-field-events = Special events
web-field-scenes = Scenes
web-events-none = None
web-events-all = All of them
web-scenes-all = Of all stories
