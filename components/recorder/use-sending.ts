import { useCallback, useEffect, useRef, useState } from "react";

import { readKept } from "@/components/recorder/recording-store";
import { loadSender, sendRecording } from "@/components/recorder/send-recording";
import { forgetRecording } from "@/components/recorder/use-recorder";
import { toApiError } from "@/lib/api/client/api-error";

export type Sending =
  | { name: "not" }
  | { name: "sending"; share: number }
  /** It goes on by itself once there is a connection. */
  | { name: "offline" }
  | { name: "failed"; error: unknown };

/** Sends a recording; its copy on this device goes once the server has said that it has all of it. */
export function useSending(storeKey: string, onSent: (id: string) => void) {
  const [state, setState] = useState<Sending>({ name: "not" });
  const waiting = useRef<Blob | null>(null);
  const isBusy = useRef(false);

  const send = useCallback(
    async (file: Blob) => {
      if (isBusy.current) return;
      isBusy.current = true;
      waiting.current = file;
      setState({ name: "sending", share: 0 });
      try {
        const uploadUrl = (await readKept(storeKey).catch(() => null))?.uploadUrl ?? null;
        const onProgress = (share: number) => setState({ name: "sending", share });
        const id = await sendRecording({ key: storeKey, file, uploadUrl, onProgress });
        waiting.current = null;
        await forgetRecording(storeKey);
        setState({ name: "not" });
        onSent(id);
      } catch (error) {
        const isOffline = toApiError(error).code === "client/offline";
        setState(isOffline ? { name: "offline" } : { name: "failed", error });
      } finally {
        isBusy.current = false;
      }
    },
    [storeKey, onSent],
  );

  useEffect(() => void loadSender().catch(() => undefined), []);

  const isOffline = state.name === "offline";
  useEffect(() => {
    if (!isOffline) return;
    const again = () => waiting.current && void send(waiting.current);
    window.addEventListener("online", again);
    // A server that restarts tells no browser that it is back.
    const timer = window.setInterval(again, 10_000);
    return () => {
      window.removeEventListener("online", again);
      window.clearInterval(timer);
    };
  }, [isOffline, send]);

  return { state, send };
}
