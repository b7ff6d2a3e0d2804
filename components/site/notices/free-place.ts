/** The foot of the screen, over the page below the header, or there with the page moved down by as much. */
export type NoticePlace = "foot" | "head" | "room";

const controls = "main :is(a, button, input, select, textarea, summary, label)";
/** What somebody reads who has not scrolled yet: a strip that comes later lies on what is on its way. */
const headlines = () => (scrollY === 0 ? "main :is(h1, h2, h3)" : "main h1");

function isTaken(top: number, height: number, selector: string) {
  return [...document.querySelectorAll(selector)].some((element) => {
    const box = element.getBoundingClientRect();
    return box.height > 0 && box.top < top + height && box.bottom > top;
  });
}

/** Where a strip of this height covers nothing to press, and not what the page is about. */
export function freePlace(header: Element | null, height: number): NoticePlace {
  if (!header || !isTaken(innerHeight - height, height, controls)) return "foot";
  const below = header.getBoundingClientRect().bottom;
  return isTaken(below, height, `${controls}, ${headlines()}`) ? "room" : "head";
}
