import { demoSets } from "@/components/site/demo/demo-words";

const key = "demoSet";

/** Which row of words this visit plays: the page's own at first, then always the one after the last. */
export function nextSet(): number {
  try {
    const stored = Number.parseInt(localStorage.getItem(key) ?? "", 10);
    const set = Number.isInteger(stored) ? (stored + 1) % demoSets.length : 0;
    localStorage.setItem(key, String(set));
    return set;
  } catch {
    return 0;
  }
}
