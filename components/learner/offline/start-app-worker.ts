import { findKept, keep } from "@/components/learner/offline/kept";
import { loadDeck, loadSet } from "@/components/learner/queries";
import { loadPlayer } from "@/components/questions/registry";

const script = "/app-worker.js";
/** Screens load several files at once: they are named together. */
const quietMillis = 1_000;

const isOwnFile = (name: string) => name.startsWith(`${window.location.origin}/_next/static/`);

/** Tells the worker each hashed file that this page has loaded, and those it loads later. */
function nameFiles() {
  const waiting = new Set<string>();
  let timer = 0;
  async function tell() {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ files: [...waiting] });
    waiting.clear();
  }
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (isOwnFile(name)) waiting.add(name);
    if (waiting.size === 0) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void tell(), quietMillis);
  });
  observer.observe({ type: "resource", buffered: true });
}

/** After a new release: what was kept by the one before is fetched again, with the screens that show it. */
async function renewKept() {
  const [deck, set] = [findKept("deck"), findKept("set")];
  if (deck && !deck.isReadable) {
    keep("deck", deck.id, await loadDeck());
    await import("@/components/learner/words/review-screen");
  }
  if (set && !set.isReadable) {
    const data = await loadSet(set.id);
    keep("set", set.id, data);
    await import("@/components/learner/player/set-screen");
    for (const type of new Set(data.items.map((item) => item.type))) await loadPlayer(type);
  }
}

/** Where the browser has no workers, or lets none in, the app needs the connection to be opened. */
export async function startAppWorker(scope: string) {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(script, { scope, updateViaCache: "none" });
  nameFiles();
  if (navigator.onLine) await renewKept();
}
