"use client";

import { Suspense } from "react";

import { Waiting } from "@/components/learner/error-note";
import { ItemReviews } from "@/components/learner/player/item-reviews";
import type { SetItem } from "@/components/learner/queries";

/** The questions of one answer with their keys, as practice shows them. */
export function ItemDetail({ items }: { items: readonly SetItem[] }) {
  return (
    <Suspense fallback={<Waiting lines={3} />}>
      <ItemReviews items={items} />
    </Suspense>
  );
}
