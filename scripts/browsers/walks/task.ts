/** The section a question stands in. */
export const task = "section[aria-label]";

/** Whether the way on lies in the window with nothing over it. */
export const isFree = `(() => {
  const button = document.querySelector("${task} > div:last-child button");
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})()`;
