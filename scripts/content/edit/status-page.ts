import { localeFacts, locales } from "@/lib/i18n/locales";
import type {
  ContentStatus,
  DocumentStatus,
  StatusFilter,
  TextStatus,
} from "@/scripts/content/edit/content-status";
import type { Count } from "@/scripts/content/edit/count-translations";
import { stateSigns } from "@/scripts/content/edit/status-table";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const style = `
:root{color-scheme:light dark;--paper:light-dark(#FBFAF6,#10161C);--ink:light-dark(#161A20,#E4E2DA);--soft:light-dark(#424852,#B4B8BA);--line:light-dark(#DAD6C8,#2C3742);--press:light-dark(#0C5A63,#6FC3CC)}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
main{padding:24px 16px}h1{margin:0 0 8px;font-size:26px}a{color:var(--press)}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:16px 0}
select,button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:6px;padding:6px 12px;min-height:40px}
:focus-visible{outline:3px solid var(--press);outline-offset:2px}
.box{max-height:80vh;overflow:auto;border:1px solid var(--line);border-radius:8px;margin:0 0 32px}
table{border-collapse:separate;border-spacing:0}
th,td{border-bottom:1px solid var(--line);padding:6px 10px;text-align:start;vertical-align:top;white-space:nowrap}
thead th{position:sticky;top:0;background:var(--paper);z-index:2}
tbody th,thead th:first-child{position:sticky;left:0;background:var(--paper);z-index:1;font-weight:500}
thead th:first-child{z-index:3}td.figure{text-align:end;font-variant-numeric:tabular-nums}
.missing{color:var(--soft)}
.broken{background:light-dark(#FBE3DF,#4A1F1A);font-weight:600}.draft{background:light-dark(#E2EEF7,#16324A)}
.stale{background:light-dark(#FDF0C4,#463A0E)}.review{background:light-dark(#EFE6F7,#33234A)}
.published{background:light-dark(#E1F1E4,#143A24)}
summary{cursor:pointer}td ul{margin:6px 0 0;padding-inline-start:18px;white-space:normal;min-width:180px}
pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Where the server that shows the page puts what only it knows: the faults of the content system's documents. */
const cmsPlace = "<!-- content system -->";

/** The matrix as a page: every state has its sign and its word, the colour only repeats them. */
export function statusPage(status: ContentStatus, filter: StatusFilter): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Content, Bandwise</title>
<style>${style}
</style>
</head>
<body><main><h1>Content</h1>
${filterForm(filter)}
${faultList(status.faults)}
${cmsPlace}
${documentTable(status.documents)}
${countTable("Interface strings", status.strings)}
${countTable("CMS documents", status.cms)}
</main></body>
</html>
`;
}

function filterForm({ locale, stale }: StatusFilter) {
  const options = locales.map(
    (each) =>
      `<option value="${each}"${each === locale ? " selected" : ""}>${each} ${localeFacts[each].name}</option>`,
  );
  return `<form><label>Language <select name="locale"><option value="">all</option>${options.join("")}</select></label>
<label><input type="checkbox" name="stale" value="1"${stale ? " checked" : ""}> only what is stale</label>
<button>Show</button></form>`;
}

function faultList(faults: string[]) {
  if (faults.length === 0) return "";
  return `<section><h2>Cannot be read (${faults.length})</h2><pre>${escapeHtml(faults.join("\n"))}</pre></section>`;
}

/** A box that scrolls by itself can be reached and scrolled by keyboard. */
const scrolled = (label: string, table: string) =>
  `<div class="box" role="region" aria-label="${label}" tabindex="0">${table}</div>`;

const headRow = (title: string, columns: { locale: string }[]) =>
  `<thead><tr><th scope="col">${title}</th>${columns.map(({ locale }) => `<th scope="col">${locale}</th>`).join("")}</tr></thead>`;

function documentTable(documents: DocumentStatus[]) {
  const title = `Documents (${documents.length})`;
  const rows = documents.map(
    ({ collection, slug, address, texts }) =>
      `<tr><th scope="row"><a href="${escapeHtml(address)}">${escapeHtml(`${collection}/${slug}`)}</a></th>${texts.map(textCell).join("")}</tr>`,
  );
  if (rows.length === 0) return `<p>No document is like that.</p>`;
  const table = `<table>${headRow(title, documents[0]?.texts ?? [])}<tbody>\n${rows.join("\n")}\n</tbody></table>`;
  return scrolled("Documents", table);
}

function textCell({ state, stale }: TextStatus) {
  const words = `<span aria-hidden="true">${stateSigns[state].sign}</span> ${state}`;
  if (stale.length === 0) return `<td class="${state}">${words}</td>`;
  const parts = stale.map((part) => `<li>${escapeHtml(part)}</li>`).join("");
  return `<td class="${state}"><details><summary>${words} (${stale.length})</summary><ul>${parts}</ul></details></td>`;
}

function countTable(title: string, counts: Count[]) {
  if (counts.length === 0) return "";
  const row = (name: string, pick: (count: Count) => number) =>
    `<tr><th scope="row">${name}</th>${counts.map((count) => `<td class="figure">${pick(count)}</td>`).join("")}</tr>`;
  const body = [
    row("translated", ({ translated }) => translated),
    row("same as English", ({ same }) => same),
    row("missing", ({ missing }) => missing),
  ];
  const table = `<table>${headRow(`${title} (${counts[0]?.total ?? 0})`, counts)}<tbody>${body.join("")}</tbody></table>`;
  return scrolled(title, table);
}
