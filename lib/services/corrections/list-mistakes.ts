import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";

import { editCategories, editKindNames } from "@/lib/core/edit-kinds";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import { drillOfCategory, sureFrom } from "@/lib/services/corrections/first-to-fix";
import { sentenceAround } from "@/lib/services/corrections/sentence-around";
import type { Mistakes } from "@/lib/services/corrections/mistake-views";
import type { UserCtx } from "@/lib/services/runtime";

/** On the screen; the file has more. */
const usualExamples = 8;

const Category = z.enum(editCategories);
const Kind = z.enum(editKindNames);
const Counted = z.object({
  rows: z.array(
    z.object({ category: Category, kind: Kind, count: z.coerce.number(), ids: z.array(z.uuid()) }),
  ),
});
const Examples = z.object({
  rows: z.array(
    z.object({
      category: Category,
      kind: Kind,
      correctionId: z.uuid(),
      at: z.coerce.date(),
      original: z.string(),
      replacement: z.string(),
      cue: z.string().nullable(),
      reason: z.string().nullable(),
      start: z.coerce.number(),
      end: z.coerce.number(),
      text: z.string().nullable(),
    }),
  ),
});
const Totals = z.object({
  rows: z.tuple([z.object({ corrections: z.coerce.number(), words: z.coerce.number() })]),
});

const Latest = z.object({ rows: z.array(z.object({ points: z.coerce.number() })) });

/** Everything that was marked for sure in the caller's texts, by category, the most frequent first. */
export async function listMistakes(
  { runtime, actor }: UserCtx,
  { examplesOfCategory = usualExamples } = {},
): Promise<Mistakes> {
  const { db } = runtime.database;
  const own = sql`${corrections} c join ${correctionResults} r on r.correction_id = c.id and r.round = 0
    where c.user_id = ${actor.userId} and c.deleted_at is null and c.revises_id is null and r.state = 'done'`;
  const edits = sql`select c.id, c.created_at, c.parts, c.texts, e.edit, e.edit->>'category' as category,
      e.edit->>'kind' as kind
    from (select c.id, c.created_at, c.parts, r.measures->'transcript'->'texts' as texts, r.assessment from ${own}) c,
      jsonb_array_elements(c.assessment->'edits') e(edit)
    where (e.edit->>'confidence')::float >= ${sureFrom}`;
  const counted = Counted.parse(
    await db.execute(sql`select category, kind, count(*) as count, array_agg(distinct id::text) as ids
      from (${edits}) e group by category, kind order by count(*) desc, kind`),
  );
  const examples = Examples.parse(
    await db.execute(sql`
      select category, kind, id::text as "correctionId", created_at as at, edit->>'original' as original,
             edit->>'replacement' as replacement, edit->>'cue' as cue, edit->>'reason' as reason,
             edit->>'start' as start, edit->>'end' as end, coalesce(parts->((edit->>'part')::int)->>'text', texts->>((edit->>'part')::int)) as text
      from (select *, row_number() over (partition by category order by id desc) as nth from (${edits}) e) e
      where nth <= ${examplesOfCategory} order by id desc`),
  );
  const totals = Totals.parse(
    await db.execute(sql`select count(*) as corrections, coalesce(sum(c.words), 0) as words from ${own}`),
  );
  const latest = Latest.parse(
    await db.execute(sql`select r.assessment->'overall'->>'det' as points from ${own}
      and r.verdict = 'scored' order by c.id desc limit 1`),
  );
  const points = latest.rows[0]?.points ?? null;
  return { ...totals.rows[0], groups: groupsOf(counted.rows, examples.rows, points) };
}

type CountedRow = z.infer<typeof Counted>["rows"][number];
type ExampleRow = z.infer<typeof Examples>["rows"][number];

function groupsOf(
  counted: readonly CountedRow[],
  examples: readonly ExampleRow[],
  points: number | null,
): Mistakes["groups"] {
  const groups = [...Map.groupBy(counted, ({ category }) => category)].map(([category, rows]) => ({
    category,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    corrections: new Set(rows.flatMap(({ ids }) => ids)).size,
    kinds: rows.map(({ kind, count }) => ({ kind, count })),
    examples: examples.filter((example) => example.category === category).map(exampleOf),
    drill: drillOfCategory(category, points),
  }));
  return groups.toSorted((one, other) => other.count - one.count);
}

function exampleOf({ category: _, at, text, start, end, ...example }: ExampleRow) {
  return { ...example, at: at.toISOString(), ...sentenceAround(text ?? "", { start, end }) };
}
