import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

import { z } from "zod";

import { findJava } from "@/scripts/test/system-programs.mjs";

const require = createRequire(import.meta.url);

const Report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** The checker judges style sheets and `style` attributes too, by older rules than the browsers'. */
const isAboutCss = (message: string) => message.startsWith("CSS:");

/** What the Nu Html Checker calls an error in these files, each with its file, in words. */
export function checkHtml(files: readonly string[]): string[] {
  const java = findJava();
  if (!java) throw new Error("The Nu Html Checker needs Java: apt-get install default-jre-headless.");
  const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
  // Its own stack is too small for long pages.
  const options = ["-Xss8m", "-jar", jar, "--errors-only", "--exit-zero-always", "--format", "json"];
  const { stderr, status } = spawnSync(java, [...options, ...files], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`The Nu Html Checker stopped: ${stderr.slice(0, 2_000)}`);
  const { messages } = Report.parse(JSON.parse(stderr));
  return messages
    .filter(({ type, message }) => type !== "info" && !isAboutCss(message))
    .map(({ url = "", message, extract = "" }) => `${url.replace(/^file:/, "")}: ${message} ${extract}`);
}
