import type { z } from "zod";

import type { GateRule } from "@/lib/content/gate/rules";

export type FieldFault = { path: PropertyKey[]; rule: GateRule; advice: string };

function expectedOf(issue: z.core.$ZodIssue) {
  if (issue.code === "invalid_value") return `: one of ${issue.values.map(String).join(", ")}`;
  if (issue.code === "invalid_type") return ` (${issue.expected})`;
  return issue.message.startsWith("must be") ? `: it ${issue.message}` : "";
}

/** What zod found, in words for an editor. */
export function fieldFaults(error: z.ZodError): FieldFault[] {
  return error.issues.flatMap((issue): FieldFault[] => {
    const name = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        rule: "field/unknown",
        advice: `there is no field "${[...issue.path, key].join(".")}"; correct its name or delete it`,
      }));
    }
    if (issue.input === undefined) {
      return [
        { path: issue.path, rule: "field/missing", advice: `add the field "${name}"${expectedOf(issue)}` },
      ];
    }
    if (issue.code === "invalid_value") {
      const choices = issue.values.map(String).join(", ");
      return [{ path: issue.path, rule: "field/value", advice: `"${name}" must be one of: ${choices}` }];
    }
    return [
      {
        path: issue.path,
        rule: "field/value",
        advice: `"${name}": ${issue.message.replace(/^Invalid input: /, "")}`,
      },
    ];
  });
}
