import sample from "@/lib/content/corrections/sample-correction.json" with { type: "json" };
import { SampleCorrection } from "@/lib/content/corrections/sample-schema";

/** The answer that the page of writing correction shows with its whole result. */
export const sampleCorrection = SampleCorrection.parse(sample);
