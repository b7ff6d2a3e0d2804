/** The path in letters; a path that is written wrongly stays as it is. */
export function decodePath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
