import { writeFileSync } from "node:fs";
import path from "node:path";

import { runFfmpeg } from "@/scripts/films/ffmpeg";
import { framesPerSecond, type Shot } from "@/scripts/films/record";

const secondsOf = (frames: number) => (frames / framesPerSecond).toFixed(6);

/** An MP4 that every browser plays and that begins to play before it is loaded whole. */
export async function encodeFilm(shots: readonly Shot[], sound: string, target: string) {
  const list = path.join(path.dirname(sound), "shots.txt");
  const last = shots.at(-1);
  const lines = shots.map(({ file, frames }) => `file '${file}'\nduration ${secondsOf(frames)}`);
  // The list's last duration counts only when a file follows.
  writeFileSync(list, [...lines, `file '${last?.file ?? ""}'`].join("\n"));
  const bare = [
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
    "-flags:a",
    "+bitexact",
  ];
  const rate = String(framesPerSecond);
  await runFfmpeg([
    ...["-f", "concat", "-safe", "0", "-i", list, "-i", sound],
    ...["-vf", `fps=${rate},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
    ...["-c:v", "libx264", "-preset", "veryslow", "-tune", "stillimage", "-crf", "27", "-g", "240"],
    ...["-profile:v", "high", "-level:v", "4.0", "-refs", "4", "-threads", "2"],
    ...["-c:a", "aac", "-b:a", "40k", "-ac", "1", "-ar", "24000", "-af", "highpass=f=70"],
    ...["-shortest", "-movflags", "+faststart", ...bare, target],
  ]);
}

export async function encodePoster(shot: string, target: string) {
  await runFfmpeg(["-i", shot, "-c:v", "libwebp", "-quality", "82", "-compression_level", "6", target]);
}
