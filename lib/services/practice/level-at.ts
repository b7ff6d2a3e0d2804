/** Below and above these points sets are easy and hard. */
const mixedFrom = 80;
const hardFrom = 120;

/** The level of a set for somebody with so many points; mixed where nobody knows. */
export function levelAt(points: number | null): "easy" | "mixed" | "hard" {
  if (points === null || (points >= mixedFrom && points < hardFrom)) return "mixed";
  return points < mixedFrom ? "easy" : "hard";
}
