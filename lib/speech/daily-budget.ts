import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

export type Budget = {
  /** Takes so much of today's; false, and nothing taken, when that is more than is left. Less than 0 gives back. */
  take: (amount: number) => Promise<boolean>;
};

/** What may be spent a day (UTC), by all processes that share the folder: each spending is a line of the day's file. */
export function createDailyBudget(
  folder: string,
  name: string,
  most: number,
  now: () => Date = () => new Date(),
): Budget {
  return {
    async take(amount) {
      const file = path.join(folder, `${name}-${now().toISOString().slice(0, 10)}.txt`);
      const lines = await readFile(file, "utf8").catch(() => "");
      const spent = lines.split("\n").reduce((sum, line) => sum + (Number(line) || 0), 0);
      if (amount > 0 && spent + amount > most) return false;
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${amount}\n`);
      return true;
    },
  };
}
