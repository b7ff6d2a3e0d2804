"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";

import { SectionCard, SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import type { useUser } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";

type User = NonNullable<ReturnType<typeof useUser>["data"]>;
type StepProps = { user: User; onKeep: () => void };

/** The first question: what goes, and what somebody loses by it. */
function FirstQuestion({ user, onKeep, onNext }: StepProps & { onNext: () => void }) {
  const t = useTranslations("Learner.account");
  const format = useFormatter();
  return (
    <>
      <p>{t("deleteText")}</p>
      {user.vipEndTime ? (
        <p className="rounded-card bg-mark-soft px-4 py-3">
          {t("deleteUnused", {
            date: format.dateTime(new Date(user.vipEndTime), { dateStyle: "long" }),
          })}
        </p>
      ) : null}
      <p className="text-sm text-ink-soft">{t("deletePending")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{t("deleteKeep")}</Button>
        <Button variant="danger" onClick={onNext}>
          {t("deleteNext")}
        </Button>
      </div>
    </>
  );
}

/** The second question: only its owner deletes an account. */
function SecondQuestion({ user, onKeep, onDeleted }: StepProps & { onDeleted: () => void }) {
  const t = useTranslations("Learner.account");
  const { busy, error, send } = useSend();
  const [isEmpty, setIsEmpty] = useState(false);

  function remove(fields: FormData) {
    const [typed, password] = [textIn(fields, "email").trim(), textIn(fields, "password")];
    const email = user.hasPassword ? (user.email ?? "") : typed;
    const isMissing = user.hasPassword ? !password : !typed;
    setIsEmpty(isMissing);
    if (isMissing) return;
    void send(async () => {
      await apiClient.account.$delete({ json: { email, ...(user.hasPassword ? { password } : {}) } });
      onDeleted();
    });
  }

  return (
    <Form onSubmit={remove} className="grid gap-4">
      {user.hasPassword ? (
        <Field
          label={t("currentPassword")}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={256}
          error={isEmpty ? t("missingPassword") : undefined}
        />
      ) : (
        <Field
          label={t("deleteEmail", { email: user.email ?? "" })}
          type="email"
          name="email"
          autoComplete="off"
          maxLength={254}
          aria-invalid={isEmpty || undefined}
        />
      )}
      <SentNote error={error} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep} disabled={busy}>
          {t("deleteKeep")}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t("deleteFinal")}
        </Button>
      </div>
    </Form>
  );
}

/** Deletes the account; it is asked twice. */
export function DeleteCard({ user, onDeleted }: { user: User; onDeleted: (email: string) => void }) {
  const t = useTranslations("Learner.account");
  const [step, setStep] = useState<"none" | "first" | "second">("none");
  const keep = () => setStep("none");

  return (
    <SectionCard title={t("delete")} text={t("deleteText")}>
      <Button data-delete variant="danger" className="justify-self-start" onClick={() => setStep("first")}>
        {t("deleteStart")}
      </Button>
      {step === "none" ? null : (
        <Dialog
          key={step}
          role="alertdialog"
          open
          onOpenChange={keep}
          title={t(step === "first" ? "deleteTitle" : "deleteConfirmTitle")}
          closeLabel={t("deleteKeep")}
        >
          {step === "first" ? (
            <FirstQuestion user={user} onKeep={keep} onNext={() => setStep("second")} />
          ) : (
            <SecondQuestion user={user} onKeep={keep} onDeleted={() => onDeleted(user.email ?? "")} />
          )}
        </Dialog>
      )}
    </SectionCard>
  );
}
