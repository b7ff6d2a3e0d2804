"use client";

import { useTranslations } from "next-intl";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ensureSession } from "@/lib/api/client/sign";

/** Somebody without a session: what this is, and a guest's session when they begin. */
export function VisitorStart() {
  const t = useTranslations("Corrections.visitor");
  const name = useTranslations("Corrections");
  const { busy, error, send } = useSend();
  return (
    <>
      <h1 className="text-2xl">{name("title")}</h1>
      <EmptyState
        title={t("title")}
        text={t("text")}
        action={
          <Button size="lg" busy={busy} data-begin onClick={() => void send(ensureSession)}>
            {t("start")}
          </Button>
        }
      />
      <SentNote error={error} />
    </>
  );
}
