import { useCallback, useEffect, useRef } from "react";

import { useRecorder } from "@/components/recorder/use-recorder";
import { useSending } from "@/components/recorder/use-sending";
import { toApiError } from "@/lib/api/client/api-error";
import type { Microphone } from "@/components/speaking/use-microphone";

type TakeOptions = {
  storeKey: string;
  mostSeconds: number;
  microphone: Microphone;
  /** The server has it; so many seconds long. */
  onSent: (upload: string, seconds: number) => void;
};

/** One recording on its way: made, kept, and sent. */
export function useTake({ storeKey, mostSeconds, microphone, onSent }: TakeOptions) {
  const { mayRecord, look } = microphone;
  const recorder = useRecorder({ storeKey, mostSeconds, mayRecord });
  const { state } = recorder;
  const latest = useRef({ onSent, seconds: 0 });
  useEffect(() => {
    latest.current = { onSent, seconds: state.name === "recorded" ? state.take.seconds : 0 };
  });
  const sent = useCallback((upload: string) => latest.current.onSent(upload, latest.current.seconds), []);
  const { state: sending, send } = useSending(storeKey, sent);

  const isRefused = sending.name === "failed" && toApiError(sending.error).code === "consent/needed";
  useEffect(() => (isRefused ? look() : undefined), [isRefused, look]);

  return {
    recorder,
    sending,
    failure: sending.name === "failed" ? sending.error : null,
    send: async () => {
      if (state.name === "recorded" && (await mayRecord())) await send(state.take.file);
    },
  };
}
export type Take = ReturnType<typeof useTake>;
