import { useState } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { type Consent, readConsents, useConsents } from "@/components/learner/consents/consents-queries";

const openIn = (consents: readonly Consent[]) =>
  consents.find(({ kind, isNeeded, state }) => kind === "hosted-text" && isNeeded && state === "undecided") ??
  null;

/** Goes on, asking first whether what is written may leave the installation where that is undecided. */
export function useTextConsent(isWritten: boolean, onNext: () => void) {
  const { data } = useConsents();
  const { busy, error, send } = useSend();
  const [asked, setAsked] = useState<Consent | null>(null);

  const next = () =>
    void send(async () => {
      const open = isWritten ? openIn(data ?? (await readConsents())) : null;
      if (open) setAsked(open);
      else onNext();
    });
  const close = () => setAsked(null);

  return {
    ...{ busy, error, next },
    dialog: asked ? <ConsentDialog consent={asked} onDecided={onNext} onClose={close} /> : null,
  };
}
