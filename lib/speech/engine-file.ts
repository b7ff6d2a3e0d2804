import path from "node:path";

/** A plain file, so that it stays outside the server's bundles; the server runs in the repository's root. */
export const engineFile = (name: string) => path.resolve(...["lib", "speech", name]);
