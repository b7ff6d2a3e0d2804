"use client";

import { useTranslations } from "next-intl";

import { Choice } from "@/components/learner/choice";
import { useTimeName } from "@/components/learner/player/exam-mode-name";
import { type TimeMultiplier, timeMultipliers } from "@/lib/core/exam-kinds";

const modes = ["practice", "exam"] as const;
const ways = ["round", "single"] as const;

export type Ways = {
  mode: (typeof modes)[number];
  /** In practice mode, of what is done in rounds. */
  way: (typeof ways)[number];
  /** In exam mode. */
  multiplier: TimeMultiplier;
};
export const usualWays: Ways = { mode: "practice", way: "round", multiplier: 1 };

export const isExam = ({ mode }: Ways, hasExamMode: boolean) => hasExamMode && mode === "exam";
/** Whether a task that knows rounds is done in one. */
export const isInRounds = (value: Ways, hasExamMode: boolean) =>
  value.way === "round" || isExam(value, hasExamMode);

type PartProps = { value: Ways; onChange: (ways: Ways) => void };

/** With help, or as in the test: one line each says what differs. */
function ModeChoice({ value, onChange }: PartProps) {
  const t = useTranslations("Learner.examMode");
  return (
    <Choice
      name="mode"
      legend={t("legend")}
      values={modes}
      value={value.mode}
      onChange={(mode) => onChange({ ...value, mode })}
      className="grid gap-3 lg:grid-cols-2"
    >
      {(each) => (
        <span>
          <span className="block font-semibold">{t(`modes.${each}`)}</span>
          <span className="text-sm text-ink-soft">{t(`modes.${each}Note`)}</span>
        </span>
      )}
    </Choice>
  );
}

/** As in the test, or more for those who have more there. */
function TimeChoice({ value, onChange }: PartProps) {
  const t = useTranslations("Learner.player");
  const timeName = useTimeName();
  return (
    <Choice
      name="multiplier"
      legend={t("clock")}
      values={timeMultipliers}
      value={value.multiplier}
      onChange={(multiplier) => onChange({ ...value, multiplier })}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {(each) => timeName(each)}
    </Choice>
  );
}

type WayProps = PartProps & { round: number };

/** For types that are done in rounds: one of them, or one question after the other. */
function WayChoice({ round, value, onChange }: WayProps) {
  const t = useTranslations("Learner.practice");
  return (
    <Choice
      name="way"
      legend={t("way")}
      values={ways}
      value={value.way}
      onChange={(way) => onChange({ ...value, way })}
      className="grid gap-3 lg:grid-cols-2"
    >
      {(each) => (
        <span>
          <span className="block font-semibold">{t(`ways.${each}`, { count: round })}</span>
          <span className="text-sm text-ink-soft">{t(`ways.${each}Note`)}</span>
        </span>
      )}
    </Choice>
  );
}

type WaysProps = PartProps & { round: number | undefined; hasExamMode: boolean };

/** How a set is done. */
export function WaysChoice({ round, hasExamMode, value, onChange }: WaysProps) {
  const inExam = isExam(value, hasExamMode);
  return (
    <>
      {hasExamMode ? <ModeChoice value={value} onChange={onChange} /> : null}
      {inExam ? <TimeChoice value={value} onChange={onChange} /> : null}
      {!inExam && round !== undefined ? <WayChoice round={round} value={value} onChange={onChange} /> : null}
    </>
  );
}
