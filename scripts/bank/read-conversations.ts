import { readdirSync } from "node:fs";
import { join } from "node:path";

import { ConversationFile } from "@/lib/bank/interactive-listening/sources";
import { sourceReader } from "@/scripts/bank/read-sources";

/** All conversations with their file and level, in the order of the files. */
export function readConversations() {
  const folder = join(process.cwd(), "content", "bank");
  const read = sourceReader(folder);
  return readdirSync(join(folder, "conversations"))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((file) => {
      const { level, conversations } = read(`conversations/${file}`, ConversationFile);
      return conversations.map((conversation) => ({ ...conversation, level, file }));
    });
}
