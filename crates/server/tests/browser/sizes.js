// What is too small on the table of Love Letter, or dropped: a list of complaints, empty if all is well.
// arguments: how wide a card of one's own is at the least, how large its text, and both where there are three.
const [wide, text, wideOfThree, textOfThree] = arguments;
const wrong = [];
// A card that comes flying has its size when it is there.
for (const flight of document.getAnimations()) if (flight.effect.getComputedTiming().endTime < 1e5) flight.finish();
const cards = [...document.querySelectorAll(".hand .card")];
const three = cards.length > 2;
for (const card of cards) {
  const line = card.querySelector(".line"), name = card.querySelector(".name");
  const box = card.getBoundingClientRect(), size = parseFloat(getComputedStyle(line).fontSize);
  const range = document.createRange();
  range.selectNodeContents(line);
  const words = range.getBoundingClientRect();
  if (box.width < (three ? wideOfThree : wide)) wrong.push(`${card.id} is ${Math.round(box.width)} wide`);
  if (size < (three ? textOfThree : text)) wrong.push(`the text of ${card.id} has ${size} px`);
  for (const at of [line, name]) if (!at.checkVisibility() || !at.getClientRects().length) wrong.push(`${card.id} lacks its ${at.className}`);
  if (words.height < size || words.left < box.left || words.right > box.right || words.top < box.top || words.bottom > box.bottom + 1) {
    wrong.push(`the text of ${card.id} leaves its card`);
  }
  if (words.top < name.getBoundingClientRect().bottom - 4) wrong.push(`the text of ${card.id} lies on its name`);
}
return wrong;
