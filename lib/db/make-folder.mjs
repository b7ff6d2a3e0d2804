import { mkdirSync, statSync } from "node:fs";
import path from "node:path";

const isFolder = (place) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder for this user alone, and what is missing above it, one after the other. Node's own way of doing so
 * never ends where the system says of every name that it is not there, as below /proc.
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder && !isFolder(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
}
