"use client";

import { useId } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { useErrorText } from "@/components/learner/use-error-text";
import { readAgain } from "@/components/operator/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { noteLength } from "@/lib/core/report-note";

type ReasonDialogProps = {
  title: string;
  text: string;
  itemId: string;
  /** Does it, with the reason. */
  onGive: (why: string) => Promise<unknown>;
  onClose: () => void;
};

/** An act on a question wants a reason, for the log. */
export function ReasonDialog({ title, text, itemId, onGive, onClose }: ReasonDialogProps) {
  const errorText = useErrorText();
  const id = useId();
  const { busy, error, send } = useSend();

  function submit(fields: FormData) {
    void send(async () => {
      await onGive(textIn(fields, "why"));
      await readAgain();
      onClose();
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={title} closeLabel="Close">
      <Form onSubmit={submit} className="grid gap-4">
        <p>{text}</p>
        <p className="font-mono text-sm [overflow-wrap:anywhere]">{itemId}</p>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            Reason, for the log
          </label>
          <TextArea id={id} name="why" required autoFocus maxLength={noteLength} />
        </div>
        <p role="alert" className="text-sm font-medium text-red empty:hidden">
          {error ? errorText(error) : null}
        </p>
        <Button type="submit" busy={busy} className="justify-self-start">
          {title}
        </Button>
      </Form>
    </Dialog>
  );
}
