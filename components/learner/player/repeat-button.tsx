"use client";

import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";

import { useStepPlayer } from "@/components/learner/player/step-view";
import type { SetItem } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";

type RepeatButtonProps = { item: SetItem; onRepeat: () => void };

/** Opens a settled step again, where its kind is repeated: that costs nothing, and the newest answer counts. */
export function RepeatButton({ item, onRepeat }: RepeatButtonProps) {
  const step = item.steps.at(-1);
  return step ? <Repeat type={item.type} step={step} onRepeat={onRepeat} /> : null;
}

type RepeatProps = Pick<SetItem, "type"> & { step: SetItem["steps"][number]; onRepeat: () => void };

function Repeat({ type, step, onRepeat }: RepeatProps) {
  const t = useTranslations("Learner.player");
  const { repeats } = useStepPlayer(type, step.kind);
  const state = step.result?.outcome?.state;
  if (!repeats || (state !== "scored" && state !== "unscored")) return null;
  return (
    <>
      <Button size="lg" variant="secondary" onClick={onRepeat}>
        <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
        {t("repeat")}
      </Button>
      <p className="text-sm text-ink-soft max-md:order-first max-md:basis-full">{t("repeatNote")}</p>
    </>
  );
}
