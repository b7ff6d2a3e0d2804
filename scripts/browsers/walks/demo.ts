import { expectNow, press, type Tab, until } from "@/scripts/browsers/browser";
import { at, type Place } from "@/scripts/browsers/walks/place";

const words = 5;

/** Five words, each answered, and then a way into the app. */
export async function playTheDemo(tab: Tab, place: Place) {
  await tab.goto(at(place, "/"));
  for (let word = 0; word < words; word += 1) {
    await press(tab, 'main [aria-keyshortcuts="y"]');
    await until(tab, "!document.querySelector('main [aria-keyshortcuts]')", "the answer is told");
    await expectNow(tab, "document.activeElement.matches('main button')", "the way on has the focus");
    await tab.read("void document.activeElement.setAttribute('data-walk', '')");
    await tab.press("Enter");
    await until(tab, "!document.querySelector('[data-walk]')", "the next word, or the end");
  }
  await until(tab, "!document.querySelector('main [aria-keyshortcuts]')", "the end of the demo");
  await expectNow(tab, "document.querySelector('main a[href$=\"#/practice\"]')", "a way into the app");
}
