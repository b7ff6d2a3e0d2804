"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type DeleteDialogProps = {
  what: "correction" | "recordings";
  start: string;
  title: string;
  text: string;
  onDelete: () => Promise<void>;
};

/** Takes something away for good; it is asked once. */
export function DeleteDialog({ what, start, title, text, onDelete }: DeleteDialogProps) {
  const t = useTranslations("Corrections.delete");
  const { busy, error, send } = useSend();
  const [isAsked, setIsAsked] = useState(false);

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-delete={what}
        className="justify-self-start print:hidden"
        onClick={() => setIsAsked(true)}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        {start}
      </Button>
      {isAsked ? (
        <Dialog open role="alertdialog" onOpenChange={setIsAsked} title={title}>
          <p>{text}</p>
          <SentNote error={error} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={() => void send(onDelete)}>
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
