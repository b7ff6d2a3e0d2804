import { useEffect, useRef, useState } from "react";

import { pollOrder, readOrder, type Order } from "@/components/learner/checkout/poll-order";
import { apiClient } from "@/lib/api/client/api-client";

export type CheckoutState =
  | { name: "opening" }
  | { name: "waiting"; url: string; isBlocked: boolean }
  | { name: "still-open"; orderId: string }
  | { name: "paid"; order: Order }
  | { name: "ended"; state: "failed" | "expired" }
  | { name: "error"; error: unknown };

type Start = { planId: string; page: Window | null; isMobile: boolean };

function fromOrder(order: Order): CheckoutState {
  if (order.code === 1) return { name: "paid", order };
  return { name: "ended", state: order.state === "expired" ? "expired" : "failed" };
}

/** One purchase: opens the payment page and watches the order. One watcher an order. */
export function useCheckout({ planId, page, isMobile }: Start) {
  const [state, setState] = useState<CheckoutState>({ name: "opening" });
  const start = useRef({ planId, page, isMobile });
  const hasStarted = useRef(false);

  useEffect(() => {
    const control = new AbortController();
    async function run() {
      const { planId: vipId, page: tab, isMobile: isPhone } = start.current;
      const response = await apiClient.stripe.payUrl.$get({
        query: { vipId, path: "pricing", isMobile: isPhone ? "1" : "0" },
      });
      const { data } = await response.json();
      if (isPhone) return window.location.assign(data.url);
      if (tab) tab.location.replace(data.url);
      setState({ name: "waiting", url: data.url, isBlocked: tab === null });
      const order = await pollOrder(data.logVipId, control.signal);
      if (control.signal.aborted) return;
      setState(order ? fromOrder(order) : { name: "still-open", orderId: data.logVipId });
    }
    if (!hasStarted.current) {
      hasStarted.current = true;
      run().catch((error: unknown) => {
        start.current.page?.close();
        setState({ name: "error", error });
      });
    }
  }, []);

  async function check(orderId: string) {
    try {
      const order = await readOrder(orderId);
      if (order.state !== "open" && order.state !== "pending") setState(fromOrder(order));
    } catch (error) {
      setState({ name: "error", error });
    }
  }

  return { state, check };
}
