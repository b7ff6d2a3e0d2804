import "server-only";

import type { flagKinds } from "@/lib/db/schema/calibration";
import { discrimination, drift, findings, upperTail } from "@/lib/exam/flags";
import { compareGroups } from "@/lib/exam/group-difference";
import type { Calibration, Heard } from "@/lib/services/calibration/calibrate-items";

/** Something odd in an item; whether it is a finding is for all of a night together to say. */
export type Suspicion = {
  id: string;
  version: number;
  context: Calibration["context"];
  kind: (typeof flagKinds)[number];
  language: string;
  value: number;
  p: number;
  responses: number;
};

/** Speakers of one language against all others who said what theirs is, at the same ability. */
function compareLanguages(heard: readonly Heard[], rightFrom: number) {
  const said = heard.filter(({ firstLanguage }) => firstLanguage !== null);
  const languages = new Set(said.flatMap(({ firstLanguage }) => firstLanguage ?? []));
  return [...languages].sort().flatMap((language) => {
    const difference = compareGroups(
      said.map(({ theta, share, firstLanguage }) => ({
        theta,
        isRight: share >= rightFrom,
        isFocal: firstLanguage === language,
      })),
    );
    if (!difference) return [];
    const { delta, error, level } = difference;
    // What is negligible is none, however sure.
    const p = level === "A" ? 1 : 2 * upperTail(Math.abs(delta) / error);
    return [{ kind: "language" as const, language, value: delta, p, responses: said.length }];
  });
}

/** All that was tested of an item, each with the probability that it is chance. */
export function suspectItem(calibration: Calibration, rightFrom: number): Suspicion[] {
  const { id, version, context, model, heard, after } = calibration;
  const found: Omit<Suspicion, "id" | "version" | "context">[] = compareLanguages(heard, rightFrom);
  const steepness = discrimination(heard);
  if (steepness)
    found.push({
      ...{ kind: "discrimination", language: "", value: steepness.correlation },
      ...{ p: steepness.p, responses: heard.length },
    });
  const moved = drift(model, after, heard);
  if (moved)
    found.push({ kind: "drift", language: "", value: moved.departure, p: moved.p, responses: heard.length });
  return found.map((each) => ({ id, version, context, ...each }));
}

const keyOf = ({ id, version, context, language }: Suspicion) => `${id}@${version} ${context} ${language}`;

/** Of each kind of test by itself, so that one in twenty of its findings is chance. */
export function chooseFlags(suspicions: readonly Suspicion[]): Suspicion[] {
  return [...Map.groupBy(suspicions, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const found = new Set(findings(new Map(ofKind.map((each) => [keyOf(each), each.p]))));
    return ofKind.filter((each) => found.has(keyOf(each)));
  });
}
