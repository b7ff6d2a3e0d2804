import { expectNow, press, type Tab, until } from "@/scripts/browsers/browser";
import { at, type Place } from "@/scripts/browsers/walks/place";

const video = "document.querySelector('#film video')";
const shown = `[...${video}.textTracks].filter((track) => track.mode === "showing")`;

/** A page opened directly: the film plays on a press, with the captions of the page's language. */
export async function watchAFilm(tab: Tab, place: Place) {
  await tab.goto(at(place, "/courses/det-read-and-select-course"));
  await press(tab, "#film button");
  await until(tab, `${video}.currentTime > 0.5`, "the film plays");
  await expectNow(tab, `${video}.controls`, "the film has its controls");
  if (place.locale === "en") return expectNow(tab, `${shown}.length === 0`, "no captions unasked");
  await until(tab, `${shown}.some((track) => track.activeCues?.[0]?.text)`, "captions");
  await expectNow(tab, `${shown}[0].language === "${place.locale}"`, "captions in the page's language");
}
