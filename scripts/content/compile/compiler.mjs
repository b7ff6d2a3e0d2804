/**
 * contentlayer2 for the content of the folder it is started in, as its plugin for Next.js calls it: once, or with a
 * channel to another program whenever that one asks. Its own command traces every step for its error messages, which
 * takes time with the square of the number of documents.
 */
import { generateDotpkg, getConfig, runMain } from "contentlayer2/core";

// What fails ends the program with its words and exit code 1.
const run = runMain({ tracingServiceName: "content", verbose: false });
let config = null;

async function compile() {
  config ??= await run(getConfig({ configPath: process.argv[2] }));
  const { documentCount } = await run(generateDotpkg({ config, verbose: false }));
  return documentCount;
}

if (process.send) {
  process.on("message", async () => process.send(await compile()));
  process.once("disconnect", () => process.exit());
} else {
  process.stdout.write(`Content: ${await compile()} documents\n`);
}
