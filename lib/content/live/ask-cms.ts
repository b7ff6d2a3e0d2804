import "server-only";
import { z } from "zod";

import { documentsTag, followTags } from "@/lib/content/live/follow-tags";
import { isWorthAsking, noteAnswer, noteFailure, noteRefused } from "@/lib/integrations/sanity/cms-health";
import { embeddedSource, remoteSource } from "@/lib/integrations/sanity/configured-source";
import type { QueryParams } from "@/lib/integrations/sanity/content-source";
import { keepGood, readGood } from "@/lib/integrations/sanity/last-good";

type Query<Shape extends z.ZodType> = { groq: string; shape: Shape };

/**
 * The one way to ask the CMS for documents of a type. What comes back fits the query's shape: of a list, what does
 * not fit is left out; when nothing fits or nothing comes, the last good answer stands, and before the first one the
 * documents that come with the product.
 */
export async function askCms<Shape extends z.ZodType>(
  type: string,
  query: Query<Shape>,
  params: QueryParams = {},
): Promise<z.infer<Shape>> {
  await followTags([documentsTag(type)]);
  const source = remoteSource();
  if (!source) return readEmbedded(query, params);
  const name = JSON.stringify([query.groq, params]);
  if (isWorthAsking()) {
    try {
      const value = readAnswer(type, query, params, await source.fetch(query.groq, params));
      noteAnswer();
      await keepGood("answers", name, value);
      return value;
    } catch (error) {
      noteFailure(error);
    }
  }
  const kept = query.shape.safeParse(await readGood("answers", name));
  return kept.success ? kept.data : readEmbedded(query, params);
}

async function readEmbedded<Shape extends z.ZodType>(query: Query<Shape>, params: QueryParams) {
  const source = await embeddedSource();
  return query.shape.parse(await source.fetch(query.groq, params));
}

function readAnswer<Shape extends z.ZodType>(
  type: string,
  { shape }: Query<Shape>,
  params: QueryParams,
  answer: unknown,
): z.infer<Shape> {
  if (!(shape instanceof z.ZodArray)) return shape.parse(answer);
  const rows = z.array(z.unknown()).parse(answer);
  const faults: string[] = [];
  const good = rows.filter((row) => {
    const parsed = z.safeParse(shape.element, row);
    if (!parsed.success) faults.push(faultOf(type, row, parsed.error));
    return parsed.success;
  });
  noteRefused(JSON.stringify([type, params]), faults);
  if (rows.length > 0 && good.length === 0) throw new Error(`No document of the type ${type} is right.`);
  return shape.parse(good);
}

function faultOf(type: string, row: unknown, error: z.core.$ZodError) {
  const what = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  return `A document of the type ${type} is left out (${what}): ${JSON.stringify(row).slice(0, 200)}`;
}
