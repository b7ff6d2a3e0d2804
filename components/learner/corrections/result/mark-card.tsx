"use client";

import { ArrowLeft, ArrowRight, Check, MoveRight, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";

import { Explanation } from "@/components/learner/corrections/result/explanation";
import { isHint } from "@/components/learner/corrections/result/mark";
import type { Edit } from "@/components/learner/corrections/corrections-queries";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";

/** What was written, and what should be there instead. */
export function Change({ original, replacement }: Pick<Edit, "original" | "replacement">) {
  const t = useTranslations("Corrections.result");
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 font-serif text-lg">
      {original.trim() ? (
        <del lang="en" className="text-red decoration-1">
          {original}
        </del>
      ) : (
        <span className="font-sans text-base text-ink-soft">{t("missing")}</span>
      )}
      <MoveRight aria-hidden size={18} className="self-center text-ink-soft" />
      {replacement.trim() ? (
        <ins lang="en" className="font-semibold text-green no-underline">
          {replacement}
        </ins>
      ) : (
        <span className="font-sans text-base text-green">{t("remove")}</span>
      )}
    </p>
  );
}

type MarkCardProps = {
  edit: Edit;
  place: { at: number; of: number };
  isTaken: boolean;
  onToggle: () => void;
  onGo: (step: 1 | -1) => void;
};

/** The mistake that is looked at: why, what instead, and on to the next. */
export function MarkCard({ edit, place: { at, of }, isTaken, onToggle, onGo }: MarkCardProps) {
  const t = useTranslations("Corrections");
  return (
    <div aria-live="polite" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isTaken ? "green" : "mark"}>{t(`categories.${edit.category}`)}</Badge>
        {isHint(edit) ? <Badge>{t("result.hint")}</Badge> : null}
        <span className="ms-auto text-sm text-ink-soft tabular">{t("result.place", { at, of })}</span>
      </div>
      <Change {...edit} />
      <p>
        <Explanation edit={edit} />
      </p>
      <div className="flex items-center gap-2">
        <Button variant={isTaken ? "secondary" : "primary"} data-fix onClick={onToggle} className="grow">
          {isTaken ? <Undo2 aria-hidden size={18} /> : <Check aria-hidden size={18} />}
          {t(isTaken ? "result.undo" : "result.fix")}
        </Button>
        <IconButton label={t("result.previous")} onClick={() => onGo(-1)}>
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label={t("result.next")} onClick={() => onGo(1)}>
          <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
  );
}
