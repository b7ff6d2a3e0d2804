import { firstFailure } from "@/lib/bank/gate";
import {
  compareHeadwords,
  type FalseFriendRow,
  type GlossRow,
  headwordKey,
  type SenseRow,
} from "@/lib/bank/glosses/gloss-file";
import { foldGloss, glossGates, wordsGiven } from "@/lib/bank/glosses/gloss-gates";
import type { GlossLocale } from "@/lib/bank/glosses/languages";
import type { Fault, Placed } from "@/lib/bank/glosses/parse-table";
import type { PartOfSpeech } from "@/lib/questions/explanations";

type PlacedGloss = GlossRow & Placed;

export type AreSynonyms = (lemma: string, other: string, partOfSpeech: PartOfSpeech) => boolean;

export type GlossSources = {
  locale: GlossLocale;
  glosses: readonly PlacedGloss[];
  senses: readonly SenseRow[];
  falseFriends: readonly FalseFriendRow[];
  areSynonyms: AreSynonyms;
};

/** Every gloss that a gate stops, with its place. */
export function checkGlosses(sources: GlossSources): Fault[] {
  return [...faultsOfEntries(sources), ...faultsOfOrder(sources), ...faultsOfTwins(sources)].sort((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line,
  );
}

const fault = ({ path, line, ...row }: PlacedGloss, gate: string, more = ""): Fault => ({
  ...{ path, line, gate },
  text: `${headwordKey(row).replaceAll("\t", " ")} = ${row.gloss}${more}`,
});

function faultsOfEntries({ locale, glosses, senses, falseFriends }: GlossSources): Fault[] {
  const gates = glossGates(locale);
  const forms = new Map<string, string[]>();
  for (const sense of senses)
    forms.set(headwordKey(sense), [...(forms.get(headwordKey(sense)) ?? []), ...sense.forms]);
  const wrong = Map.groupBy(falseFriends, ({ lemma, partOfSpeech }) => `${lemma}\t${partOfSpeech}`);

  return glosses.flatMap((row) => {
    const known = forms.get(headwordKey(row));
    if (!known) return [fault(row, "unknown-sense")];
    const gate = firstFailure(gates, { ...row, forms: known });
    if (gate) return [fault(row, gate)];
    const given = new Set(wordsGiven(row.gloss, locale).map(foldGloss));
    const friend = wrong
      .get(`${row.lemma}\t${row.partOfSpeech}`)
      ?.find((each) => given.has(foldGloss(each.wrong)));
    return friend ? [fault(row, "false-friend")] : [];
  });
}

function faultsOfOrder({ glosses }: GlossSources): Fault[] {
  return glosses.flatMap((row, index) => {
    if (!row.path.endsWith(`/${row.lemma.charAt(0)}.tsv`)) return [fault(row, "wrong-file")];
    const before = glosses[index - 1];
    if (before?.path !== row.path) return [];
    const order = compareHeadwords(before, row);
    if (order === 0) return [fault(row, "twice")];
    return order > 0 ? [fault(row, "order")] : [];
  });
}

/** Two headwords of a class with one gloss, unless they are synonyms: nobody could tell them apart by it. */
function faultsOfTwins({ glosses, areSynonyms }: GlossSources): Fault[] {
  const groups = Map.groupBy(glosses, ({ partOfSpeech, gloss }) => `${partOfSpeech}\t${foldGloss(gloss)}`);
  return [...groups.values()].flatMap((group) => {
    const lemmas = [...new Set(group.map(({ lemma }) => lemma))];
    if (lemmas.length < 2) return [];
    return group.flatMap((row) => {
      const others = lemmas.filter((lemma) => lemma !== row.lemma);
      const isTrue = others.some((other) => areSynonyms(row.lemma, other, row.partOfSpeech));
      return isTrue ? [] : [fault(row, "same-gloss", ` (also ${others.join(", ")})`)];
    });
  });
}
