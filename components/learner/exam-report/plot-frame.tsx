import type { ReactNode } from "react";

import { plotHeight, plotTop, yOf } from "@/components/learner/exam-report/plot-scale";

const ticks = [10, 60, 110, 160];

type PlotFrameProps = {
  label: string;
  number: (value: number) => string;
  feet: ReactNode;
  children: ReactNode;
};

/** The scale from 10 to 160 from bottom to top. Places across are in per cent, so that words and lines keep their size on any screen. */
export function PlotFrame({ label, number, feet, children }: PlotFrameProps) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
      <div aria-hidden className="relative text-xs text-ink-soft tabular" style={{ height: plotHeight }}>
        {ticks.map((at) => (
          <span key={at} className="absolute end-2 -translate-y-1/2" style={{ top: yOf(at) }}>
            {number(at)}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={plotHeight} className="block overflow-visible">
        {ticks.map((at) => (
          <line key={at} x1="0" x2="100%" y1={yOf(at)} y2={yOf(at)} className="stroke-line" />
        ))}
        {children}
      </svg>
      <div
        aria-hidden
        className="relative col-start-2 h-6 text-xs text-ink-soft"
        style={{ marginTop: plotTop / 2 }}
      >
        {feet}
      </div>
    </div>
  );
}
