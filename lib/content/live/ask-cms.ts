import "server-only";
import type { z } from "zod";

import { documentsTag, followTags } from "@/lib/content/live/follow-tags";
import { readDocuments } from "@/lib/content/live/library";
import { datasetSource, type QueryParams } from "@/lib/integrations/sanity/content-source";

type Query<Shape extends z.ZodType> = { groq: string; shape: Shape };

/**
 * The one way to ask the CMS for documents of a type. The query is answered from those that passed the gate, so that no
 * page waits for the CMS and no document spoils the answer for another.
 */
export async function askCms<Shape extends z.ZodType>(
  type: string,
  { groq, shape }: Query<Shape>,
  params: QueryParams = {},
): Promise<z.infer<Shape>> {
  await followTags([documentsTag(type)]);
  return shape.parse(await datasetSource(await readDocuments()).fetch(groq, params));
}
