import "server-only";

import { calibrateBank } from "@/lib/services/calibration/calibrate-bank";
import { defineJob } from "@/lib/services/jobs/define-job";
import { NoData, sweepPolicy } from "@/lib/services/jobs/policies";

/** Before the day's release of most days, which retires what an editor confirmed. */
export const bankCalibration = defineJob({
  name: "bank.calibrate",
  schema: NoData,
  policy: { ...sweepPolicy("23 3 * * *"), expiry: 3_600 },
  run: async (_data, { runtime, attempt }) => {
    await calibrateBank(runtime, attempt);
  },
});
