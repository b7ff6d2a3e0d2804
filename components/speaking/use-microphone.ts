import { useState } from "react";

import { closeMicrophone, type MicrophoneFault, openMicrophone } from "@/components/recorder/open-microphone";
import { useRecordingConsent } from "@/components/recorder/use-recording-consent";

/**
 * Asks for consent, to being heard elsewhere too, and for the microphone before a clock runs, so that no question comes in
 * the middle of it.
 */
export function useMicrophone() {
  const { mayRecord, ...consent } = useRecordingConsent("hosted-speech");
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const [isOpening, setIsOpening] = useState(false);

  async function open(): Promise<boolean> {
    setIsOpening(true);
    try {
      if (!(await mayRecord())) return false;
      const stream = await openMicrophone();
      if (typeof stream === "string") {
        setFault(stream);
        return false;
      }
      closeMicrophone(stream);
      setFault(null);
      return true;
    } finally {
      setIsOpening(false);
    }
  }

  return { ...{ mayRecord, open, fault, isOpening }, ...consent };
}
export type Microphone = ReturnType<typeof useMicrophone>;
