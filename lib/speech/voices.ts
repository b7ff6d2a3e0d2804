import "server-only";

import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { createHostedVoices, type HostedVoiceSettings } from "@/lib/speech/hosted-voices";
import { createLocalVoices } from "@/lib/speech/local-voices";
import { embeddedVoices, type Synthesizer, type Voice } from "@/lib/speech/synthesizer";

export type VoiceSettings = {
  /** The folder of the operator's models; without it there are none. */
  models?: string | undefined;
  hosted?: HostedVoiceSettings | undefined;
};

/** Which of the three speaks a voice. */
export function tierOf(voice: Voice): "embedded" | "hosted" | "local" {
  if (embeddedVoices.some((one) => one === voice)) return "embedded";
  return voice.startsWith("hosted/") ? "hosted" : "local";
}

/** A voice that nobody speaks here: what was recorded in it stays, nothing new can be made. */
function absent(tier: string, setting: string): Synthesizer {
  return {
    engineOf: () => `no ${tier} voice`,
    synthesize: async (_text, { voice }) => {
      throw new Error(`The voice ${voice} cannot be used: ${setting} is not set.`);
    },
    close: async () => undefined,
  };
}

/** All voices behind one port; what a voice needs is started when it first speaks. */
export function createVoices({ models, hosted }: VoiceSettings): Synthesizer {
  const tiers = {
    embedded: createFliteSynthesizer(),
    hosted: hosted ? createHostedVoices(hosted) : absent("hosted", "SPEECH_API_URL"),
    local: models === undefined ? absent("local", "DATA_DIR") : createLocalVoices(models),
  };
  return {
    engineOf: (voice) => tiers[tierOf(voice)].engineOf(voice),
    synthesize: (text, options, signal) => tiers[tierOf(options.voice)].synthesize(text, options, signal),
    close: async () => {
      await Promise.all(Object.values(tiers).map((tier) => tier.close()));
    },
  };
}
