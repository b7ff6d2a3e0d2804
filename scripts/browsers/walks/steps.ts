import { expectNow, press, type Tab, until, write } from "@/scripts/browsers/browser";
import { at, type Place } from "@/scripts/browsers/walks/place";
import { isFree, task } from "@/scripts/browsers/walks/task";

const mostSteps = 12;
const main = `${task} > div:last-child button`;

/** What can be answered and was not yet, by the attribute that an answered one bears until its step goes. */
const open = {
  selects: `${task} [translate=no] select:not(:disabled, [data-walked])`,
  choices: `${task} input[type=radio]:not(:disabled, [data-walked])`,
  words: `${task} [role=application]:not([data-walked]) [data-word]`,
  notes: `${task} [translate=no] input:not([type=radio], :disabled, [data-walked])`,
  text: `${task} textarea:not(:disabled, [data-walked])`,
};
/** A verdict, and not the line of a conversation that says what plays. */
const verdict = `${task} div[role=status] > p > svg`;

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const each = (selector: string, act: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].map((field) => { ${act} }).length`;
const walked = "field.dataset.walked = 1;";

/** Answers the step on the screen with whatever comes first. Says whether it can be incomplete. */
async function answer(tab: Tab): Promise<boolean> {
  const has = async (selector: string) => Boolean(await tab.read(`!!${find(selector)}`));
  if (await has(open.selects)) {
    const choose = 'field.selectedIndex = 1; field.dispatchEvent(new Event("change", { bubbles: true }));';
    await tab.read(each(open.selects, choose + walked));
    return false;
  }
  if (await has(open.words)) {
    await tab.click(open.words);
    await tab.read(each(`${task} [role=application]`, walked));
    return false;
  }
  if (await has(open.choices)) {
    await tab.read(`${find(open.choices)}.click()`);
    await tab.read(each(open.choices, walked));
    return false;
  }
  const field = (await has(open.notes)) ? open.notes : open.text;
  await write(tab, field, "They agreed on a plan.");
  await tab.read(each(`${open.notes}, ${open.text}`, walked));
  return field === open.notes;
}

/** One item of several steps, from the choice of its task to its verdicts, and the way on. */
export const practiceAnItem = (type: number) => async (tab: Tab, place: Place) => {
  await tab.goto(at(place, "/app#/practice"));
  await until(tab, "document.querySelectorAll('input[name=type]').length > 2", "the choice of tasks");
  await tab.read(`document.querySelectorAll('input[name=type]')[${type}].click()`);
  await press(tab, 'main form button[type="submit"]');
  const something = Object.values(open).map(find).join(" || ");
  for (let step = 0; step < mostSteps; step += 1) {
    await until(tab, `${something} || ${find(verdict)}`, `step ${step + 1}`);
    if (await tab.read(`!!${find(verdict)}`)) break;
    const mayBeIncomplete = await answer(tab);
    await press(tab, main);
    // What is empty is asked about once.
    if (mayBeIncomplete) await press(tab, main);
  }
  await until(
    tab,
    `document.querySelectorAll(${JSON.stringify(verdict)}).length > 5`,
    "a verdict on every step",
  );
  await expectNow(tab, isFree, "nothing lies over the way on");
};
