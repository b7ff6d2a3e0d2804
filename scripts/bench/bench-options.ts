import { parseArgs } from "node:util";

import { isLocale, type Locale, localePath } from "@/lib/i18n/locales";
import { pageKinds } from "@/scripts/bench/page-kinds";

const usage = `npm run bench:site -- [--kinds all|${Object.keys(pageKinds).slice(0, 3).join(",")},...] [--locales en,th,ja] [--runs 5] [--without-lighthouse]`;

export type KindName = keyof typeof pageKinds;
export type Target = { kind: KindName; locale: Locale; path: string };

const isKind = (name: string): name is KindName => Object.hasOwn(pageKinds, name);
const allKinds = Object.keys(pageKinds).filter(isKind);

/** Every name of a list is known, or the call is refused with what is known. */
function namesOf<Name extends string>(
  text: string,
  isKnown: (name: string) => name is Name,
  known: readonly string[],
): Name[] {
  const names = text.split(",").map((name) => name.trim());
  const strange = names.find((name) => !isKnown(name));
  if (strange !== undefined) throw new Error(`"${strange}" is none of: ${known.join(", ")}.\n${usage}`);
  return names.filter(isKnown);
}

/** The pages to measure: without options the three of the product's promise, in English. */
export function readBenchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      kinds: { type: "string", default: "home,course,pricing" },
      locales: { type: "string", default: "en" },
      runs: { type: "string", default: "5" },
      "without-lighthouse": { type: "boolean", default: false },
    },
  });
  const kinds = values.kinds === "all" ? allKinds : namesOf(values.kinds, isKind, ["all", ...allKinds]);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 25) throw new Error(`--runs is 1 to 25.\n${usage}`);
  const targets = namesOf(values.locales, isLocale, ["en", "th", "ja", "..."]).flatMap((locale) =>
    kinds.map((kind): Target => ({ kind, locale, path: localePath(locale, pageKinds[kind].path) })),
  );
  return { targets, runs, withLighthouse: !values["without-lighthouse"] };
}
