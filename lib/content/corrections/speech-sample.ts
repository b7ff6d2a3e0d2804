import sample from "@/lib/content/corrections/speech-sample.json" with { type: "json" };
import { SpeechSample } from "@/lib/content/corrections/speech-sample-schema";

/** The reading and the answer that the page of speaking correction shows with what came of them. */
export const speechSample = SpeechSample.parse(sample);
