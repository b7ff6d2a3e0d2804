import { z } from "zod";

import { type Corpus } from "@/scripts/bank/corpus/corpus";
import { readPassages } from "@/scripts/bank/corpus/passages";
import { readReadingSets } from "@/scripts/bank/corpus/reading-sets";
import { sourceReader } from "@/scripts/bank/read-sources";

/** What a text states of the world, on what that rests, and when somebody last looked; no claims where all is invented. */
const Facts = z.array(
  z.strictObject({
    name: z.string(),
    claims: z.array(z.strictObject({ says: z.string().min(1), basis: z.string().min(1) })).max(6),
    checked: z.iso.date(),
  }),
);

/** Every expository text has its facts written down, and nothing else has. */
export function checkFacts(folder: string): Corpus {
  const read = sourceReader(folder);
  const texts = {
    passages: readPassages(folder).flatMap(({ content }) => content),
    "reading-sets": readReadingSets(folder),
  };
  const checks = Object.entries(texts).map(([kind, written]) => {
    const file = `facts/${kind}.yaml`;
    const facts = read(file, Facts);
    const asked = written.filter((text) => text.kind === "expository").map(({ name }) => name);
    const known = facts.map(({ name }) => name);
    return {
      faults: [
        ...asked.filter((name) => !known.includes(name)).map((name) => `${file}: nobody has checked ${name}`),
        ...known
          .filter((name) => !asked.includes(name))
          .map((name) => `${file}: ${name} is no expository text`),
        ...known
          .filter((name, at) => known.indexOf(name) < at)
          .map((name) => `${file}: ${name} stands twice`),
      ],
      figure: `${kind}: ${facts.length} texts, ${facts.flatMap(({ claims }) => claims).length} claims`,
    };
  });
  return {
    name: "facts",
    faults: checks.flatMap(({ faults }) => faults),
    figures: checks.map(({ figure }) => figure),
  };
}
