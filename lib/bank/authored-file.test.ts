import { expect, test } from "vitest";
import { z } from "zod";

import { readAuthoredFile } from "@/lib/bank/authored-file";

const Sentences = z.object({
  sentences: z.array(z.object({ text: z.string(), level: z.enum(["A2", "B1"]) })),
});
const read =
  (text: string, path = "sentences/a2-01.yaml") =>
  () =>
    readAuthoredFile(path, Sentences, text);

test("a sound file is read, JSON like YAML", () => {
  const sound = { sentences: [{ text: "The bus is late.", level: "A2" }] };
  expect(read("sentences:\n  - text: The bus is late.\n    level: A2\n")()).toEqual(sound);
  expect(read(JSON.stringify(sound), "pictures/bus.json")()).toEqual(sound);
});

test.for([
  ["a value of the wrong kind", "sentences:\n  - text: The bus is late.\n    level: D7\n", "3:12"],
  ["a field that is missing", "sentences:\n  - text: One.\n    level: A2\n  - level: B1\n", "4:5"],
  ["a list that is none", "sentences: none\n", "1:12"],
  ["an empty file", "", "1:1"],
  ["broken YAML", 'sentences:\n  - text: "The bus is late.\n    level: A2\n', "4:1"],
  ["a field written twice", "sentences:\n  - text: One.\n    text: Two.\n    level: A2\n", "3:5"],
] as const)("%s is named by path and line", ([, text, place]) => {
  expect(read(text)).toThrow(`sentences/a2-01.yaml:${place}: `);
});

test("broken JSON is named by path and line", () => {
  expect(read('{\n  "sentences": [\n    { "text": }\n  ]\n}\n', "pictures/bus.json")).toThrow(
    "pictures/bus.json:",
  );
});

test("each fault has a line, and a file that is wrong throughout is not told whole", () => {
  const text = `sentences:\n${"  - text: 1\n    level: A2\n".repeat(30)}`;
  expect(read(text)).toThrow(/a2-01\.yaml:2:11: .*\n.*a2-01\.yaml:4:11: [\s\S]*and 10 more$/);
});
