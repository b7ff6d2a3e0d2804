import { RedirectTable } from "@/lib/content/schemas";
import { isKnownPage, type LinkTargets } from "@/lib/content/gate/check-links";
import { readTable } from "@/scripts/content/check-tables";
import type { Fault } from "@/scripts/content/fault";
import { placeOf } from "@/scripts/content/yaml-source";

export const redirectsFile = "content/redirects.yaml";

/** content/redirects.yaml: every entry leads in one step from an address that is free to a page that exists. */
export function checkRedirects(root: string, targets: LinkTargets, faults: Fault[]) {
  const table = readTable(root, redirectsFile, RedirectTable, faults);
  if (!table) return;
  const { redirects } = table.value;
  const first = new Map<string, number>();
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));

  redirects.forEach(({ from, to }, index) => {
    const at = (key: "from" | "to") => placeOf(table.yaml, ["redirects", index, key]);
    const earlier = first.get(from);
    if (earlier === undefined) first.set(from, at("from").line);
    else
      table.report(
        at("from"),
        "redirect/duplicate",
        `${from} is redirected in line ${earlier} already; keep one of the two`,
      );
    if (isKnownPage(from, targets))
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

function leadsBack(path: string, moved: ReadonlyMap<string, string>) {
  const seen = new Set<string>();
  for (let at: string | undefined = path; at !== undefined; at = moved.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
