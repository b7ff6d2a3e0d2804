const journeysOf = ({ suites = [], specs = [] }, place = "") => [
  ...specs.map((spec) => ({ ...spec, place })),
  ...suites.flatMap((suite) => journeysOf(suite, suite.file ?? place)),
];

/** First words of what went wrong the first time. */
const reasonOf = ({ results }) =>
  results[0]?.errors?.[0]?.message?.split("\n", 1)[0] ?? results[0]?.status ?? "";

/**
 * What Playwright's JSON report says: who passed at once, who only when tried again (with what went wrong first), and who
 * did not. Where more were shaky than one slow moment explains, the product is: then they count as failed.
 */
export function countJourneys(report, mostShaky = 3) {
  const { stats, errors } = report;
  const shaky = journeysOf(report).flatMap(({ title, line, place, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map((test) => `${place}:${line} [${test.projectName}] ${title}: ${reasonOf(test)}`),
  );
  const isTooMany = shaky.length > mostShaky;
  return {
    passed: stats.expected,
    shaky: isTooMany ? [] : shaky,
    failed: stats.unexpected + errors.length + (isTooMany ? shaky.length : 0),
  };
}
