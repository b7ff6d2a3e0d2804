import { expect, test } from "vitest";

import { stockIn } from "@/lib/bank/stock-phrases";

test.for([
  ["In today’s world, everybody is busy.", "today’s world"],
  ["The bridge is a testament to their work.", "testament to"],
  ["Water plays a crucial role here.", "crucial role"],
  ["Then Emily opened the door.", "Emily"],
])("%s", ([text = "", found = ""]) => {
  expect(stockIn(text)).toBe(found.replace("’", "'"));
});

test.for(["A tapestry hangs in the hall.", "Tomatoes and a jackdaw.", "She has a role in the play."])(
  "%s is nobody's stock phrase",
  (text) => {
    expect(stockIn(text)).toBeNull();
  },
);
