"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { taskPath } from "@/components/learner/corrections/correction-paths";
import { deleteDraft, useDrafts } from "@/components/learner/corrections/corrections-queries";
import { newDraft } from "@/components/learner/corrections/editor/choose-draft";
import { EditorHeading } from "@/components/learner/corrections/editor/editor-heading";
import {
  type DraftPlace,
  dropKept,
  keepDraft,
  readKept,
} from "@/components/learner/corrections/editor/kept-draft";
import { CopyButton } from "@/components/learner/corrections/result/copy-button";
import { WithdrawnPrompt } from "@/components/learner/corrections/withdrawn-prompt";
import { named } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { WritingTask } from "@/lib/core/corrected-tasks";

type PromptGoneProps = { task: WritingTask; prompt: string };

/** What was written of a prompt that is not offered any more, and whether a free text would have to make room for it. */
function useLeftText({ task, prompt }: PromptGoneProps) {
  const userId = useSession()?.userId ?? null;
  const { data: drafts } = useDrafts();
  const { mutate } = useSWRConfig();
  const place: DraftPlace = { userId, task, prompt, revises: null };
  const free: DraftPlace = { userId, task: "free-text", prompt: "", revises: null };
  const known = drafts?.find(
    (draft) => draft.task === task && draft.prompt === prompt && draft.revises === null,
  );
  const parts = readKept(place)?.parts ?? known?.parts.map(({ text }) => text) ?? [];
  const isWritten = (texts: readonly string[] = []) => texts.some((text) => text.trim() !== "");
  return {
    text: parts.filter((part) => part.trim() !== "").join("\n\n"),
    isFreeTaken:
      isWritten(readKept(free)?.parts) ||
      drafts?.some((draft) => draft.task === "free-text" && draft.revises === null),
    goOnAsOwn: (text: string) => {
      keepDraft(free, { ...newDraft([text], crypto.randomUUID()), part: 0, isAhead: true });
    },
    async drop() {
      await deleteDraft({ task, prompt });
      dropKept(place);
      for (const name of ["correction-drafts", "correction-prompts"]) void mutate(named(name));
    },
  };
}

/** The prompt was withdrawn: its text is read here, and can be corrected as one of one's own. */
export function PromptGone({ task, prompt }: PromptGoneProps) {
  const t = useTranslations("Corrections.write.gone");
  const [, navigate] = useLocation();
  const { text, isFreeTaken, goOnAsOwn, drop } = useLeftText({ task, prompt });
  const { busy, error, send } = useSend();

  const leaveTo = (path: string, before: () => void = () => undefined) =>
    void send(async () => {
      before();
      await drop();
      navigate(path, { replace: true });
    });

  if (text === "") return <WithdrawnPrompt task={task} />;
  return (
    <section className="grid content-start gap-4" data-part="gone">
      <EditorHeading task={task} hasClock={false} isRevision={false} />
      <Card tone="mark" role="alert" className="grid justify-items-start gap-3">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="max-w-text">{t(isFreeTaken ? "copy" : "text")}</p>
        <SentNote error={error} />
        <div className="flex flex-wrap gap-3">
          {isFreeTaken ? (
            <CopyButton text={text} />
          ) : (
            <Button
              data-as-own
              busy={busy}
              onClick={() => leaveTo(taskPath("free-text"), () => goOnAsOwn(text))}
            >
              {t("asOwn")}
            </Button>
          )}
          <Button variant="secondary" onClick={() => navigate(taskPath(task))}>
            {t("other")}
          </Button>
          <Button variant="quiet" data-drop disabled={busy} onClick={() => leaveTo(taskPath(task))}>
            {t("drop")}
          </Button>
        </div>
      </Card>
      <Card>
        <p lang="en" className="font-serif text-passage wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      </Card>
    </section>
  );
}
