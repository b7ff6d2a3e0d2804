import { spawn } from "node:child_process";

const program = process.env.FFMPEG ?? "ffmpeg";
const howTo =
  "Install it (Debian, Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg), or set FFMPEG to its path. Only making films needs it.";

/** Runs ffmpeg and hands back what it wrote to its standard output. */
export function runFfmpeg(args: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ["-hide_banner", "-loglevel", "error", "-y", ...args], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    const words: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => words.push(chunk));
    child.once("error", () => reject(new Error(`ffmpeg cannot be started. ${howTo}`)));
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`ffmpeg ended with ${code}: ${Buffer.concat(words).toString().trim()}`));
    });
  });
}

/** Fails with what to do when ffmpeg or one of the encoders it needs is not there. */
export async function requireFfmpeg() {
  const encoders = (await runFfmpeg(["-encoders"])).toString();
  for (const name of ["libx264", "aac", "libwebp"])
    if (!encoders.includes(` ${name} `)) throw new Error(`This ffmpeg has no ${name}. ${howTo}`);
}
