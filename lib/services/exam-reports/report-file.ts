import "server-only";
import { createFormatter, createTranslator } from "use-intl/core";

import { integratedLabels, reportTaskName } from "@/lib/content/report-names";
import { cefrOf } from "@/lib/core/cefr";
import { type Block, note, text } from "@/lib/documents/pdf-blocks";
import { makePdf } from "@/lib/documents/make-pdf";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { plotSittings, plottedSittings, plotTrace } from "@/lib/questions/report-plots";
import {
  type AnswerView,
  integratedNames,
  type ReportView,
  type ScoreView,
  skillsBehind,
} from "@/lib/questions/report-view";

export type Named = { view: ReportView; name: string | null; locale: Locale; madeAt: Date };

async function wordsIn(locale: Locale) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "Report" });
  const skillNames = createTranslator({ locale, messages, namespace: "Learner.skills" });
  const format = createFormatter({ locale, timeZone: "UTC" });
  return {
    t,
    number: (value: number) => format.number(value),
    /** At an end of the scale both may be the same. */
    between: ({ low, high }: ScoreView) =>
      low === high
        ? format.number(low)
        : t("between", { low: format.number(low), high: format.number(high) }),
    list: (names: readonly string[]) => format.list(names, { type: "conjunction" }),
    skillName: (skill: Skill) => skillNames(skill),
    percent: (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 }),
    date: (at: string) => format.dateTime(new Date(at), { dateStyle: "long", timeZone: "UTC" }),
    day: (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", timeZone: "UTC" }),
    clock: (seconds: number) =>
      `${format.number(Math.floor(seconds / 60))}:${format.number(seconds % 60, { minimumIntegerDigits: 2 })}`,
  };
}
type Words = Awaited<ReturnType<typeof wordsIn>>;

const heading = (words: string): Block => ({ kind: "heading", text: words });
const line = (score: ScoreView, isLarge = false): Block => ({ kind: "score", ...score, isLarge });

/** A report as a file: what its screen shows, answer by answer, without the questions themselves. */
export async function reportFile({ view, name, locale, madeAt }: Named): Promise<Uint8Array> {
  const words = await wordsIn(locale);
  const { t, date } = words;
  const title = `${t("title")}, ${date(view.finishedAt)}`;
  const blocks: Block[] = [
    { kind: "title", text: title },
    ...(name ? [text(name)] : []),
    ...overallBlocks(view, words),
    ...nextBlocks(view, words),
    ...skillBlocks(view, words),
    ...trendBlocks(view, words),
    ...evidenceBlocks(view, words),
    ...abilityBlocks(view, words),
    ...answerBlocks(view, words),
    ...factBlocks(view, words),
  ];
  return makePdf({ locale, title, blocks, foot: `Bandwise. ${t("score.unofficial")}`, madeAt });
}

function overallBlocks(view: ReportView, { t, number, skillName, list }: Words): Block[] {
  const { overall, skills: own, only } = view;
  const behind = skillsBehind(view);
  const few = (names: Skill[]) => t("score.few", { skills: list(names.map(skillName)) });
  const about = overall
    ? [
        { kind: "figure" as const, text: number(overall.score) },
        line(overall, true),
        text(`${t("score.range", overall)} ${t("score.level", { level: cefrOf(overall.score) })}`),
      ]
    : [text(t("score.none"))];
  return [
    heading(only ? skillName(only) : t("score.title")),
    ...about,
    ...(behind ? [text(behind.length === 3 && !own.speaking ? t("score.three") : few(behind))] : []),
    note(t("score.unofficial")),
    ...(own.speaking ? [note(t("score.assumed"))] : []),
  ];
}

function nextBlocks({ next }: ReportView, { t, skillName, percent }: Words): Block[] {
  if (!next) return [];
  const { reason, skill, task, share, expected, count } = next;
  const words = t.markup(`next.${reason}`, {
    skill: skillName(skill),
    share: percent(share ?? 0),
    expected: percent(expected ?? 0),
    count: count ?? 0,
    task: () => reportTaskName(task),
  });
  return [heading(t("next.title")), text(words)];
}

function skillBlocks(view: ReportView, { t, between, number, list, skillName }: Words): Block[] {
  if (view.measures === "general" || view.only) return [];
  const scored = (name: string, score: ScoreView | null): Block[] => {
    const said = score ? `${number(score.score)} (${between(score)})` : t("skills.none");
    const row: Block = { kind: "row", cells: [name, said] };
    return score ? [row, line(score)] : [row];
  };
  const { differences, guessed, asOverall } = view;
  return [
    heading(t("skills.title")),
    ...skills.flatMap((skill) => scored(skillName(skill), view.skills[skill])),
    ...integratedNames.flatMap((name) =>
      scored(`${integratedLabels[name]} · ${t(`means.${name}`)}`, view.integrated[name]),
    ),
    ...differences.map(({ higher, lower }) =>
      text(t("skills.different", { higher: skillName(higher), lower: skillName(lower) })),
    ),
    ...(differences.length === 0 && view.skillCount > 1 ? [text(t("skills.similar"))] : []),
    ...guessed.map((skill) => text(t("skills.guessed", { skill: skillName(skill) }))),
    ...(asOverall.length === 0
      ? []
      : [note(t("skills.asOverall", { skills: list(asOverall.map(skillName)) }))]),
  ];
}

function trendBlocks(view: ReportView, { t, date, day, between, number }: Words): Block[] {
  const { earlier } = view;
  const sittings = plottedSittings(view);
  if (sittings.length === 0) return [];
  return [
    heading(t("trend.title")),
    {
      kind: "plot",
      plot: plotSittings(sittings),
      label: t("trend.label"),
      tick: number,
      foot: (at) => day(sittings[at]?.finishedAt ?? ""),
      legend: [],
    },
    ...earlier.toReversed().flatMap(({ finishedAt, overall, change }): Block[] => [
      {
        kind: "row",
        cells: [date(finishedAt), `${number(overall.score)} (${between(overall)})`],
      },
      note(t(`trend.${change ?? "other"}`, { date: date(finishedAt) })),
    ]),
  ];
}

function evidenceBlocks({ evidence }: ReportView, { t, skillName, percent }: Words): Block[] {
  const showed = (share: number | null, points: number | null) => [
    ...(share === null ? [] : [t("evidence.share", { share: percent(share) })]),
    ...(points === null ? [] : [t("evidence.points", { points })]),
  ];
  return [
    heading(t("evidence.title")),
    note(t("evidence.text")),
    ...evidence.flatMap(({ skill, answers, tasks }): Block[] => [
      {
        kind: "subheading",
        text: `${skillName(skill)}: ${t("evidence.answers", { count: answers })}`,
      },
      ...tasks.map(({ task, answers: count, share, points }): Block => ({
        kind: "row",
        cells: [reportTaskName(task), t("evidence.answers", { count }), showed(share, points).join(" · ")],
      })),
    ]),
  ];
}

function abilityBlocks({ traces }: ReportView, { t, number, skillName }: Words): Block[] {
  if (traces.length === 0) return [];
  const signs = ["right", "partly", "wrong"] as const;
  return [
    heading(t("ability.title")),
    note(t("ability.text")),
    ...traces.flatMap(({ skill, at }): Block[] => {
      const name = skill ? skillName(skill) : t("overall");
      return [
        { kind: "subheading", text: name },
        {
          kind: "plot",
          plot: plotTrace(at),
          label: t("ability.label", { skill: name }),
          tick: number,
          foot: (index) => number((at[index]?.position ?? 0) + 1),
          legend: signs.map((sign) => ({ sign, text: t(`ability.${sign}`) })),
        },
      ];
    }),
  ];
}

function answerBlocks({ answers }: ReportView, words: Words): Block[] {
  if (answers.length === 0) return [];
  const { t, number, clock } = words;
  return [
    heading(t("answers.title")),
    ...answers.map((answer): Block => {
      const { position, task, seconds, limitSeconds, marks } = answer;
      const time = seconds === null ? "" : `${clock(seconds)} / ${clock(limitSeconds ?? seconds)}`;
      const said = [resultOf(answer, words), ...marks.map((mark) => t(`answers.marks.${mark}`))];
      return {
        kind: "row",
        cells: [`${number(position + 1)}. ${reportTaskName(task)}`, time, said.join(" · ")],
      };
    }),
  ];
}

function resultOf({ state, share, points }: AnswerView, { t, percent }: Words): string {
  if (state === "pending") return t("answers.pending");
  if (share !== null) return percent(share);
  return points === null ? t("answers.unscored") : t("answers.points", { points });
}

function factBlocks({ timing, breaks, versions }: ReportView, { t, number, clock }: Words): Block[] {
  const seconds = breaks?.reduce((sum, each) => sum + each.seconds, 0) ?? 0;
  const timed = timing === null ? t("facts.noClock") : t("facts.timing", { factor: number(timing) });
  return [
    heading(t("facts.title")),
    ...(timing === 1 ? [] : [text(timed)]),
    ...(breaks
      ? [
          note(
            breaks.length === 0
              ? t("facts.noBreaks")
              : t("facts.breaks", { count: breaks.length, time: clock(seconds) }),
          ),
        ]
      : []),
    note(t("facts.versions", versions)),
  ];
}
