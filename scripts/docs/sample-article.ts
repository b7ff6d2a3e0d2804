/** The article whose way from the first file to the translation the how-tos show. */
export const sample = { slug: "two-quiet-minutes", category: "test-day" } as const;
export const sampleFolder = `content/blog/${sample.slug}`;
export const sampleAddress = `/blog/${sample.category}/${sample.slug}`;

const head = (title: string, description: string) => `---
title: "${title}"
description: "${description}"
status: draft
publishAt: 2026-11-21
l10n:
  source: en
  by: human
---
`;

const english = `${head("Two quiet minutes before the test", "What to do in the last two minutes before you press start.")}
Before a test the clock seems loud. Two quiet minutes make the first task easier.

## Two minutes, two steps

<Steps>

1. **Sit straight.** Put both feet on the floor and look away from the screen.
2. **Breathe slowly.** Four breaths, each longer out than in.

</Steps>

## One sentence to begin with

Say <En>I know how this starts</En> once, aloud. Then open [the course](/courses/det-read-and-select-course).
`;

const german = `${head("Zwei ruhige Minuten vor dem Test", "Was du in den letzten zwei Minuten tust, bevor du auf Start drückst.")}
Vor einem Test tickt die Uhr laut. Zwei ruhige Minuten machen die erste Aufgabe leichter.

## Zwei Minuten, zwei Schritte

<Steps>

1. **Setz dich gerade hin.** Stell beide Füße auf den Boden und sieh vom Bildschirm weg.
2. **Atme langsam.** Vier Atemzüge, jeder länger aus als ein.

</Steps>

## Ein Satz zum Anfangen

Sag einmal laut <En>I know how this starts</En>. Öffne dann [den Kurs](/courses/det-read-and-select-course).
`;

export const sampleTexts = {
  english,
  german,
  /** A slip of the kind that the check finds. */
  withFault: english.replace("status: draft", "status: drafft"),
  /** What an editor changes after it was translated. */
  changed: english.replace("Say <En>", "Just before you press start, say <En>"),
} as const;
