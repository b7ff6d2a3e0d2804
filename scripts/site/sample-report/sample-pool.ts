import path from "node:path";

import type { Item } from "@/lib/bank/item";
import { loadItems } from "@/lib/bank/load-items";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import type { SampleAnswer, SamplePrompt } from "@/lib/content/samples/sample-schema";
import type { TaskType } from "@/lib/content/task-names";
import type { ExamTask } from "@/lib/exam/blueprint/blueprint";
import { type ExamItem, fromPrompt, shelfOf } from "@/lib/exam/exam-item";
import { productItems } from "@/scripts/bench/cat/product-bank";

const root = path.resolve(import.meta.dirname, "../../..");

const openTasks = [
  "write-about-the-photo",
  "interactive-writing",
  "writing-sample",
  "speak-about-the-photo",
  "read-then-speak",
  "interactive-speaking",
  "speaking-sample",
] as const satisfies readonly (TaskType & ExamTask)[];
type OpenTask = (typeof openTasks)[number];

const isOpen = (task: ExamTask): task is OpenTask => openTasks.some((each) => each === task);

/** The answers to a sample prompt are written to this score's descriptors. */
const written = 105;

const idOf = (task: OpenTask, { name, picture }: SamplePrompt) =>
  picture ? `scene:${picture.scene}` : `${task}:${name}`;

/** A picture is described in writing first: pictures without a written sample are left out. */
const isOffered = (task: OpenTask) => task !== "speak-about-the-photo";

export type OpenPrompt = { asked: string; text: string };

/** What a prompt asks of a task, and its published sample; a picture that has none for the task has no text. */
export function openPrompt(task: ExamTask, id: string): OpenPrompt | null {
  if (!isOpen(task)) return null;
  const found = samplesOf(task).find((prompt) => idOf(task, prompt) === id);
  const other =
    found ?? samplesOf("write-about-the-photo").find(({ picture }) => `scene:${picture?.scene}` === id);
  if (!other) throw new Error(`${id} has no published sample.`);
  const isWritten = ({ score }: SampleAnswer) => score === written;
  const text = found?.answers.find(isWritten)?.text ?? "";
  return { asked: other.picture?.alt ?? other.asks.join(" "), text };
}

/** What is published for practice: of open tasks only prompts whose samples are on the site. */
export async function samplePool(): Promise<{ items: ExamItem[]; bank: ReadonlyMap<string, Item> }> {
  const keyed = (await productItems("practice")).filter(({ params }) => params !== null);
  const shelves = new Set(openTasks.map(shelfOf));
  const open = openTasks
    .filter(isOffered)
    .flatMap((task) => samplesOf(task).map((prompt) => fromPrompt(idOf(task, prompt), task)));
  const bank = await loadItems(path.join(root, "content/bank/items"));
  return {
    items: [...keyed.filter(({ shelf }) => !shelves.has(shelf)), ...open],
    bank: new Map(bank.map((item) => [item.id, item])),
  };
}
