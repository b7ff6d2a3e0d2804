import { z } from "zod";

type Level = "info" | "warn";
type Tell = (level: Level, sentence: string) => void;

/** One thing that is wrong with a document; the sentence says what to do. */
type Refusal = { field: string; rule: string; sentence: string };
type Refused = { type: string; refusals: readonly Refusal[] };

type Health = {
  lastAnswer: Date | null;
  /** Since when the content system has been failing, and how. */
  failing: { since: Date; last: Date; reason: string } | null;
  /** What is wrong with a document, by the document's id. */
  refused: Map<string, Refused>;
  tell: Tell;
};

const place = Symbol.for("bandwise.cms-health");
const holder: typeof globalThis & { [place]?: Health } = globalThis;

/** One state for the process: its separately bundled parts read and write the same. */
export function cmsHealth(): Health {
  return (holder[place] ??= {
    lastAnswer: null,
    failing: null,
    refused: new Map(),
    tell: (_level, sentence) => process.stderr.write(`${sentence}\n`),
  });
}

/** While the runtime is up its log hears of it; a build writes it to its own output. */
export function tellCmsNewsTo(tell: Tell) {
  cmsHealth().tell = tell;
}

export function noteAnswer() {
  const health = cmsHealth();
  health.lastAnswer = new Date();
  if (!health.failing) return;
  health.failing = null;
  health.tell("info", "The content system answers again.");
}

const pause = 30_000;

/** False for a while after a failure: pages do not wait for a content system that is down. */
export function isWorthAsking(now = new Date()) {
  const { failing } = cmsHealth();
  return failing === null || now.getTime() - failing.last.getTime() > pause;
}

function reasonOf(error: unknown) {
  if (error instanceof z.core.$ZodError) return "What it answers is not what was asked for.";
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  return `${first.slice(0, 300).replace(/\.$/, "")}.`;
}

/** Told once for each outage. */
export function noteFailure(error: unknown) {
  const health = cmsHealth();
  const last = new Date();
  const isNews = health.failing === null;
  health.failing = { since: health.failing?.since ?? last, last, reason: reasonOf(error) };
  if (!isNews) return;
  health.tell(
    "warn",
    `The content system fails: ${health.failing.reason} The site goes on with its last good content. Check SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_READ_TOKEN and status.sanity.io.`,
  );
}

const sentencesOf = (refused: Refused | undefined) => refused?.refusals.map(({ sentence }) => sentence) ?? [];

/** Everything that is wrong, or what is wrong with one document, in sentences. */
export function refusedSentences(id?: string): string[] {
  const { refused } = cmsHealth();
  return id === undefined ? [...refused.values()].flatMap(sentencesOf) : sentencesOf(refused.get(id));
}

/** Told once for each fault; an empty list takes a document off the list. */
export function noteRefused(id: string, refusals: readonly Refusal[], type = "article") {
  const { refused, tell } = cmsHealth();
  const before = new Set(refusedSentences(id));
  if (refusals.length === 0) refused.delete(id);
  else refused.set(id, { type, refusals });
  for (const { sentence } of refusals) if (!before.has(sentence)) tell("warn", sentence);
}
