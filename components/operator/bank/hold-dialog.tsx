"use client";

import { useId } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { useErrorText } from "@/components/learner/use-error-text";
import { readAgain } from "@/components/operator/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { noteLength } from "@/lib/core/report-note";

export type HoldChange = { itemId: string; isHeld: boolean };

const words = {
  hold: {
    title: "Hold the question back",
    text: "It leaves all sets to come, also when a bank is loaded again.",
  },
  lift: { title: "Lift the hold", text: "The question is asked again, in the version that the bank holds." },
} as const;

/** Holding back and lifting want a reason, for the log. */
export function HoldDialog({ change, onClose }: { change: HoldChange; onClose: () => void }) {
  const errorText = useErrorText();
  const id = useId();
  const { busy, error, send } = useSend();
  const { itemId, isHeld } = change;
  const { title, text } = words[isHeld ? "lift" : "hold"];

  function submit(fields: FormData) {
    const json = { itemId, why: textIn(fields, "why") };
    void send(async () => {
      if (isHeld) await apiClient.operator.holds.lift.$post({ json });
      else await apiClient.operator.holds.$post({ json });
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
