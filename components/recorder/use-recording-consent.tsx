import { useCallback, useRef, useState } from "react";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { type Consent, readConsents, useConsents } from "@/components/learner/consents/consents-queries";

/**
 * Asks whoever has not agreed to being recorded, before the microphone is asked for. `further` is asked along, where it
 * is needed and undecided: recording may begin whatever is said to that.
 */
export function useRecordingConsent(further: Consent["kind"] | null = null) {
  const { data, mutate } = useConsents();
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState<Consent | null>(null);
  const settle = useRef<(may: boolean) => void>(() => undefined);
  const isPutOff = useRef(false);
  const look = useCallback(() => void mutate(), [mutate]);

  function decided(may: boolean) {
    setAsked(null);
    settle.current(may);
  }

  function ask(consent: Consent): Promise<boolean> {
    settle.current(false);
    setAsked(consent);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }

  const stillOpen = (consents: readonly Consent[]) => (isPutOff.current ? null : openIn(consents, further));

  /** Whether it may begin: at once where they agreed, else once they have decided. */
  async function mayRecord(): Promise<boolean> {
    if (data && isGiven(data) && stillOpen(data) === null) return true;
    setError(null);
    try {
      const consents = await readConsents();
      const recording = consents.find(isRecording);
      if (!recording) return false;
      if (!isGiven(consents) && !(await ask(recording))) return false;
      const open = stillOpen(consents);
      if (open) await ask(open);
      // Nobody is asked a second time in the middle of a task.
      isPutOff.current = true;
      return true;
    } catch (cause) {
      setError(cause);
      return false;
    }
  }

  return {
    mayRecord,
    error,
    /** What was known may be out of date: somebody revokes it elsewhere. */
    look,
    dialog: asked ? (
      <ConsentDialog key={asked.kind} consent={asked} onDecided={decided} onClose={() => decided(false)} />
    ) : null,
  };
}

const isRecording = ({ kind }: Consent) => kind === "recording";
const isGiven = (consents: readonly Consent[]) => consents.find(isRecording)?.state === "given";

/** What is still to be decided besides. */
const openIn = (consents: readonly Consent[], further: Consent["kind"] | null) =>
  consents.find(({ kind, isNeeded, state }) => kind === further && isNeeded && state === "undecided") ?? null;
