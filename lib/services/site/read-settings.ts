import "server-only";

import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import type { Runtime } from "@/lib/services/runtime";

/** What the site may know of the product's settings; any other key is answered with nothing. */
export function readSettings(runtime: Runtime, input: { keys: string[] }) {
  const values = {
    /** Shows the saving of the longer plans on the pricing page. */
    priceSaveUp: true,
    /** Mails can be read on this machine. */
    outbox: !runtime.env.SMTP_URL,
    /** Credits buy corrections of speech, too. */
    speechSold: isSpeechSold(runtime),
  };
  return {
    ...(input.keys.includes("priceSaveUp") ? { priceSaveUp: values.priceSaveUp } : {}),
    ...(input.keys.includes("outbox") ? { outbox: values.outbox } : {}),
    ...(input.keys.includes("speechSold") ? { speechSold: values.speechSold } : {}),
  };
}
