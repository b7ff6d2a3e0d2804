/** Who passed only when tried again is named, whatever becomes of the rest. */
const shakyWords = (shaky) => shaky.map((words) => `    passed when it was tried again: ${words}\n`).join("");

/**
 * The numbers of the whole run; each part adds its own and prints what failed. `shaky` names what passed only when it was
 * tried again: it is counted by itself.
 * @param {{ write: (text: string) => unknown }} out
 */
export function createTally(out = process.stdout) {
  let [passed, failed, again] = [0, 0, 0];
  return {
    /**
     * @param {{ passed: number, failed: number, shaky?: string[], details?: string }} result
     * @param {string} title
     */
    add({ shaky = [], ...result }, title) {
      passed += result.passed;
      failed += result.failed;
      again += shaky.length;
      if (result.failed > 0) out.write(`\n--- ${title}\n${(result.details ?? "").trimEnd()}\n---\n\n`);
      if (shaky.length > 0) out.write(`\n${shakyWords(shaky)}`);
      const numbers = [`${result.passed} passed`];
      if (shaky.length > 0) numbers.push(`${shaky.length} when tried again`);
      if (result.failed > 0) numbers.push(`${result.failed} failed`);
      return numbers.join(", ");
    },
    /** Exactly the last line. */
    close() {
      if (again > 0) out.write(`${again} passed only when tried again: they are named above.\n`);
      out.write(`${passed + again} passed, ${failed} failed\n`);
      return failed === 0 && passed > 0 ? 0 : 1;
    },
  };
}

export const onePassed = { passed: 1, failed: 0 };
export const oneFailed = (details) => ({ passed: 0, failed: 1, details });
