"use client";

import { useTranslations } from "next-intl";
import { Link, useLocation } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { SentNote } from "@/components/learner/account/section-card";
import { promptPath, taskPath } from "@/components/learner/corrections/correction-paths";
import { readAnyPrompt, usePrompts } from "@/components/learner/corrections/corrections-queries";
import { isWithdrawn } from "@/components/learner/corrections/editor/use-withdrawn";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

type Place = { task: CorrectedTask };

/** In the place of a prompt that is not on offer: another one. */
export function WithdrawnPrompt({ task }: Place) {
  const t = useTranslations("Corrections.prompts.withdrawn");
  const [, navigate] = useLocation();
  const total = usePrompts(task, 1).data?.total ?? 0;
  const { busy, error, send } = useSend();
  const takeAnother = () =>
    send(async () => {
      const other = await readAnyPrompt(task, total);
      navigate(other ? promptPath(task, other.name) : taskPath(task), { replace: true });
    });
  return (
    <Card className="grid justify-items-start gap-4 max-md:mt-4" data-withdrawn>
      <h1 className="text-xl">{t("title")}</h1>
      <p>{t("text")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {total > 0 ? (
          <Button busy={busy} data-another onClick={() => void takeAnother()}>
            {t("another")}
          </Button>
        ) : null}
        <Link href={taskPath(task)} className="inline-flex min-h-11 items-center px-2 text-teal">
          {t("all")}
        </Link>
      </div>
      <SentNote error={error} />
    </Card>
  );
}

/** What stands instead of a prompt that could not be read; undefined where another try may help. */
export function insteadOfPrompt(error: unknown, place: Place) {
  return isWithdrawn(error) ? <WithdrawnPrompt {...place} /> : undefined;
}
