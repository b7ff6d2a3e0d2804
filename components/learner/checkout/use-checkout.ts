import { useEffect, useRef, useState } from "react";

import { isDecided, readOrder } from "@/components/learner/checkout/poll-order";
import {
  type CheckoutState,
  fromOrder,
  runCheckout,
  type Start,
} from "@/components/learner/checkout/run-checkout";

/** One purchase. Nobody watches an order any more whose dialog is closed. */
export function useCheckout({ planId, page, isMobile }: Start) {
  const [state, setState] = useState<CheckoutState>({ name: "opening" });
  const start = useRef({ planId, page, isMobile });

  useEffect(() => {
    const end = new AbortController();
    void runCheckout(start.current, end, setState);
    return () => end.abort();
  }, []);

  async function check(orderId: string) {
    try {
      const order = await readOrder(orderId);
      if (isDecided(order)) setState(fromOrder(order));
    } catch (error) {
      setState({ name: "error", error });
    }
  }

  return { state, check };
}
