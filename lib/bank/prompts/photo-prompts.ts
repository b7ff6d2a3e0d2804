import { PhotoSource, type PhotoTask } from "@/lib/bank/prompts/sources";
import type { Scene } from "@/lib/bank/scenes/scene";

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
  Pick<Scene, "subject" | "region"> & { name: string; scene: Scene };

/** A prompt for each scene, in the order of what is written and then of the scenes. */
export function photoPrompts(
  task: PhotoTask,
  scenes: readonly Scene[],
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

/** What is written of a picture that is not there, or twice. */
export function photoSourceFaults(scenes: readonly Scene[], written: readonly PhotoSource[]) {
  const ids = new Set(scenes.map(({ id }) => id));
  return written.flatMap(({ scene }, index) => [
    ...(ids.has(scene) ? [] : [{ name: scene, gate: "scene", detail: `no scene ${scene}` }]),
    ...(written.findIndex((other) => other.scene === scene) === index
      ? []
      : [{ name: scene, gate: "scene-once", detail: `${scene} stands here twice` }]),
  ]);
}
