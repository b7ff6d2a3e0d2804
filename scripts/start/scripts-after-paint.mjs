import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { Fault } from "./say.mjs";

const waiting = "text/after-paint";
/** Not kept waiting: the learner area and an order show nothing without their scripts. */
const exempt = /(?:^|[\\/])(?:app|success)(?:[\\/]|$)/;
const scriptTag = /<script src="([^"]+)"( id="_R_")? async=""><\/script>/g;
const preloadTag = /<link rel="preload" as="script"[^>]*>/g;
const root = /<html(?= )/;
/** What a film fetches before anybody plays it: its poster, and the captions in the language of the page. */
const filmParts = /(<video [^>]*?|<track [^>]*?)\b(poster|src)="(?=[^"]*\.(?:webp|vtt)")/g;

/**
 * Runs in the reader's browser: puts every waiting script in its place as soon as the page has been painted, or half a
 * second after it has loaded, for browsers that do not report paints and tabs that are not seen. With them come the
 * posters and captions of films, and the samples' serif (globals.css). A form of components/ui/form.tsx that is sent
 * before, it remembers.
 */
const loader = `<script>(function(){var gone;function go(){if(gone)return;gone=1;document.documentElement.removeAttribute("data-unpainted");["poster","src"].forEach(function(name){var late="data-late-"+name;document.querySelectorAll("["+late+"]").forEach(function(part){part.setAttribute(name,part.getAttribute(late));part.removeAttribute(late)})});document.querySelectorAll('script[type="${waiting}"]').forEach(function(old){var script=document.createElement("script");Array.from(old.attributes).forEach(function(a){if(a.name!=="type")script.setAttribute(a.name,a.value)});old.replaceWith(script)})}try{new PerformanceObserver(function(){requestAnimationFrame(function(){setTimeout(go)})}).observe({type:"paint",buffered:true})}catch(e){}addEventListener("submit",function(e){if(e.target.hasAttribute("data-waits")){e.preventDefault();e.target.setAttribute("data-waits","pressed")}},true);addEventListener("load",function(){setTimeout(go,document.hidden?0:500)})})()</script>`;

/**
 * The page of this address with its framework's scripts and the parts of a film waiting for the first paint; null when
 * it stays as it is.
 */
export function letScriptsWait(address, html) {
  if (exempt.test(address)) return null;
  const found = html.match(scriptTag)?.length ?? 0;
  if (found === 0) return null;
  return html
    .replace(root, "<html data-unpainted")
    .replace(preloadTag, "")
    .replace(filmParts, '$1data-late-$2="')
    .replace(
      scriptTag,
      (_, source, id = "") => `<script type="${waiting}" src="${source}"${id} async=""></script>`,
    )
    .replace("</body>", () => `${loader}</body>`);
}

/** Rewrites the pages that the build wrote into `folder`; see docs/decisions/009-scripts-after-paint.md. */
export function letBuiltScriptsWait(folder) {
  let pages = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const file = path.join(folder, name);
    const html = letScriptsWait(name.slice(0, -".html".length), readFileSync(file, "utf8"));
    if (html === null) continue;
    writeFileSync(file, html);
    pages += 1;
  }
  if (pages === 0)
    throw new Fault(
      `No built page in ${folder} names its scripts as scripts/start/scripts-after-paint.mjs expects.`,
    );
  return pages;
}
