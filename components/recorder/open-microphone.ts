/** Why there is no sound: not allowed, no microphone, taken by another program, or a browser that cannot record. */
export const microphoneFaults = ["denied", "missing", "busy", "unsupported"] as const;
export type MicrophoneFault = (typeof microphoneFaults)[number];

const named: Record<string, MicrophoneFault> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** The microphone as it is: what cleans up calls would change pauses and levels. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneFault> {
  if (!("mediaDevices" in navigator) || typeof AudioContext === "undefined") return "unsupported";
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
  } catch (error) {
    return (error instanceof DOMException && named[error.name]) || "busy";
  }
}

export const closeMicrophone = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
