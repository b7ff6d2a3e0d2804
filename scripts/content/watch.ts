/** Beside `next dev`: compiles what is saved, and says what the gate finds. */
import path from "node:path";

import { printFaults } from "@/scripts/content/fault";
import { watchProject } from "@/scripts/content/watch/project-watch";
import { oneAtATime } from "@/scripts/content/watch/refresh-content";
import { watchFiles } from "@/scripts/content/watch/watch-files";
import { tellFault } from "@/scripts/start/say.mjs";

const project = watchProject(path.resolve(import.meta.dirname, "../.."), (faults) => {
  if (faults.length > 0) printFaults(faults, "Content", { quiet: true });
});
const renew = oneAtATime(project.refresh);
await renew();
watchFiles(project.look, () => renew().catch(tellFault));
