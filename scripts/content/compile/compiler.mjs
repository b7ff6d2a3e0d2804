/** contentlayer2, held open for the content of the folder it is started in: it compiles when it is told to. */
import { generateDotpkg, getConfig, runMain } from "contentlayer2/core";

const run = runMain({ tracingServiceName: "content", verbose: false });
let config = null;

// What fails ends this program, and the next run begins anew.
process.on("message", async () => {
  config ??= await run(getConfig({}));
  await run(generateDotpkg({ config, verbose: false }));
  process.send("done");
});
process.once("disconnect", () => process.exit());
