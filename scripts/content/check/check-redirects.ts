import { RedirectTable } from "@/lib/content/addresses/redirect-table";
import { isKnownPage } from "@/lib/content/gate/check-links";
import type { Locale } from "@/lib/i18n/locales";
import type { CheckedDocuments } from "@/scripts/content/check/check-documents";
import { readTable } from "@/scripts/content/check/read-table";
import type { Fault } from "@/scripts/content/fault";
import { placeOf } from "@/scripts/content/yaml-source";

export const redirectsFile = "content/redirects.yaml";

/** content/redirects.yaml: every entry leads in one step from an address that is free to a page that exists. */
export function checkRedirects(root: string, checked: CheckedDocuments, faults: Fault[]) {
  const table = readTable(root, redirectsFile, RedirectTable, faults);
  if (!table) return;
  const { targets } = checked;
  const { redirects } = table.value;
  const first = new Map<string, number>();
  const moved = new Map(
    redirects.flatMap(({ from, to, language }) => (language ? [] : [[from, to] as const])),
  );
  const shown = localAddresses(checked);

  redirects.forEach(({ from, to, language }, index) => {
    const at = (key: "from" | "to") => placeOf(table.yaml, ["redirects", index, key]);
    const entry = `${language ?? ""} ${from}`;
    const earlier = first.get(entry);
    if (earlier === undefined) first.set(entry, at("from").line);
    else
      table.report(
        at("from"),
        "redirect/duplicate",
        `${from} is redirected in line ${earlier} already; keep one of the two`,
      );
    const isShown = shown.some(({ path, locale }) => path === from && (!language || locale === language));
    if (isShown || isKnownPage(from, targets))
      table.report(
        at("from"),
        "redirect/source",
        `${from} is a page of the site, so nobody would reach it; delete this entry`,
      );
    const next = moved.get(to);
    if (next !== undefined) {
      const loops = leadsBack(to, moved);
      table.report(
        at("to"),
        loops ? "redirect/loop" : "redirect/chain",
        loops
          ? `${to} leads back to itself; delete one of the entries`
          : `${to} is redirected itself; lead to ${next} at once`,
      );
    } else if (!isKnownPage(to, targets))
      table.report(at("to"), "redirect/target", `the site has no page ${to}; correct the path`);
  });
}

type LocalAddress = { locale: Locale; path: string };

/** The addresses that languages have of their own. */
function localAddresses({ texts, addresses }: CheckedDocuments): LocalAddress[] {
  return texts.flatMap(({ document, locale, fields }) =>
    fields.slug ? [{ locale, path: withSlug(addresses.get(document) ?? "", fields.slug) }] : [],
  );
}

/** An address with another name at its end. */
export const withSlug = (address: string, slug: string) =>
  `${address.slice(0, address.lastIndexOf("/"))}/${slug}`;

function leadsBack(path: string, moved: ReadonlyMap<string, string>) {
  const seen = new Set<string>();
  for (let at: string | undefined = path; at !== undefined; at = moved.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
