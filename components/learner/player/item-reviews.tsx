"use client";

import { use } from "react";

import { ItemReview } from "@/components/learner/player/item-result";
import type { SetItem } from "@/components/learner/queries";
import { isRoundType, loadRound } from "@/components/questions/registry";
import type { RoundType } from "@/lib/questions/types";

function Round({ type, items }: { type: RoundType; items: readonly SetItem[] }) {
  const { Result } = loadRound.arrived(type) ?? use(loadRound(type));
  const reviews = items.flatMap(({ steps }) => {
    const review = steps[0]?.result?.review;
    return review ? [review] : [];
  });
  return <Result reviews={reviews} />;
}

/** The questions of one task with their keys; of a round first what came of it. Suspends until its code is there. */
export function ItemReviews({ items }: { items: readonly SetItem[] }) {
  const [first] = items;
  if (!first) return null;
  return (
    <>
      {items.length > 1 && isRoundType(first.type) ? <Round type={first.type} items={items} /> : null}
      <ul className="grid gap-6 divide-y divide-line">
        {items.map((item) => (
          <li key={item.position} className="grid gap-4 not-last:pb-6">
            <ItemReview item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
