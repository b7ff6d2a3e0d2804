import "server-only";

import type { Runtime } from "@/lib/services/runtime";

/** Whether credits buy a correction of free speech here: only where a transcriber hears it. The one place that says so. */
export const isSpeechSold = ({ correctors }: Pick<Runtime, "correctors">) =>
  correctors.speaking?.transcribes ?? false;
