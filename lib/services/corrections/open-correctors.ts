import "server-only";
import type { Logger } from "pino";

import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import type { ServerEnv } from "@/lib/env/server";
import type { Correctors } from "@/lib/services/corrections/correctors";
import { openSpeaking, type ReadRecording } from "@/lib/services/corrections/open-speaking";
import { openWritingModel } from "@/lib/services/corrections/open-writing-model";
import { openTranscriber, openVoices } from "@/lib/services/media/open-voices";

/** What takes longer has failed: the embedded engine answers within seconds. */
const attemptSeconds = 90;

type Settings = {
  env: ServerEnv;
  log: Pick<Logger, "warn">;
  /** Null: no recording can be read here, and free speech isn't taken. */
  readRecording: ReadRecording | null;
};

/** What this installation corrects with. */
export function openCorrectors({ env, log, readRecording }: Settings): {
  correctors: Correctors;
  /** Has the writing engine started before the first text comes. */
  warm: () => void;
  close: () => Promise<void>;
} {
  const writing = createWritingCorrector();
  const speaking = readRecording && openOwnSpeaking({ env, log, readRecording, writing });
  return {
    correctors: { writing, writingModel: openWritingModel(env, writing, log), speaking, attemptSeconds },
    warm: writing.warm,
    async close() {
      await speaking?.close();
      await writing.close();
    },
  };
}

type Spoken = Omit<Parameters<typeof openSpeaking>[0], "transcriber" | "voice">;

function openOwnSpeaking(settings: Spoken) {
  const voice = openVoices(settings.env);
  const speaking = openSpeaking({ ...settings, transcriber: openTranscriber(settings.env), voice });
  void speaking.trial.then(() => voice.close());
  return speaking;
}
