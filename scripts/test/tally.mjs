/** The numbers of the whole run; each part adds its own and prints what failed. */
export function createTally(out = process.stdout) {
  let passed = 0;
  let failed = 0;
  return {
    add(result, title) {
      passed += result.passed;
      failed += result.failed;
      if (result.failed > 0) out.write(`\n--- ${title}\n${(result.details ?? "").trimEnd()}\n---\n\n`);
      return `${result.passed} passed${result.failed ? `, ${result.failed} failed` : ""}`;
    },
    /** Exactly the last line. */
    close() {
      out.write(`${passed} passed, ${failed} failed\n`);
      return failed === 0 && passed > 0 ? 0 : 1;
    },
  };
}

export const onePassed = { passed: 1, failed: 0 };
export const oneFailed = (details) => ({ passed: 0, failed: 1, details });
