import { expect, test } from "vitest";

import { documentTypes } from "@/cms/schema";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";

const own = new Set(["_id", "_type", "_rev", "_createdAt", "_updatedAt"]);

test("every field of the embedded dataset has its place in the studio", async () => {
  const fieldsOf = new Map(
    documentTypes.map(({ name, fields }) => [name, new Set(fields.map((field) => field.name))]),
  );
  const documents = await readDataset("cms/dataset");
  expect(documents.length).toBeGreaterThan(0);
  for (const document of documents) {
    const fields = fieldsOf.get(document._type);
    expect(fields, document._id).toBeDefined();
    expect(Object.keys(document).filter((name) => !own.has(name) && !fields?.has(name))).toEqual([]);
  }
});
