"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { deleteCorrection } from "@/components/learner/corrections/corrections-queries";
import { correctionsPath } from "@/components/learner/learner-path";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Takes a text and its result away for good; it is asked once. */
export function DeleteCorrection({ id, isSpoken = false }: { id: string; isSpoken?: boolean }) {
  const t = useTranslations("Corrections.delete");
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const [isAsked, setIsAsked] = useState(false);

  function remove() {
    void send(async () => {
      await deleteCorrection(id);
      navigate(correctionsPath, { replace: true });
      for (const name of ["corrections", "correction-mistakes"]) void mutate(named(name));
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-delete
        className="justify-self-start print:hidden"
        onClick={() => setIsAsked(true)}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        {t("start")}
      </Button>
      {isAsked ? (
        <Dialog open role="alertdialog" onOpenChange={setIsAsked} title={t("title")}>
          <p>{t(isSpoken ? "textSpoken" : "text")}</p>
          <SentNote error={error} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={remove}>
              {t("confirm")}
            </Button>
            <Button variant="secondary" autoFocus onClick={() => setIsAsked(false)}>
              {t("keep")}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
