import { watchCancelled } from "@/components/learner/checkout/cancelled";
import { isDecided, pollOrder, type Order } from "@/components/learner/checkout/poll-order";
import { apiClient } from "@/lib/api/client/api-client";
import { presentAgreement } from "@/lib/core/withdrawal";

export type CheckoutState =
  | { name: "opening" }
  /** `isOpen`: the payment page still lies in its tab, as far as this page can tell. */
  | { name: "waiting"; url: string; orderId: string; isBlocked: boolean; isOpen: boolean }
  | { name: "still-open"; orderId: string }
  | { name: "paid"; order: Order }
  | { name: "ended"; state: "failed" | "expired" }
  | { name: "error"; error: unknown };

export type Start = { planId: string; page: Window | null; isMobile: boolean };
type Show = (state: CheckoutState) => void;

export function fromOrder(order: Order): CheckoutState {
  if (order.code === 1) return { name: "paid", order };
  return { name: "ended", state: order.state === "expired" ? "expired" : "failed" };
}

/** Notices that the payment page was closed; a browser tells it only to who asks. */
function watchPage(page: Window, onClosed: () => void) {
  const timer = window.setInterval(() => {
    if (!page.closed) return;
    window.clearInterval(timer);
    onClosed();
  }, 500);
  return () => window.clearInterval(timer);
}

async function watchOrder(
  waiting: CheckoutState & { name: "waiting" },
  page: Window | null,
  end: AbortController,
  show: Show,
) {
  const { signal } = end;
  const forget = watchCancelled(waiting.orderId, () => {
    if (!signal.aborted) show({ name: "ended", state: "failed" });
    end.abort();
  });
  const leave = page ? watchPage(page, () => show({ ...waiting, isOpen: false })) : () => undefined;
  signal.addEventListener("abort", leave);
  try {
    const order = await pollOrder(waiting.orderId, signal);
    if (signal.aborted) return;
    show(order && isDecided(order) ? fromOrder(order) : { name: "still-open", orderId: waiting.orderId });
  } finally {
    forget();
    leave();
  }
}

/** Opens the payment page and watches the order until it is decided, cancelled or given up by `end`. */
export async function runCheckout({ planId, page, isMobile }: Start, end: AbortController, show: Show) {
  try {
    const response = await apiClient.stripe.payUrl.$get({
      query: {
        vipId: planId,
        path: "pricing",
        isMobile: isMobile ? "1" : "0",
        agreement: presentAgreement,
      },
    });
    const { data } = await response.json();
    if (end.signal.aborted) return;
    if (isMobile) return window.location.assign(data.url);
    if (page) page.location.replace(data.url);
    const waiting: CheckoutState & { name: "waiting" } = {
      name: "waiting",
      url: data.url,
      orderId: data.logVipId,
      isBlocked: page === null,
      isOpen: true,
    };
    show(waiting);
    await watchOrder(waiting, page, end, show);
  } catch (error) {
    if (end.signal.aborted) return;
    page?.close();
    show({ name: "error", error });
  }
}
