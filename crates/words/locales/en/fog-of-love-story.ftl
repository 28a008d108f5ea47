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

## The tale to keep: in the third person, and over

fs-tale-of = The story of { $players }
fs-tale-people = Who they were
fs-tale-job = What { $player } did for a living: { fl-quoted }.
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
fs-tale-came-out = A secret of { $player }’s came to light: { fl-quoted }.
fs-tale-secret-gone = One secret { $player } got rid of before anybody could ask: { fl-quoted }.
fs-tale-cuts-in = { $player } cut in: { fl-quoted }.
# A situation that colours the next scene
fs-tale-under = { fl-quoted } was still in the air.
# A reaction has changed what somebody chose; the option follows in its own words
fs-tale-instead = { $player } had second thoughts.
fs-tale-as-well = { $player } didn’t leave it at that.
# What a reaction does to the scene
fs-tale-skipped = Nothing came of it.
fs-tale-replaced = It was dropped, and something else took its place.
fs-tale-repeated = And then it all happened once more.
fs-tale-void = { $player }’s answer might as well not have been given.
fs-tale-ignored = It slid off { $player } like rain off slate.
# What changes about a person: an occupation, a trait, a feature
fs-tale-gave-up = { $player } had done with this: { fl-quoted }.
# $left is given up, $title taken in its place
fs-tale-changed = { $player } left “{ $left }” behind, and something else began: { fl-quoted }.
fs-tale-took = For { $player } something new began: { fl-quoted }.
# $player finds something new in $target
fs-tale-took-for = { $player } discovered something new in { $target }: { fl-quoted }.
fs-tale-showed = { $player } let { $target } see something that doesn’t show: { fl-quoted }.
fs-tale-admitted = { $holds ->
    [yes] { $player } owned up to it: { fl-quoted }.
   *[no] { $player } was asked about { fl-quoted }, and could honestly say no.
}
fs-tale-swapped-occupations = { $players } changed places at work.
fs-tale-swapped-features = { $players } each caught something of the other’s.
# What holds from now on, in the words of a card, where its pack has no others
fs-tale-flag-up = From then on: { fl-quoted }.
fs-tale-flag-down = It was no longer so: { fl-quoted }.
fs-tale-overrode = Then everything changed. What { $player } wanted, in the end, was this: { fl-quoted }.
fs-tale-end = How it ended
fs-tale-together-both = { $players } stayed together, and both had found what they were dreaming of.
fs-tale-together-one = { $players } stayed together, though the dream had come true only for { $player }.
fs-tale-together-none = { $players } stayed together. No dream had come true, but there was always tomorrow.
fs-tale-apart-both = { $players } parted, and both were the happier for it.
fs-tale-apart-one = { $players } parted, and only { $player } left with a light heart.
fs-tale-apart-none = { $players } parted, and no dream had come true.
fs-tale-destiny = { $holds ->
    [yes] What { $player } had been hoping for came true: { fl-quoted }.
   *[no] What { $player } had been hoping for did not come true: { fl-quoted }.
}
fs-tale-stays = { $player } had wanted to stay.
fs-tale-leaves = { $player } had wanted to leave.
# The conditions of the destiny follow, one to a line
fs-tale-if = What it took:
fs-tale-epilogue = Epilogue
