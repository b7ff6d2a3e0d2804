"use client";

import { demoRange } from "@/components/site/demo/demo-estimate";
import type { DemoTexts } from "@/components/site/demo/demo-texts";
import { demoLevels } from "@/components/site/demo/demo-words";
import type { Outcome } from "@/components/site/demo/use-word-demo";
import { ScoreLine } from "@/components/ui/score-line";

type DemoLineProps = {
  texts: DemoTexts;
  ticks: { at: number; text: string }[];
  outcomes: readonly Outcome[];
};

/** What these few answers can say, on the score line. */
export function DemoLine({ texts, ticks, outcomes }: DemoLineProps) {
  const answers = outcomes.map((outcome, index) => ({
    level: demoLevels[index] ?? 0,
    right: outcome === "right",
  }));
  const range = answers.length > 0 ? demoRange(answers) : undefined;
  const said = range
    ? (texts.reading[answers.length - 1] ?? "")
        .replace("{low}", String(range[0]))
        .replace("{high}", String(range[1]))
    : texts.readingEmpty;
  return (
    <div className="border-t border-line pt-2">
      <ScoreLine label={said} range={range} hasEnds ticks={ticks} />
      <p className="mt-1 min-h-9 text-center text-xs text-ink-soft">
        {outcomes.length > 0 ? texts.narrowing : texts.before}
      </p>
    </div>
  );
}
