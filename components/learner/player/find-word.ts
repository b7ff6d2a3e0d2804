import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const letters = /[\p{L}'’]/u;
/** Where taps do something else. */
const controls = "a, button, input, textarea, select, label, audio, summary";

/** What the learner typed, and notes of ours inside a text. */
const notOurs = "del, small, [data-typed]";

/** The English word of `area` under a tap or click, in lowercase; null where there is none or something was selected. */
export function wordAt(area: Element, { target, clientX, clientY }: MouseEvent): string | null {
  if (!(target instanceof Element) || target.closest(controls) || !getSelection()?.isCollapsed) return null;
  const place = caretAt(clientX, clientY);
  const root = place && isOurs(place.node) ? place.node.parentElement?.closest('[lang="en"]') : null;
  if (!place || !root || !area.contains(root) || !holds(root, clientX, clientY)) return null;
  return wordAround(textFrom(root), offsetIn(root, place));
}

/** Every English word that can be looked up in an element, in the order of the alphabet. */
export function englishWordsIn(root: Element): string[] {
  const texts = [...root.querySelectorAll('[lang="en"]')].map(textFrom);
  const words = texts.flatMap(splitWords).filter((word) => /^[a-z]{2,}$/.test(word));
  return [...new Set(words)].sort();
}

/** The word that the letter at `offset` belongs to. */
export function wordAround(text: string, offset: number): string | null {
  const isLetter = (at: number) => letters.test(text.charAt(at));
  let [start, end] = [offset, offset];
  while (start > 0 && isLetter(start - 1)) start -= 1;
  while (end < text.length && isLetter(end)) end += 1;
  const [word] = splitWords(text.slice(start, end));
  return word && /^[a-z]+(?:'[a-z]+)*$/.test(word) ? word : null;
}

type Place = { node: Text; offset: number };

function caretAt(x: number, y: number): Place | null {
  const position = "caretPositionFromPoint" in document ? document.caretPositionFromPoint(x, y) : null;
  const range = position ? null : rangeAt(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  return node instanceof Text ? { node, offset: position?.offset ?? range?.startOffset ?? 0 } : null;
}

/** Safari before 18.4 has this one only. */
const rangeAt = (x: number, y: number) => document.caretRangeFromPoint(x, y);

/** The nearest letter is found also from beside the text; a tap there means nothing. */
function holds(root: Element, x: number, y: number) {
  const range = document.createRange();
  range.selectNodeContents(root);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

const isOurs = (node: Text) =>
  node.parentElement?.closest(notOurs) === null &&
  node.parentElement.closest("[lang]")?.getAttribute("lang") === "en";

/** Spaces stand for what is no part of the text, so that the words around it stay apart. */
const textFrom = (root: Element) => textNodes(root).map(ownText).join("");
const ownText = (node: Text) => (isOurs(node) ? node.data : " ".repeat(node.data.length));

function offsetIn(root: Element, { node, offset }: Place) {
  const nodes = textNodes(root);
  return nodes.slice(0, nodes.indexOf(node)).reduce((sum, { data }) => sum + data.length, 0) + offset;
}
