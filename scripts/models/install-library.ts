import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { findLibrary, library, libraryFolder } from "@/lib/speech/models/speech-library";
import { Fault } from "@/scripts/start/say.mjs";

const wanted = `${library.name}@${library.version}`;

export const libraryNote = `Models run in ${wanted} (Apache-2.0, about 35 MB, native code for this system), which is not a part of Bandwise.
Its versions 1.x contain espeak-ng for text to speech, which is under GPL-3.0: whoever passes the program on together
with it has to keep to that licence. It is installed from npm into the data folder, and npm run models -- remove library
takes it away again.`;

/** Installs the library beside the models, unless it is there. True when it was installed now. */
export async function installLibrary(models: string): Promise<boolean> {
  if (findLibrary(models)) return false;
  const folder = libraryFolder(models);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify({ private: true })}\n`);
  const output = await runNpm(
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--save-exact", wanted],
    folder,
  );
  if (!findLibrary(models))
    throw new Fault(`npm could not install ${wanted}.\n${output.trim().split("\n").slice(-5).join("\n")}`);
  return true;
}

function runNpm(args: string[], cwd: string): Promise<string> {
  const { npm_config_local_prefix: _own, ...env } = process.env;
  return new Promise((resolve) => {
    const npm = spawn("npm", args, { cwd, env, shell: process.platform === "win32" });
    let output = "";
    npm.stdout.on("data", (part: Buffer) => (output += part.toString()));
    npm.stderr.on("data", (part: Buffer) => (output += part.toString()));
    npm.on("error", (error) => resolve(`${output}${error.message}`));
    npm.on("close", () => resolve(output));
  });
}
