"use client";

import { type Oddity, oddityText } from "@/components/operator/bank/oddity-table";
import { ReasonDialog } from "@/components/operator/bank/reason-dialog";
import { apiClient } from "@/lib/api/client/api-client";

export type FlagChange = { flag: Oddity; confirms: boolean };

const words = {
  confirm: { title: "Confirm the flag", then: "The next release retires the question." },
  dismiss: { title: "Dismiss the flag", then: "The question stays, and this is not raised again." },
} as const;

export function FlagDialog({
  change: { flag, confirms },
  onClose,
}: {
  change: FlagChange;
  onClose: () => void;
}) {
  const { title, then } = words[confirms ? "confirm" : "dismiss"];
  return (
    <ReasonDialog
      title={title}
      text={`${oddityText(flag)}. ${then}`}
      itemId={flag.itemId}
      onGive={(why) =>
        apiClient.operator.flags[":id"].decision.$post({ param: { id: flag.id }, json: { confirms, why } })
      }
      onClose={onClose}
    />
  );
}
