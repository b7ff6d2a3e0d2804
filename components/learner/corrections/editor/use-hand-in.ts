import { useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { useConsents } from "@/components/learner/consents/consents-queries";
import { correctionPath } from "@/components/learner/corrections/correction-paths";
import { handIn, type HandedIn } from "@/components/learner/corrections/corrections-queries";
import { named } from "@/components/learner/queries";
import { ensureSession } from "@/lib/api/client/sign";

const changed = [
  "corrections",
  "correction-tasks",
  "correction-of-answer",
  "correction-drafts",
  "correction-prompts",
  "user",
  "ledger",
];

type HandInOptions = { replaces?: boolean; kind?: "hosted-text" | "hosted-speech" };

/** Hands a task in, asking first whether it may leave the installation where that is undecided; then its result. */
export function useHandIn(onSent: () => void, { replaces = true, kind = "hosted-text" }: HandInOptions = {}) {
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const { busy, error, send } = useSend();
  const consents = useConsents();
  const [waiting, setWaiting] = useState<HandedIn | null>(null);
  const consent = consents.data?.find((each) => each.kind === kind) ?? null;
  const isUndecided = consent !== null && consent.isNeeded && consent.state === "undecided";

  const go = (handed: HandedIn) =>
    send(async () => {
      await ensureSession();
      const { id } = await handIn(handed);
      onSent();
      for (const name of changed) void mutate(named(name));
      navigate(correctionPath(id), { replace: replaces });
    });

  return {
    ...{ busy, error },
    /** What is to be decided before it goes. */
    asks: waiting && isUndecided ? consent : null,
    send: (handed: HandedIn) => {
      if (isUndecided) setWaiting(handed);
      else void go(handed);
    },
    decided: () => {
      if (waiting) void go(waiting);
      setWaiting(null);
    },
    giveUp: () => setWaiting(null),
  };
}
