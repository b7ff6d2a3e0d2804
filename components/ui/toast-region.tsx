"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

import { classNames } from "@/components/ui/class-names";
import { dismissToast, type ToastItem, toastMs, toastQueue } from "@/components/ui/toast-queue";

function Toast({ item }: { item: ToastItem }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(item.id), toastMs);
    return () => clearTimeout(timer);
  }, [held, item.id]);

  return (
    <p
      role={item.tone === "red" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={classNames(
        "pointer-events-auto max-w-narrow animate-rise rounded-card px-4 py-3 text-sm font-medium shadow-float",
        item.tone === "red" ? "border border-red bg-red-soft text-ink" : "bg-ink text-paper",
      )}
    >
      {item.text}
    </p>
  );
}

/** Put it once in a layout; `showToast` fills it. The offset from the top is 16 px. */
export function ToastRegion() {
  const items = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, toastQueue.readOnServer);
  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-60 grid justify-items-center gap-2">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>
  );
}
