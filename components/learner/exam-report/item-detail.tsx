"use client";

import { Suspense } from "react";

import { Waiting } from "@/components/learner/error-note";
import { ItemReview } from "@/components/learner/player/item-result";
import type { SetItem } from "@/components/learner/queries";

/** The questions of one answer with their keys, as practice shows them. */
export function ItemDetail({ items }: { items: readonly SetItem[] }) {
  return (
    <Suspense fallback={<Waiting lines={3} />}>
      <ul className="grid gap-6 divide-y divide-line">
        {items.map((item) => (
          <li key={item.position} className="grid gap-4 not-first:pt-6">
            <ItemReview item={item} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
}
