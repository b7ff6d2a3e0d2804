import type { TaskPrompt } from "@/lib/bank/prompts/prompt-gates";
import type { Prompt } from "@/lib/bank/prompts/prompt-texts";
import type { Sample } from "@/lib/bank/prompts/sources";

/** A prompt for whoever judges it: all that a learner reads, hears or sees, and what decides on what is asked next. */
export function describePrompt({ task, prompt }: TaskPrompt): string[] {
  return [...describeAsked({ task, prompt }), ...(prompt.samples ?? []).flatMap(sampleLines)];
}

/** The sample answers of a prompt, each with what it answers. */
export function describeSamples({ task, prompt }: TaskPrompt): string[][] {
  return (prompt.samples ?? []).map((sample) => [...describeAsked({ task, prompt }), ...sampleLines(sample)]);
}

/** What a prompt asks, without its answers. */
export const describeAsked = ({ task, prompt }: TaskPrompt): string[] => [
  headOf({ task, prompt }),
  ...partsOf(prompt),
];

const headOf = ({ task, prompt: { name, level, subject } }: TaskPrompt) =>
  `${task} ${name} (${level}, ${subject})`;

function partsOf(prompt: Prompt): string[] {
  if ("scene" in prompt) return pictureLines(prompt.scene);
  if ("questions" in prompt) return [`  topic: ${prompt.topic}`, ...prompt.questions.flatMap(questionLines)];
  if ("themes" in prompt)
    return [
      `  ${prompt.prompt}`,
      ...prompt.themes.flatMap(({ name, cues, followUp }) => [
        `  theme: ${name} (covered by: ${cues.join(", ")})`,
        `    asks next: ${followUp}`,
      ]),
    ];
  if ("points" in prompt) return [`  ${prompt.prompt}`, ...prompt.points.map((point) => `  * ${point}`)];
  return [`  ${"asks" in prompt ? prompt.asks : prompt.prompt}`];
}

type Asked = Extract<Prompt, { questions: unknown }>["questions"][number];

function questionLines({ asks, branches, otherwise }: Asked) {
  return [
    `  asks: ${asks}`,
    ...branches.map(({ said, asks: next }) => `    if said (${said.join(", ")}): ${next}`),
    ...(otherwise === undefined ? [] : [`    otherwise: ${otherwise}`]),
  ];
}

function pictureLines({
  id,
  alt,
  description,
  actions,
  inferences,
}: Extract<Prompt, { scene: unknown }>["scene"]) {
  return [
    `  picture ${id}: ${alt}`,
    `  ${description}`,
    ...actions.map((action) => `  seen: ${action}`),
    ...inferences.map((inference) => `  follows: ${inference}`),
  ];
}

function sampleLines({ score, text, notes }: Sample): string[] {
  return [
    `  answer at ${score}: ${text.replaceAll(/\s+/g, " ")}`,
    ...notes.map(({ quote, criterion, kind, better, note }) => {
      const mended = better === undefined ? "" : ` -> "${better}"`;
      return `    "${quote}"${mended} [${criterion}, ${kind ?? "no kind"}]: ${note}`;
    }),
  ];
}
