import { BaseSequencer } from "vitest/node";

/** A clean checkout knows no durations: what takes longest would begin by its size, and one core would wait at the end. */
const longest = [
  "tests/faults/sittings.test.ts",
  "tests/content-compile.test.ts",
  "tests/i18n-exchange-content.test.ts",
  "tests/faults/data-folder.test.ts",
  "tests/gate-faults.test.ts",
  "tests/i18n-exchange-faults.test.ts",
  "tests/dev-content.test.ts",
  "tests/content-cache.test.ts",
  "lib/assess/writing/writing-corrector.test.ts",
  "lib/engines/isolate-engine.test.ts",
  "tests/api/exam-pools.test.ts",
  "tests/api/exams.test.ts",
  "tests/api/exam-times.test.ts",
  "tests/api/practice-migration.test.ts",
  "tests/api/interactive-listening.test.ts",
  "tests/valid-html.test.ts",
  "tests/processes.test.ts",
];

export class LongestFirst extends BaseSequencer {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const place = ({ moduleId }) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? longest.length : found;
    };
    const ordered = await super.sort(files);
    const projects = Map.groupBy(ordered, ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => own.toSorted((a, b) => place(a) - place(b)));
  }
}
