"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";

import { useSend } from "@/components/learner/account/use-send";
import type { Report } from "@/components/learner/queries";
import { useErrorText } from "@/components/learner/use-error-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { inputClass, TextArea } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { noteLength } from "@/lib/core/report-note";

type ReportDialogProps = {
  place: { setId: string; position: number };
  kind: Report["kind"];
  /** The steps that the report can be about, and how many the question has. */
  steps: number[];
  total: number;
  onSent: (report: Report) => void;
  onClose: (isSent: boolean) => void;
};

type PartsProps = Pick<ReportDialogProps, "steps" | "total">;

function Parts({ steps, total }: PartsProps) {
  const t = useTranslations("Learner");
  const id = useId();
  const [first = 0] = steps;
  if (steps.length < 2) return <input type="hidden" name="step" value={first} />;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("reports.part")}
      </label>
      <select id={id} name="step" defaultValue={first} className={inputClass}>
        {steps.map((step) => (
          <option key={step} value={step}>
            {t("player.step", { current: step + 1, total })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Note() {
  const t = useTranslations("Learner.reports");
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("note")}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t("noteHint", { count: noteLength })}
      </p>
      <TextArea id={id} name="note" dir="auto" maxLength={noteLength} aria-describedby={`${id}-hint`} />
    </div>
  );
}

/** Says what is wrong, in a few words or none, and then that it has been heard. */
export function ReportDialog({ place, kind, steps, total, onSent, onClose }: ReportDialogProps) {
  const t = useTranslations("Learner.reports");
  const errorText = useErrorText();
  const { busy, error, send } = useSend();
  const [isSent, setIsSent] = useState(false);
  const isWrong = kind === "wrong";

  function submit(fields: FormData) {
    const json = { ...place, kind, step: Number(textIn(fields, "step")), note: textIn(fields, "note") };
    void send(async () => {
      const response = await apiClient.practice.reports.$post({ json });
      onSent((await response.json()).data);
      setIsSent(true);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(isSent))}
      title={t(isWrong ? "wrong" : "shouldCount")}
      closeLabel={t("close")}
    >
      {isSent ? (
        <>
          <p role="status">{t("sent")}</p>
          <Button autoFocus onClick={() => onClose(true)} className="justify-self-start">
            {t("close")}
          </Button>
        </>
      ) : (
        <Form onSubmit={submit} className="grid gap-4">
          <p>{t(isWrong ? "leadWrong" : "leadShouldCount")}</p>
          <Parts steps={steps} total={total} />
          <Note />
          <p role="alert" className="text-sm font-medium text-red empty:hidden">
            {error ? errorText(error) : null}
          </p>
          <Button type="submit" busy={busy} className="justify-self-start">
            {t("send")}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
