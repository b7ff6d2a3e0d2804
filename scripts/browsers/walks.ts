import type { Tab } from "@/scripts/browsers/browser";
import { buyAndComeBack } from "@/scripts/browsers/walks/purchase";
import { comeBackAfterLogOut, comeBackWithoutStorage } from "@/scripts/browsers/walks/account";
import { playTheDemo } from "@/scripts/browsers/walks/demo";
import { watchAFilm } from "@/scripts/browsers/walks/film";
import { practiceASet } from "@/scripts/browsers/walks/practice";
import { jumpByTheContents, searchAndComeBack } from "@/scripts/browsers/walks/reading";
import { practiceAnItem } from "@/scripts/browsers/walks/steps";
import type { Place } from "@/scripts/browsers/walks/place";

export type Walk = { name: string; go: (tab: Tab, place: Place) => Promise<void> };

/** What somebody does with the product, from their first page to the last. */
export const walks: readonly Walk[] = [
  { name: "the demo of the home page", go: playTheDemo },
  { name: "a set of Read and Select", go: practiceASet(0) },
  { name: "a set of Fill in the Blanks", go: practiceASet(1) },
  { name: "a set of Read and Complete", go: practiceASet(2) },
  { name: "an Interactive Reading", go: practiceAnItem(3) },
  { name: "a set of Listen and Type", go: practiceASet(4) },
  { name: "an Interactive Listening", go: practiceAnItem(5) },
  { name: "a film with its captions", go: watchAFilm },
  { name: "a jump by the contents", go: jumpByTheContents },
  { name: "a search with Back", go: searchAndComeBack },
  { name: "register, log out, and Back", go: comeBackAfterLogOut },
  { name: "register, and come back without storage", go: comeBackWithoutStorage },
  { name: "a purchase with Back", go: buyAndComeBack },
];
