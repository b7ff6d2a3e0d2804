import { PhotoSource, type PhotoTask } from "@/lib/bank/prompts/sources";
import type { Picture } from "@/lib/bank/scenes/read-pictures";

/** What each of these tasks asks of every picture. */
export const photoAsks: Record<PhotoTask, string> = {
  "write-about-the-photo": "Write about what you see in the picture. You have one minute.",
  "speak-about-the-photo": "Talk about what you see in the picture, for up to 90 seconds.",
};

const verbs: Record<PhotoTask, string> = {
  "write-about-the-photo": "write",
  "speak-about-the-photo": "speak",
};

export type PhotoPrompt = Omit<PhotoSource, "scene"> &
  Pick<Picture, "subject" | "region"> & { name: string; scene: Picture };

/** A prompt for each picture, in the order of what is written and then of the scenes. */
export function photoPrompts(
  task: PhotoTask,
  scenes: readonly Picture[],
  written: readonly PhotoSource[],
): PhotoPrompt[] {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const sources = new Map(written.map((source) => [source.scene, source]));
  const ids = new Set([...sources.keys(), ...byId.keys()]);
  return [...ids].flatMap((id) => {
    const scene = byId.get(id);
    if (!scene) return [];
    const { subject, region } = scene;
    const { level, version, samples } = sources.get(id) ?? PhotoSource.parse({ scene: id });
    return [{ name: `${verbs[task]}-${id}`, scene, level, subject, region, version, samples }];
  });
}

/** What is written of a picture that is not there, or twice; or answers to a photograph, which no page shows. */
export function photoSourceFaults(scenes: readonly Picture[], written: readonly PhotoSource[]) {
  const ids = new Set(scenes.map(({ id }) => id));
  const drawn = new Set(scenes.filter(({ file }) => file.endsWith(".svg")).map(({ id }) => id));
  return written.flatMap(({ scene, samples }, index) => [
    ...(samples && ids.has(scene) && !drawn.has(scene)
      ? [
          {
            name: scene,
            gate: "photo-samples",
            detail: `only drawn pictures have published answers: ${scene}`,
          },
        ]
      : []),
    ...(ids.has(scene) ? [] : [{ name: scene, gate: "scene", detail: `no scene ${scene}` }]),
    ...(written.findIndex((other) => other.scene === scene) === index
      ? []
      : [{ name: scene, gate: "scene-once", detail: `${scene} stands here twice` }]),
  ]);
}
