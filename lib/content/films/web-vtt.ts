type Cue = { start: number; end: number; text: string };

const two = (value: number) => String(value).padStart(2, "0");

function stamp(seconds: number) {
  const milliseconds = Math.round(seconds * 1_000);
  const whole = Math.floor(milliseconds / 1_000);
  const clock = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(":");
  return `${clock}.${String(milliseconds % 1_000).padStart(3, "0")}`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/\s+/g, " ");

/** Captions as a browser reads them: https://www.w3.org/TR/webvtt1/ */
export const webVtt = (cues: readonly Cue[]) =>
  [
    "WEBVTT",
    ...cues.map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${escaped(text)}`),
  ].join("\n\n") + "\n";
