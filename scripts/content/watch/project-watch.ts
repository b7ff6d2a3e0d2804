import { checkMessages } from "@/scripts/messages/check-messages";
import sameAsEnglish from "@/scripts/messages/same-as-english.json";
import { collectionNames } from "@/scripts/content/collect-documents";
import { openCompiler } from "@/scripts/content/compile/open-compiler.mjs";
import type { Fault } from "@/scripts/content/fault";
import { openGate } from "@/scripts/content/check/gate";
import { refreshContent } from "@/scripts/content/watch/refresh-content";
import { signatureOf } from "@/scripts/content/watch/watch-files";
import { hashInputs } from "@/scripts/start/stamp.mjs";

const documents = collectionNames.map((name) => `content/${name}`);
const others = [
  "content/messages",
  "content/plans.yaml",
  "content/facts.yaml",
  "content/glossary.yaml",
  "content/listening.yaml",
  "content/operator.yaml",
  "content/published.yaml",
  "content/redirects.yaml",
  // Tasks, sample answers and their pictures come from the bank's material.
  "content/bank/prompts",
  "content/bank/scenes",
  "content/bank/photos",
  "cms/dataset",
  "public/images",
];

/** Everything that compiled content is made from. */
export const watchedPlaces = [...documents, ...others];

/** Keeps the compiled content of a project like what its editors save. */
export function watchProject(root: string, publish: (faults: Fault[]) => void) {
  const gate = openGate(root);
  let last = "";
  const messages = { hash: "", faults: [] as Fault[] };

  function messageFaults() {
    const hash = hashInputs(root, ["content/messages"]);
    if (hash !== messages.hash) messages.faults = checkMessages(root, { complete: false, sameAsEnglish });
    messages.hash = hash;
    return messages.faults;
  }

  const compiler = openCompiler(root);

  /** Compiling sets times of files, which looks like a change and is none. */
  async function refresh() {
    const faults = await gate.check({ complete: false });
    faults.push(...messageFaults());
    const known = [...gate.store.entries].map(([file, { hash }]) => `${file} ${hash}`);
    const hash = hashInputs(root, others, known);
    if (hash === last) return;
    last = hash;
    await refreshContent({ check: () => faults, compile: compiler.compile, publish });
  }

  return { refresh, look: () => signatureOf(root, watchedPlaces), close: compiler.close };
}
