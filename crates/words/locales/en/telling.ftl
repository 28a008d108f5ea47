### Telling: what characters are called, and what they say

refused-choosing = Not now: a choice is being made.
refused-not-told = No story is told in this game.
refused-bad-line = A line of the story can be up to 500 characters.
refused-story-full = The story of this game is as long as it may get.
refused-named-already = Characters are named before the first chapter.
refused-own-name = Your character is somebody else: choose another name than your own.
web-tell = Tell a line, as { $player }
web-tell-help = As you like: Esc leaves it out.
web-tell-ideas = Ideas to borrow
web-tell-send = Tell it
web-told = { $player }: “{ $text }”
web-character = Name your character
web-character-name = What your character is called
web-character-named = You play { $player }.
web-character-dice = Another name
# Names that the dice know, for whoever somebody turns out to be
web-character-names = Robin, Ada, Theo, Wren, Otis, Maud, Felix, Ivy, Jules, Nell, Basil, Cleo, Hugo, Pearl, Silas, Juno, Rory, Tess, Linus, Opal, Emmett, Greer, Ned, Sunny
