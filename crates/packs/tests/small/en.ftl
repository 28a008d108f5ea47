pack-small = A small affair
    .text = Just enough cards to try everything once.

scene-burnt-toast = Burnt toast
    .words = “I made breakfast. Mostly.”
    .text = Smoke drifts out of the kitchen, and { $player } is proud.
    .a = “Delicious!” And swallow.
    .b = “Next time, let me.”
    .c = “Which button was it?”

scene-borrowed-sweater = The borrowed sweater
    .text = { $player } is wearing your favourite sweater.
        It looks better than on you.
    .a = “Keep it.”
    .b = “Wash it, at least.”

scene-long-way-home = The long way home
    .text = The last bus, or two hours under the stars?
    .a = Under the stars.
    .b = With the singing crowd on the bus.

scene-rainy-afternoon = A rainy afternoon
    .text = Nothing to do, nowhere to go. Everything counts double.

scene-two-spoons = One bowl, two spoons
    .words = “I am not hungry.”
    .text = The ice cream arrives.
    .a = Eat faster.
    .b = Leave the cherry.
    .c = Order a second one.

scene-karaoke = Karaoke
    .text = { $player } has put both your names on the list.
    .a = Sing.
    .b = Hold the coats.
    .tell-song = Tell which song it was, and who asked for an encore.

scene-second-key = The second key
    .text = A key lies on the table, still shiny.
    .a = “There is room in the wardrobe.”
    .b = “For emergencies.”

scene-mother-calls = Mother calls
    .words = “Tell her I am in the shower.”
    .text = The phone rings. It is not yours.
    .a = “Standing right here.”
    .b = “In the shower.”

scene-house-warming = House-warming
    .text = Forty guests, nine chairs.
    .a = Dance, then.
    .b = Hide in the pantry.

scene-ring-catalogue = A catalogue of rings
    .text = It fell open at that page. By itself.
    .a = “The third one.”
    .b = “Is that the time?”

scene-wedding-bells = Wedding bells
    .text = Everybody has turned around. { $partner } too.
    .a = “I do.”
    .b = “I do need some air.”

scene-unsent-letter = The unsent letter
    .text = Dear somebody else, it begins.
    .a = “You never sent it.”
    .b = “You kept it.”
    .never = It burns well, in the end.

scene-loose-lips = Loose lips
    .text = A friend has had one glass too many.

scene-what-i-meant = That is not what I meant
    .text = It sounded better before it was said.

scene-mind-reader = Mind reader
    .text = You know that look. Or do you?
    .manual-gaze = Look each other in the eye until somebody laughs.

trait-list-maker = List-maker
    .text = Even the kisses are numbered.

trait-last-minute = Last-minute
    .text = The train leaves. So do you, running.

trait-peeker = Peeker
    .text = No drawer is safe.

trait-homebody = Homebody
    .text = The best party has one guest.

trait-toast-giver = Toast-giver
    .text = A glass, a spoon, a speech.

trait-weeper = Easy weeper
    .text = Adverts are the worst.

trait-stone-face = Stone face
    .text = Fine. Everything is fine.

trait-soft-touch = Soft touch
    .text = Spiders are carried outside.

trait-straight-talker = Straight talker
    .text = You asked about the hat.

trait-fibber = Fibber
    .text = Traffic. It was the traffic.

occupation-baker = Baker

occupation-puppeteer = Puppeteer

occupation-locksmith = Locksmith

occupation-poet = Poet

occupation-bouncer = Bouncer

occupation-magician = Magician

feature-loud-laugh = Loud laugh

feature-cold-hands = Cold hands

feature-ink-stains = Ink stains

feature-good-shoes = Good shoes

feature-wide-eyes = Wide eyes

feature-half-smile = Half a smile

feature-freckles = Freckles

feature-quiet-step = Quiet step

feature-warm-scarf = Warm scarf

feature-old-scar = Old scar

destiny-steady-flame = Steady flame
    .text = Happy, honest, and not alone.

destiny-in-step = In step
    .text = Neither happier than the other.

destiny-two-suitcases = Two suitcases
    .text = One door, two directions.

story-sunday-soup = Sunday soup
    .text = It began with too much soup for one.
    .rules = One destiny starts in the pile.

chapter-sunday-soup-1 = Soup
    .text = The first spoonful decides.
    .a = Ask what is in it.
    .b = Eat up.

chapter-sunday-soup-2 = The washing-up
    .text = Somebody has to.

finale-sunday-soup = Coffee
    .text = The pot is empty, and the answer is due.
    .tell-years-later = Tell where the pot stands years later.

tutorial-sunday-soup-1 = Your first scene
    .part-1 = You take turns, and in each you play a scene.
    .part-2 = Play one from your hand.
