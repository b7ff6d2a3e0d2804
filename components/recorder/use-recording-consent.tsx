import { useCallback, useRef, useState } from "react";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { type Consent, readConsents, useConsents } from "@/components/learner/consents/consents-queries";

const isRecording = ({ kind }: Consent) => kind === "recording";

/** Asks whoever has not agreed to being recorded, before the microphone is asked for. */
export function useRecordingConsent() {
  const { data, mutate } = useConsents();
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState<Consent | null>(null);
  const settle = useRef<(may: boolean) => void>(() => undefined);
  const look = useCallback(() => void mutate(), [mutate]);
  const known = data?.find(isRecording);

  function decided(may: boolean) {
    setAsked(null);
    settle.current(may);
  }

  /** Whether it may begin: at once where they agreed, else once they have decided. */
  async function mayRecord(): Promise<boolean> {
    if (known?.state === "given") return true;
    setError(null);
    try {
      const consent = (await readConsents()).find(isRecording);
      if (!consent || consent.state === "given") return consent !== undefined;
      setAsked(consent);
    } catch (cause) {
      setError(cause);
      return false;
    }
    return new Promise((resolve) => {
      settle.current(false);
      settle.current = resolve;
    });
  }

  return {
    mayRecord,
    error,
    /** What was known may be out of date: somebody revokes it elsewhere. */
    look,
    dialog: asked ? (
      <ConsentDialog consent={asked} onDecided={decided} onClose={() => decided(false)} />
    ) : null,
  };
}
