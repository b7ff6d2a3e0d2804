import { expect, test } from "vitest";

import { isSensitive } from "@/lib/bank/unsuitable-words";

test.for(["murder", "murderer", "drugs", "suicide", "pregnant", "wine", "wars"])(
  "%s is sensitive",
  (word) => {
    expect(isSensitive(word)).toBe(true);
  },
);

test.for(["warm", "demonstrate", "executive", "helmet", "skill", "hello", "grass", "winter", "deadline"])(
  "%s is not",
  (word) => {
    expect(isSensitive(word)).toBe(false);
  },
);
