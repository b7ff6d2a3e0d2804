import { expectNow, press, type Tab, until, write } from "@/scripts/browsers/browser";
import { at, type Place } from "@/scripts/browsers/walks/place";

const lastEntry = "main nav li:last-child > a[href^='#']";

/** The last entry of the contents leads to its heading, and the heading stays where it is. */
export async function jumpByTheContents(tab: Tab, place: Place) {
  await tab.goto(at(place, "/courses/det-read-and-select-course"));
  await press(tab, lastEntry);
  const top = `document.getElementById(decodeURIComponent(document.querySelector("${lastEntry}").hash.slice(1))).getBoundingClientRect().top`;
  const isInPlace = `${top} > 0 && ${top} < 200`;
  await until(tab, isInPlace, "the heading lies at the top");
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expectNow(tab, isInPlace, "the heading stays at the top");
}

/** The words and their results agree, also for whoever comes back to them. */
export async function searchAndComeBack(tab: Tab, place: Place) {
  const field = 'document.querySelector("input[name=q]")';
  const result = "main ul li h2 a";
  await tab.goto(at(place, "/search"));
  await write(tab, "input[name=q]", "Read and Select");
  await until(tab, "location.search.includes('Select')", "the words in the address");
  await press(tab, result);
  await until(tab, "!location.pathname.endsWith('/search')", "the result");
  await tab.back();
  await until(tab, "location.pathname.endsWith('/search')", "the search again");
  await until(
    tab,
    `document.querySelector("${result}") && ${field}.value === "Read and Select"`,
    "words and results",
  );
}
