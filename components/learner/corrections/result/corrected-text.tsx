"use client";

import { useTranslations } from "next-intl";

import { cutAtChanges } from "@/components/learner/corrections/result/apply-edits";
import { CategoryChips } from "@/components/learner/corrections/result/category-chips";
import { Mark } from "@/components/learner/corrections/result/mark";
import { MarkCard } from "@/components/learner/corrections/result/mark-card";
import type { Edit } from "@/components/learner/corrections/corrections-queries";
import type { Fixes } from "@/components/learner/corrections/result/use-fixes";
import { useMarks } from "@/components/learner/corrections/result/use-marks";
import { KeyHint } from "@/components/questions/key-hint";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";

type Marks = ReturnType<typeof useMarks>;
type PartProps = { text: string; edits: readonly Edit[]; marks: Marks; fixes: Fixes };

/** A part of what was written; what is taken reads as it should, whatever is filtered. */
function MarkedPart({ text, edits, marks, fixes }: PartProps) {
  return (
    <p lang="en" className="font-serif text-passage wrap-anywhere whitespace-pre-wrap">
      {cutAtChanges(text, edits).map(({ text: words, start, change }) => {
        if (!change || (!marks.shown.includes(change) && !fixes.isTaken(change.id))) return words;
        return (
          <Mark
            key={`${change.id}-${start}`}
            edit={change}
            isTaken={fixes.isTaken(change.id)}
            isCurrent={change === marks.current}
            onOpen={() => marks.open(change.id)}
          />
        );
      })}
    </p>
  );
}

function FixAll({ edits, fixes }: { edits: readonly Edit[]; fixes: Fixes }) {
  const t = useTranslations("Corrections.result");
  const isAll = edits.every(({ id }) => fixes.isTaken(id));
  return (
    <Button variant="secondary" size="sm" onClick={() => (isAll ? fixes.undoAll() : fixes.takeAll(edits))}>
      {t(isAll ? "undoAll" : "fixAll")}
    </Button>
  );
}

type CorrectedTextProps = {
  parts: readonly string[];
  edits: readonly Edit[];
  fixes: Fixes;
  /** Whether mistakes were looked for: without it, none found says nothing. */
  isRead: boolean;
  isSpoken?: boolean;
};

/** What was written, under the marker pen: each mark says why, and is put right by one press. */
export function CorrectedText({ parts, edits, fixes, isRead, isSpoken = false }: CorrectedTextProps) {
  const t = useTranslations("Corrections.result");
  const marks = useMarks(edits);
  const { current } = marks;

  return (
    <section className="grid gap-4" aria-labelledby="corrected-text" data-part="text">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="corrected-text" className="text-xl">
          {t(isSpoken ? "textSpoken" : "text")}
        </h2>
        {edits.length > 0 ? <FixAll edits={edits} fixes={fixes} /> : null}
      </div>
      {edits.length > 1 ? (
        <CategoryChips edits={edits} chosen={marks.category} onChoose={marks.setCategory} />
      ) : null}
      <div
        onKeyDown={marks.onKeyDown}
        className={classNames("grid items-start gap-4", current && "lg:grid-cols-[minmax(0,1fr)_20rem]")}
      >
        <Card className="grid gap-5">
          {parts.map((text, part) => (
            <MarkedPart
              key={part}
              text={text}
              edits={edits.filter((edit) => edit.part === part)}
              marks={marks}
              fixes={fixes}
            />
          ))}
          {edits.length === 0 && isRead ? <p className="text-ink-soft">{t("noMistakes")}</p> : null}
        </Card>
        {current ? (
          <Card className="sticky max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-lg:p-4 max-lg:shadow-float md:max-lg:bottom-4 lg:top-8">
            <MarkCard
              edit={current}
              place={{ at: marks.at + 1, of: marks.shown.length }}
              isTaken={fixes.isTaken(current.id)}
              onToggle={() => fixes.toggle(current.id)}
              onGo={marks.go}
            />
          </Card>
        ) : null}
      </div>
      {edits.length > 1 ? <KeyHint>{t("keys")}</KeyHint> : null}
    </section>
  );
}
