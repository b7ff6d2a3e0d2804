import type { Order } from "@/lib/services/billing/order";

export type Adjustment = {
  order: Order;
  /** How much of the price went back to the buyer, in minor units. */
  takenBack: number;
  /** The buyer's bank disputes the payment: what it gave rests. */
  isFrozen: boolean;
  now: Date;
};

/** The part of a quantity that goes with the money: rounded down, so that nobody loses more than they got back. */
export function shareOf(qty: number, { order, takenBack }: Pick<Adjustment, "order" | "takenBack">) {
  return Math.floor((qty * takenBack) / order.amount);
}
