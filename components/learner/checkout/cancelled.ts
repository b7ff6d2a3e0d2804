/** The payment page leads back to `/pricing?cancelled=<order>`; other tabs of the browser hear of it by this key. */
const key = "20180428_bandwise_cancelled";
const parameter = "cancelled";

/** Takes the note of a cancelled payment out of the address, tells the other tabs, and says whether there was one. */
export function takeCancelled(): boolean {
  const address = new URL(window.location.href);
  const orderId = address.searchParams.get(parameter);
  if (orderId === null) return false;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, "", address);
  // The time makes every cancelling an event of its own.
  window.localStorage.setItem(key, `${orderId} ${Date.now()}`);
  return true;
}

/** Calls back when the payment of an order is cancelled in another tab. */
export function watchCancelled(orderId: string, listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue?.startsWith(`${orderId} `)) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
