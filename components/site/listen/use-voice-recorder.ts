"use client";

import { useCallback, useEffect, useRef, useState } from "react";

export type RecorderState = "idle" | "recording" | "denied" | "unsupported";

/** Records the microphone into addresses of this page, one for each key; nothing leaves the browser. */
export function useVoiceRecorder() {
  const [state, setState] = useState<RecorderState>("idle");
  const [takes, setTakes] = useState<ReadonlyMap<number, string>>(new Map());
  const recorder = useRef<MediaRecorder | null>(null);
  const made = useRef<string[]>([]);

  const stop = useCallback(() => {
    if (recorder.current?.state === "recording") recorder.current.stop();
  }, []);

  useEffect(
    () => () => {
      stop();
      for (const address of made.current) URL.revokeObjectURL(address);
    },
    [stop],
  );

  const keep = useCallback((key: number, chunks: Blob[], type: string) => {
    const address = URL.createObjectURL(new Blob(chunks, { type }));
    made.current.push(address);
    setTakes((before) => new Map(before).set(key, address));
  }, []);

  const start = useCallback(
    async (key: number) => {
      if (!("mediaDevices" in navigator) || typeof MediaRecorder === "undefined") {
        setState("unsupported");
        return;
      }
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
      if (!stream) {
        setState("denied");
        return;
      }
      const chunks: Blob[] = [];
      const current = new MediaRecorder(stream);
      recorder.current = current;
      current.ondataavailable = ({ data }) => chunks.push(data);
      current.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        keep(key, chunks, current.mimeType);
        setState("idle");
      };
      current.start();
      setState("recording");
    },
    [keep],
  );

  return { state, takes, start, stop };
}
