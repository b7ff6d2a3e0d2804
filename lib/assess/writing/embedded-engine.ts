import { calibration, range } from "@/lib/assess/writing/score/calibration";

/** Raised when the same text may come out otherwise. */
export const embeddedEngine = {
  id: "bandwise-embedded",
  version: "10",
  calibration: `${calibration.version}/range-${range.version}`,
  model: null,
};
