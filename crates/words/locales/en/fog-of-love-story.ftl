### Fog of Love: the log as a story. It names people and never says “you”.

## The course of the story

fs-chapter = Chapter { $chapter }: { fl-quoted }.
fs-finale = The finale: { fl-quoted }.
fs-traits = { $player } keeps three traits: { $text }.

## Scenes

# What the situation before does to the scene just played
fs-under = { fl-quoted } leaves its mark on it.
fs-lapsed = { fl-quoted } fades away: it doesn’t fit this scene.
fs-lapsed-end = { fl-quoted } fades away: no scene follows.
# $text: the option in its own words, a whole sentence
fs-chose = { $player } chooses { $option }: { $text }
fs-matched = { $players } both choose { $option }, a match: { $text }
fs-bent-choice = { $player } takes { $option } instead: { $text }
fs-bent-further = { $player } takes { $option } as well: { $text }
fs-decided = { $player } decides: { $text }
fs-left = { $player } lets it be.
fs-floor = Now { $players } { $count ->
    [one] tells
   *[other] tell
} the story.
fs-drew = { $player } draws { $count ->
    [one] a scene
   *[other] { $count } scenes
}.
fs-drew-cards = { $player } draws { $text }.
fs-discarded = { $player } discards { $count ->
    [one] a scene
   *[other] { $count } scenes
} face down.
fs-discarded-cards = { $player } discards { $text } face down.

## What came of it

# $gain: “+3 satisfaction (now 12), +1 gentleness ↑”
fs-came = { $player }: { $gain }.
fs-satisfaction = { $gain } (now { $count })
fs-none-left = no satisfaction left to lose
fs-goals = { $player } { $holds ->
    [yes] completes
   *[no] misses
} { $count ->
    [one] the goal of { $text }
   *[other] the goals of { $text }
}.

## The tale to keep

fs-tale-by = A love story by { $players }
fs-tale-people = Who they were
fs-tale-job = { $player }’s occupation: { fl-quoted }.
# $player is struck by something in $target
fs-tale-saw = What { $player } noticed about { $target }: { $text }.
fs-tale-traits = What { $player } was hiding in the end: { $text }.
fs-tale-chapter = Chapter { $chapter }
fs-tale-secret = { $player } kept this secret.
fs-tale-out = It came to light in chapter { $chapter }.
fs-tale-out-finale = It lasted until the finale.
fs-tale-never-out = It never came to light.
# A secret that nobody found, as it is shown at the end
fs-tale-kept = { $player } kept a secret to the very end: { fl-quoted }.
fs-tale-cuts-in = { $player } cuts in: { fl-quoted }.
# A reaction has changed what somebody chose; $text: the option in its own words
fs-tale-instead = { $player } takes this instead: { $text }
fs-tale-as-well = { $player } takes this as well: { $text }
fs-tale-end = How it ended
fs-tale-stays = { $player } wanted to stay.
fs-tale-leaves = { $player } wanted to leave.
# The conditions of the destiny follow, one to a line
fs-tale-if = What it took:
