import "server-only";

import { readLibrary } from "@/lib/content/live/library";
import { newestPathsOf, pathsOf } from "@/lib/content/live/live-paths";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";

export const isCmsConnected = () => configuredProject() !== null;

export const listLivePaths = async () => pathsOf(await readLibrary());

/** Those that are rendered at build time. */
export const listNewestLivePaths = async () => newestPathsOf(await readLibrary());
