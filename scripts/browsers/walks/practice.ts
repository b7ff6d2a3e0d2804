import { expectNow, press, type Tab, until, write } from "@/scripts/browsers/browser";
import { at, type Place } from "@/scripts/browsers/walks/place";
import { isFree, task } from "@/scripts/browsers/walks/task";

const questions = 5;
const fields = `${task} textarea, ${task} [translate=no] input`;

async function answer(tab: Tab) {
  if (await tab.read(`!!document.querySelector("${task} textarea")`)) {
    await write(tab, fields, "she goes to school");
    return press(tab, `${task} > div:last-child button`);
  }
  const gaps = await tab.read(`document.querySelectorAll("${task} [translate=no] input").length`);
  if (gaps) await write(tab, fields, "abc");
  if (gaps === 1) return tab.press("Enter");
  if (gaps) {
    // A passage: the empty gaps are asked about once.
    await press(tab, `${task} > div:last-child button`);
    return press(tab, `${task} > div:last-child button`);
  }
  return press(tab, `${task} fieldset button:last-of-type`);
}

/** A set of a task as a guest, from the choice to the score. */
export const practiceASet = (type: number) => async (tab: Tab, place: Place) => {
  await tab.goto(at(place, "/app#/practice"));
  await until(tab, "document.querySelectorAll('input[name=type]').length > 2", "the choice of tasks");
  await tab.read(`document.querySelectorAll('input[name=type]')[${type}].click()`);
  if (type === 0) {
    await until(tab, "document.querySelectorAll('input[name=way]').length > 1", "the choice of rounds");
    await tab.read("document.querySelectorAll('input[name=way]')[1].click()");
  }
  await press(tab, 'main form button[type="submit"]');
  for (let question = 0; question < questions; question += 1) {
    const shown = `document.querySelector("${task} legend, ${task} textarea:not(:disabled), ${task} input:not(:disabled)")`;
    await until(tab, shown, `question ${question + 1}`);
    if (question === 0) await expectNow(tab, "scrollY === 0", "the task begins at its top");
    await answer(tab);
    await until(tab, `document.querySelector("${task} [role=status] svg")`, "the verdict");
    await expectNow(tab, isFree, "nothing lies over the way on");
    await press(tab, `${task} > div:last-child button`);
  }
  await until(
    tab,
    "!location.hash.endsWith('/practice') && /\\d\\s?%/.test(document.querySelector('main').innerText)",
    "the score",
  );
  await expectNow(tab, "document.title.endsWith('Bandwise')", "the screen's own title");
};
