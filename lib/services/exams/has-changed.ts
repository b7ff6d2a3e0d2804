/**
 * Whether somebody had given something else before: another choice, or a word that the later one does not begin with.
 * What was only typed on is no change.
 */
export function hasChanged(before: unknown, after: unknown): boolean {
  if (before === null || before === undefined || after === null || after === undefined) return false;
  if (typeof before === "string" && typeof after === "string")
    return before.trim() !== "" && !after.startsWith(before.trim());
  if (typeof before === "object" && typeof after === "object") {
    const later = new Map(Object.entries(after));
    return Object.entries(before).some(([name, value]) => hasChanged(value, later.get(name)));
  }
  return before !== after;
}
