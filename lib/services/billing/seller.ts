import "server-only";
import { z } from "zod";

import { factOf, type Operator } from "@/lib/content/operator/operator-schema";

/** Who sold, as it stood on the day of the receipt. */
export const Seller = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  vatId: z.string().nullable(),
});

export function sellerOf(operator: Operator): z.infer<typeof Seller> {
  const [name, taxNumber, vatId] = (["name", "taxNumber", "vatId"] as const).map((fact) =>
    factOf(operator, fact),
  );
  const lines = (["street", "town", "country"] as const).flatMap((fact) => factOf(operator, fact) ?? []);
  return {
    name: name ?? null,
    address: lines.length > 0 ? lines.join(", ") : null,
    taxNumber: taxNumber ?? null,
    vatId: vatId ?? null,
  };
}
