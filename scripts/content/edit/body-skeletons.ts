import { unwritten } from "@/lib/content/gate/unwritten";
import type { TaskType } from "@/lib/content/task-names";
import { questionTypes } from "@/lib/questions/types";

type Skeleton = {
  /** The course that an article leads to. */
  course: string;
  task: TaskType | undefined;
  today: string;
};

const practice = (task: TaskType | undefined) =>
  questionTypes.some((type) => type === task) ? `<Practice type="${task}" />\n\n` : "";

const exercise = `<Exercise title="${unwritten}: name the exercise">

${unwritten}: say what to do, in one or two sentences.

<Example title="${unwritten}: name the material">

${unwritten}: the English material.

</Example>

<Solution>

${unwritten}: the answer, and why it is right.

</Solution>

</Exercise>

`;

const steps = `<Steps>

1. **${unwritten}: the first step.** One sentence on how.
2. **${unwritten}: the second step.** One sentence on how.

</Steps>

`;

const checklist = `<Checklist>

- ${unwritten}: what I have done
- ${unwritten}: what I know

</Checklist>
`;

const month = (today: string) =>
  new Date(today).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });

const asKnown = (today: string) => `<Callout kind="note" title="As known in ${month(today)}">

${unwritten}: say which facts may change, and where the reader finds the official ones.

</Callout>

`;

/** The usual headings and parts, in the order that the published texts have them. */
export const bodySkeletons = {
  courses: ({ task, today }: Skeleton) => `${unwritten}: what the task asks, and what this course changes.

## What you see on the screen

${unwritten}: the screen, the buttons and the clock.

${asKnown(today)}## How it is scored

${unwritten}: what earns points and what does not.

## A strategy

${steps}${practice(task)}## Worked examples

<Example title="${unwritten}: name the example">

${unwritten}: the English material.

</Example>

${unwritten}: how to think about it.

${exercise}## Common mistakes

- **${unwritten}: the mistake.** What to do instead.

## A one-week practice plan

| Day | What you do | Minutes |
| --- | --- | --- |
| 1 | ${unwritten} | 20 |

## Checklist for test day

${checklist}`,

  learn: ({
    task,
    course,
    today,
  }: Skeleton) => `${unwritten}: the answer in two sentences, then what this page tells.

${asKnown(today)}## What you need to know

${unwritten}: the facts, each with its source in meta.yaml.

## What to do

${steps}${practice(task)}## Checklist

${checklist}
## Where these facts come from

${unwritten}: name the sources; list them in meta.yaml under sources.

**Your next step:** ${unwritten}, then open [the course](/courses/${course}).
`,

  blog: ({
    task,
    course,
  }: Skeleton) => `${unwritten}: the reader's problem in two sentences, then what this article gives.

## Why it happens

${unwritten}: the reason, with one example.

## What to do

${steps}## Test yourself

${exercise}${practice(task)}## Your plan for one week

| Day | What you do | Minutes |
| --- | --- | --- |
| 1 | ${unwritten} | 15 |

## Your next step

${unwritten}: one thing to do now. Then open [the course](/courses/${course}).
`,
} as const;
