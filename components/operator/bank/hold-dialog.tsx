"use client";

import { ReasonDialog } from "@/components/operator/bank/reason-dialog";
import { apiClient } from "@/lib/api/client/api-client";

export type HoldChange = { itemId: string; isHeld: boolean };

const words = {
  hold: {
    title: "Hold the question back",
    text: "It leaves all sets to come, also when a bank is loaded again.",
  },
  lift: { title: "Lift the hold", text: "The question is asked again, in the version that the bank holds." },
} as const;

export function HoldDialog({
  change: { itemId, isHeld },
  onClose,
}: {
  change: HoldChange;
  onClose: () => void;
}) {
  const { holds } = apiClient.operator;
  return (
    <ReasonDialog
      {...words[isHeld ? "lift" : "hold"]}
      itemId={itemId}
      onGive={(why) => (isHeld ? holds.lift : holds).$post({ json: { itemId, why } })}
      onClose={onClose}
    />
  );
}
