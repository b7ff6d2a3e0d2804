import { limitRules, type LimitName } from "@/lib/services/operation/limits";

/** Which limits a route's calls count towards; a route whose verb consumes some spreads this into its `createRoute`. */
export function limitedBy(...names: LimitName[]) {
  return { "x-limits": names.map((name) => ({ name, ...limitRules[name] })) };
}
