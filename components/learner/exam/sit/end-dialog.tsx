"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { sittingPath } from "@/components/learner/exam/exam-paths";
import { finishExam, giveUpExam } from "@/components/learner/exam/sit/exam-acts";
import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type EndDialogProps = { exam: Exam; onExam: (exam: Exam) => void; onClose: () => void };

/** What giving up does to what was paid. */
function useWhatBecomes({ charge, isPastHalf }: Exam) {
  const t = useTranslations("Exam.end");
  if (charge.by === "free" || charge.credits === 0) return t("nothingPaid");
  if (charge.comesBack) return t("comesBack");
  return t(isPastHalf ? "pastHalf" : "cameBackBefore");
}

/** Which skills would have no score; nothing where all would have one. */
function Scoreless({ skills }: { skills: Exam["scoreless"] }) {
  const t = useTranslations("Exam.end.finish");
  const names = useTranslations("Learner.skills");
  const format = useFormatter();
  if (skills.length === 0) return null;
  const list = format.list(
    skills.map((skill) => names(skill)),
    { type: "conjunction" },
  );
  return (
    <p className="text-ink-soft" data-scoreless={skills.join(" ")}>
      {t("scoreless", { skills: list })}
    </p>
  );
}

/** The three ways out: go on later, end it with a score, or without one. */
export function EndDialog({ exam, onExam, onClose }: EndDialogProps) {
  const t = useTranslations("Exam.end");
  const format = useFormatter();
  const [, navigate] = useLocation();
  const { busy, error, send } = useSend();
  const becomes = useWhatBecomes(exam);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isRunning = exam.task?.state === "running";

  const end = (act: typeof finishExam) =>
    void send(async () => {
      onExam(await act(exam.id));
    });

  return (
    <Dialog open onOpenChange={onClose} title={t("title")} closeLabel={t("goOn")} role="alertdialog">
      <section className="grid justify-items-start gap-2">
        <h3 className="font-semibold">{t("later.title")}</h3>
        <p className="text-ink-soft">{t(isRunning ? "later.running" : "later.waiting")}</p>
        <p className="text-ink-soft empty:hidden">
          {exam.waitsUntil
            ? t("later.until", {
                time: format.dateTime(new Date(exam.waitsUntil), {
                  dateStyle: "medium",
                  timeStyle: "short",
                  timeZone,
                }),
              })
            : null}
        </p>
        <Button variant="secondary" data-later onClick={() => navigate(sittingPath(exam.id))}>
          {t("later.act")}
        </Button>
      </section>
      {exam.isPastHalf ? (
        <section className="grid justify-items-start gap-2 border-t border-line pt-4">
          <h3 className="font-semibold">{t("finish.title")}</h3>
          <p className="text-ink-soft">{t("finish.text")}</p>
          <Scoreless skills={exam.scoreless} />
          <Button variant="secondary" data-finish busy={busy} onClick={() => end(finishExam)}>
            {t("finish.act")}
          </Button>
        </section>
      ) : null}
      <section className="grid justify-items-start gap-2 border-t border-line pt-4">
        <h3 className="font-semibold">{t("giveUp.title")}</h3>
        <p className="text-ink-soft">{t("giveUp.text")}</p>
        <p className="text-ink-soft">{becomes}</p>
        <Button variant="danger" data-give-up busy={busy} onClick={() => end(giveUpExam)}>
          {t("giveUp.act")}
        </Button>
      </section>
      <SentNote error={error} />
    </Dialog>
  );
}
