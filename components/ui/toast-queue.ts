export type ToastTone = "neutral" | "red";
export type ToastItem = { id: number; text: string; tone: ToastTone };

export const toastMs = 3000;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** Says something for three seconds, from anywhere in the browser. `ToastRegion` shows it. */
export function showToast(text: string, tone: ToastTone = "neutral") {
  const item = { id: ++lastId, text, tone };
  set([...items.slice(-2), item]);
  return item.id;
}

export function dismissToast(id: number) {
  if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
}

export const toastQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => items,
  readOnServer: (): readonly ToastItem[] => empty,
};

const empty: readonly ToastItem[] = [];
