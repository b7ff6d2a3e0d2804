"use client";

import { useTranslations } from "next-intl";
import { Link, useLocation } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { SentNote } from "@/components/learner/account/section-card";
import { promptPath, taskPath } from "@/components/learner/corrections/correction-paths";
import { readAnyPrompt, useDrafts, usePrompts } from "@/components/learner/corrections/corrections-queries";
import { CopyButton } from "@/components/learner/corrections/result/copy-button";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toApiError } from "@/lib/api/client/api-error";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

type Place = { task: CorrectedTask; prompt: string };

/** What was written to it and can't be opened with it any more. */
function KeptText({ task, prompt }: Place) {
  const t = useTranslations("Corrections.prompts.withdrawn");
  const draft = useDrafts().data?.find((each) => each.task === task && each.prompt === prompt);
  const text = draft?.parts.map((part) => part.text).join("\n\n") ?? "";
  if (!text.trim()) return null;
  return (
    <div className="grid justify-items-start gap-3" data-kept>
      <p>{t("kept")}</p>
      <p lang="en" className="max-h-60 overflow-y-auto font-serif whitespace-pre-wrap">
        {text}
      </p>
      <CopyButton text={text} />
    </div>
  );
}

/** In the place of a prompt that is not on offer: another one, and what was written to it. */
function WithdrawnPrompt({ task, prompt }: Place) {
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
      <KeptText task={task} prompt={prompt} />
    </Card>
  );
}

/** What stands instead of a prompt that could not be read; undefined where another try may help. */
export function insteadOfPrompt(error: unknown, place: Place) {
  const isWithdrawn = Boolean(error) && toApiError(error).code === "correction/prompt-withdrawn";
  return isWithdrawn ? <WithdrawnPrompt {...place} /> : undefined;
}
