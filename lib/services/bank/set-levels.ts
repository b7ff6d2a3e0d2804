import "server-only";
import { sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";

/** Easy, medium and hard are thirds of what is published, so that every level has items to offer. */
export async function setLevels(tx: Transaction) {
  await tx.execute(sql`
    update items set level = placed.level
    from (
      select id, version, (array['easy', 'medium', 'hard'])[
        ntile(3) over (partition by type, facet order by difficulty, id)
      ] as level
      from items where status = 'published'
    ) placed
    where items.id = placed.id and items.version = placed.version and items.level <> placed.level`);
}
