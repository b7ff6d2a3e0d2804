import { classNames } from "@/components/ui/class-names";
import { scorePosition } from "@/components/ui/score-position";
import { type CefrLevel, cefrLevels, cefrTable } from "@/lib/core/cefr";
import { scoreScale } from "@/lib/core/score-scale";

const place = (score: number) => scorePosition(score, scoreScale.from, scoreScale.to);

/** Where each level lies, under the ruler and as long as it; the score's words name the level for who does not see it. */
export function CefrStrip({ level }: { level: CefrLevel | null }) {
  return (
    <div aria-hidden className="relative mx-3 h-7 select-none">
      {cefrLevels.map((each, index) => {
        const next = cefrLevels[index + 1];
        const from = place(cefrTable.from[each]);
        const to = next ? place(cefrTable.from[next]) : 100;
        return (
          <span
            key={each}
            className={classNames(
              "absolute inset-y-0 grid place-items-center border-x border-line text-xs",
              each === level ? "bg-teal font-semibold text-on-teal" : "bg-sunken text-ink-soft",
            )}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            {each}
          </span>
        );
      })}
    </div>
  );
}
