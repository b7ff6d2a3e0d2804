import type { Scene } from "@/lib/bank/scenes/scene";

/** A file of `drawn/` exports one as `scene`; its id is the file's name. `draw` gives the markup, back to front. */
export type DrawnScene = Omit<Scene, "id"> & { draw: () => string };

export const defineScene = (scene: DrawnScene) => scene;
