import { parseXml, type XmlElement } from "@rgrove/parse-xml";

import { childrenNamed, elementsIn, nameElement, type Named } from "@/scripts/i18n/xml-elements";
import { namespaces } from "@/scripts/i18n/write-xliff";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const page = (style: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}body{width:1000px;background:#FBFAF6;color:#161A20;font:16px/1.5 system-ui,sans-serif}
${style}
</style></head><body>${body}</body></html>`;

/** A terminal with a command and what it answered. */
export function terminalPage(command: string, output: string) {
  const style = `main{padding:20px 24px;border-radius:10px;background:#10161C;color:#E4E2DA;font:15px/1.55 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
b{color:#8FD3C8}`;
  return page(style, `<main><b>$ ${escapeHtml(command)}</b>\n${escapeHtml(output.trimEnd())}</main>`);
}

type Row = { name: string; state: string; source: string; target: string; match: string; notes: string[] };

const isElement = (child: unknown): child is XmlElement =>
  typeof child === "object" && child !== null && "attributes" in child;

const textOf = (parent: Named, name: string) =>
  childrenNamed(parent, namespaces.core, name)[0]?.element.text ?? "";

/** Everywhere below an element, whatever stands between. */
function below(parent: Named, name: string): Named[] {
  return elementsIn(parent).flatMap((child) => (child.name === name ? [child] : below(child, name)));
}

function rowOf(unit: Named): Row {
  const segment = below(unit, "segment")[0];
  if (!segment) throw new Error("A unit of the exchange file has no segment.");
  const match = below(unit, "match")[0];
  return {
    name: unit.element.attributes["name"] ?? "",
    state: segment.element.attributes["state"] ?? "",
    source: textOf(segment, "source"),
    target: textOf(segment, "target"),
    match: match ? textOf(match, "target") : "",
    notes: below(unit, "note").map(({ element }) => element.text),
  };
}

/** The units of one page in an exchange file. */
function rowsOf(xliff: string, file: string): Row[] {
  const { root } = parseXml(xliff);
  if (!isElement(root)) throw new Error("The exchange file is empty.");
  const files = childrenNamed(nameElement(root, new Map()), namespaces.core, "file");
  const own = files.find(({ element }) => element.attributes["id"] === file);
  if (!own) throw new Error(`The exchange file has no ${file}.`);
  return below(own, "unit").map(rowOf);
}

/** An exchange file as a translation program lays it out: the English text, the translation, what is to be known. */
export function translatorPage(xliff: string, file: string) {
  const style = `h1{padding:12px 20px;background:#E2EEED;font-size:17px}table{width:100%;border-collapse:collapse;background:#fff}
th{padding:8px 20px;text-align:start;font-size:13px;color:#424852;background:#F3F0E7}td{padding:10px 20px;width:42%;vertical-align:top;border-top:1px solid #D8D4C7;white-space:pre-wrap;overflow-wrap:anywhere}
td:first-child{width:16%}i{display:inline-block;padding:1px 10px;border-radius:99px;background:#D9EFE2;font-style:normal;font-size:13px}i.initial{background:#FBE39A}
small{display:block;margin-top:6px;font-size:13px;color:#424852}q{display:block;margin-top:6px;padding:6px 10px;border-inline-start:3px solid #F6C945;background:#FDF4D6;font-size:14px;quotes:none}`;
  const rows = rowsOf(xliff, file).map(({ name, state, source, target, match, notes }) => {
    const offered = match ? `<q>Earlier translation: ${escapeHtml(match)}</q>` : "";
    const known = notes.map((note) => `<small>${escapeHtml(note)}</small>`).join("");
    return `<tr><td><i class="${escapeHtml(state)}">${escapeHtml(state)}</i><small>${escapeHtml(name)}</small></td><td>${escapeHtml(source)}${known}</td><td>${escapeHtml(target)}${offered}</td></tr>`;
  });
  return page(
    style,
    `<h1>de.xlf, ${escapeHtml(file)}</h1><table><tr><th>State</th><th>English</th><th>Deutsch</th></tr>${rows.join("")}</table>`,
  );
}
