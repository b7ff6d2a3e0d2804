import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { z } from "zod";

import { cefrLevels } from "@/lib/core/cefr";
import { loadItems } from "@/lib/bank/load-items";
import { questionTypes } from "@/lib/questions/types";
import { makePackage, zip } from "@/scripts/qti/make-package";

const usage = `npm run qti:export -- --out DIR [--type ${questionTypes.join("|")}] [--level ${cefrLevels.join("|")}]`;
const { values } = parseArgs({
  options: { out: { type: "string" }, type: { type: "string" }, level: { type: "string" } },
});
const type = questionTypes.find((each) => each === values.type);
const level = cefrLevels.find((each) => each === values.level?.toUpperCase());
const isUnknown = (values.type !== undefined && !type) || (values.level !== undefined && !level);
if (!values.out || isUnknown) throw new Error(usage);

const Messages = z.object({ Questions: z.record(z.string(), z.record(z.string(), z.unknown())) });
const { Questions: words } = Messages.parse(
  JSON.parse(readFileSync(join(process.cwd(), "content", "messages", "en.json"), "utf8")),
);

function say(of: string, message: string): string {
  const found = message
    .split(".")
    .reduce<unknown>(
      (part, name) => z.record(z.string(), z.unknown()).safeParse(part).data?.[name],
      words[of],
    );
  return z.string({ error: `content/messages/en.json has no Questions.${of}.${message}` }).parse(found);
}

const bank = await loadItems(join(process.cwd(), "content", "bank", "items"));
const items = bank.filter((item) => (!type || item.type === type) && (!level || item.cefr === level));
const name = ["bandwise", type, level?.toLowerCase()].filter(Boolean).join("-");
const { files, questions, unlicensed } = makePackage(name, items, say);
mkdirSync(values.out, { recursive: true });
const path = join(values.out, `${name}.zip`);
writeFileSync(path, zip(files));
for (const [licence, count] of unlicensed)
  process.stdout.write(`${count} items left out: "${licence}" is no licence to give them away\n`);
process.stdout.write(`${path}: ${questions} questions of ${items.length} items\n`);
