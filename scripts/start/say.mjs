/** A failure that people can act on: one clear sentence, no stack. `details` are shown above it. */
export class Fault extends Error {
  constructor(sentence, { details = "" } = {}) {
    super(sentence);
    this.name = "Fault";
    this.details = details;
  }
}

const coloured = (out) => Boolean(out.isTTY) && !process.env.NO_COLOR;
const paint = (out, code, text) => (coloured(out) ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text, out = process.stdout) => paint(out, "1", text);
const dim = (text, out = process.stdout) => paint(out, "2", text);
const green = (text, out = process.stdout) => paint(out, "32", text);
const red = (text, out = process.stderr) => paint(out, "31", text);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Numbered steps with their seconds. `work` may hand back a few words on what it found ("unchanged").
 * A long step on a terminal counts its seconds; elsewhere it speaks up twice a minute, so that a log shows life.
 */
export function createSteps({ out = process.stdout, total = 0 } = {}) {
  let count = 0;
  return async function step(title, work) {
    count += 1;
    const label = `${String(count).padStart(2)}${total ? `/${total}` : ""}  ${title}`;
    const since = performance.now();
    const tty = Boolean(out.isTTY);
    if (tty) out.write(label);
    const pulse = setInterval(
      () =>
        out.write(
          tty ? `\r${label} ${dim(seconds(since), out)}` : `${label}: still working, ${seconds(since)}\n`,
        ),
      tty ? 1_000 : 30_000,
    );
    try {
      const found = await work();
      const told = typeof found === "string" ? found : "done";
      out.write(
        `${tty ? "\r\u001b[K" : ""}${label}: ${green(told, out)} ${dim(`(${seconds(since)})`, out)}\n`,
      );
      return found;
    } catch (fault) {
      out.write(
        `${tty ? "\r\u001b[K" : ""}${label}: ${red("failed", out)} ${dim(`(${seconds(since)})`, out)}\n`,
      );
      throw fault;
    } finally {
      clearInterval(pulse);
    }
  };
}

/** Prints what stopped the script; a fault that nobody foresaw keeps its stack. */
export function tellFault(fault, out = process.stderr) {
  if (!(fault instanceof Fault)) {
    out.write(`\n${fault instanceof Error ? fault.stack : String(fault)}\n`);
    return;
  }
  if (fault.details) out.write(`\n${fault.details.trimEnd()}\n`);
  out.write(`\n${red(fault.message, out)}\n`);
}
