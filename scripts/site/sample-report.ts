import { writeFile } from "node:fs/promises";
import path from "node:path";

import { format } from "prettier";

import { separateSkills } from "@/lib/content/exam/measured";
import { SampleReport } from "@/lib/content/exam/sample-schema";
import { thetaOf } from "@/lib/core/score-scale";
import { report } from "@/lib/exam/report";
import { describeSitting, type SittingFacts } from "@/lib/exam/sitting-report/describe-sitting";
import { locales } from "@/lib/i18n/locales";
import type { Skill } from "@/lib/questions/define-schema";
import type { Explanation } from "@/lib/questions/explanations";
import type { ItemView } from "@/lib/questions/wire";
import { createGlossBook } from "@/lib/services/glosses/gloss-book";
import { translateExplanation } from "@/lib/services/glosses/translate-explanation";
import { blueprint } from "@/scripts/bench/cat/run-product";
import { sitEarlier } from "@/scripts/site/sample-report/sit-earlier";
import { samplePool } from "@/scripts/site/sample-report/sample-pool";
import { type SampleSitting, sitSample } from "@/scripts/site/sample-report/sit-sample";

const file = path.resolve(import.meta.dirname, "../../lib/content/exam/sample-report.json");

const abilities = (reading: number, others: number): Record<Skill, number> => ({
  reading: thetaOf(reading),
  listening: thetaOf(others),
  speaking: thetaOf(others),
  writing: thetaOf(others),
});

/** Earlier sittings of the same simulated learner; nothing spoken could be scored in the first. */
const earlier = [
  { seed: "first", finishedAt: "2026-09-12T10:02:00.000Z", abilities: abilities(85, 80), speaks: false },
  { seed: "second", finishedAt: "2026-09-26T09:58:00.000Z", abilities: abilities(90, 80), speaks: true },
  { seed: "third", finishedAt: "2026-10-24T09:55:00.000Z", abilities: abilities(110, 100), speaks: true },
];
const now = { seed: "fourth", at: new Date("2026-11-21T09:00:00.000Z"), abilities: abilities(125, 100) };
const breakSeconds = 184;

async function makeSample() {
  const pool = await samplePool();
  const before = earlier.map((each) => sitEarlier(pool.items, each));
  const met = before.flatMap((each) => each.met.filter((id) => pool.bank.has(id)));
  const sitting = await sitSample(pool, { ...now, met });
  const view = describeSitting(sitting.state, blueprint, {
    ...factsOf(sitting),
    scores: report(sitting.state, blueprint),
    earlier: before.map(({ comparable }) => comparable),
  });
  const { items, open } = sitting;
  const sample = SampleReport.parse({ view, items, open, glossed: glossedOf(items) });
  await writeFile(file, await format(JSON.stringify(sample), { parser: "json", printWidth: 110 }));
  const { overall, next, differences } = view;
  process.stdout.write(`${JSON.stringify({ overall, skills: view.skills, differences, next }, null, 2)}\n`);
}

function factsOf({ given, seconds }: SampleSitting): Omit<SittingFacts, "scores"> {
  const startedAt = now.at;
  return {
    id: now.seed,
    startedAt,
    finishedAt: new Date(startedAt.getTime() + Math.round(seconds + breakSeconds) * 1000),
    timing: 1,
    separate: separateSkills,
    silences: [],
    breaks: [{ at: new Date(startedAt.getTime() + 1_560_000), seconds: breakSeconds }],
    answers: given,
    earlier: [],
    // The texts are the published samples themselves, with which a learner's own would be compared.
    known: [],
    asked: new Map(),
  };
}

/** Explanations that are other in a language than in English. */
function glossedOf(items: Record<string, ItemView[]>) {
  const glosses = createGlossBook();
  const lines = Object.entries(items).flatMap(([position, views]) =>
    views.map(({ explanation }, index) => ({ key: `${position}.${index}`, explanation })),
  );
  const changedIn = (locale: (typeof locales)[number]): [string, Explanation[]][] =>
    lines.flatMap(({ key, explanation }): [string, Explanation[]][] => {
      const own = translateExplanation(explanation, { glosses, locale });
      return JSON.stringify(own) === JSON.stringify(explanation) ? [] : [[key, own]];
    });
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(changedIn(locale))]));
}

void makeSample();
