export type NoticePlace = "head" | "foot";

const controls = "main :is(a, button, input, select, textarea, summary, label)";
/** As high as a notice gets on a phone. */
const noticeHeight = 80;

function isTaken(top: number) {
  const bottom = top + noticeHeight;
  return [...document.querySelectorAll(controls)].some((control) => {
    const box = control.getBoundingClientRect();
    return box.height > 0 && box.top < bottom && box.bottom > top;
  });
}

/** The foot of the screen, or the strip below the header when the foot has something to press and that strip has not. */
export function freePlace(header: Element | null): NoticePlace {
  if (!header || !isTaken(innerHeight - noticeHeight)) return "foot";
  return isTaken(header.getBoundingClientRect().bottom) ? "foot" : "head";
}
