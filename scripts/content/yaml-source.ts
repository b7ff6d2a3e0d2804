import { LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";

import { offsetAt } from "@/lib/core/yaml-places";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import type { Place, Report } from "@/lib/content/gate/report";

export type YamlSource = { doc: Document.Parsed; value: unknown; counter: LineCounter; firstLine: number };

/** Parses YAML that begins at `firstLine` of its file; null when its syntax is broken. */
export function readYaml(text: string, firstLine: number, report: Report): YamlSource | null {
  const counter = new LineCounter();
  const doc = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  const refuse = (offset: number, message: string) => {
    const { line, col } = counter.linePos(offset);
    report(
      { line: line + firstLine - 1, column: col },
      "yaml/syntax",
      `${message.replace(/\.$/, "")}; correct the YAML here`,
    );
  };
  // A tag that nothing knows is a warning to the parser; here it would be lost in silence.
  const troubles = [...doc.errors, ...doc.warnings];
  for (const { pos, message } of troubles) refuse(pos[0], message);
  const alias = aliasIn(doc);
  if (alias !== null) refuse(alias, "Anchors and aliases (&name, *name) are refused; write the value again");
  if (troubles.length > 0 || alias !== null) return null;
  return { doc, value: doc.toJS(), counter, firstLine };
}

/** Where the first alias stands: one that leads nowhere, or that multiplies, stops the program that reads it. */
function aliasIn(doc: Document.Parsed): number | null {
  let offset: number | null = null;
  visit(doc, {
    Alias: (_key, node) => {
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function placeOfOffset({ counter, firstLine }: YamlSource, offset: number): Place {
  const { line, col } = counter.linePos(offset);
  return { line: line + firstLine - 1, column: col };
}

/** The place of the value at `path`, or of the nearest thing above it that exists. */
export function placeOf(source: YamlSource, path: readonly PropertyKey[]): Place {
  return placeOfOffset(source, offsetAt(source.doc, path));
}

/** Checks a YAML text against a schema; null when anything is wrong. */
export function parseYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  report: Report,
): z.infer<Schema> | null {
  const parsed = schema.safeParse(source.value, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const fault of fieldFaults(parsed.error))
    report(placeOf(source, fault.path), fault.rule, fault.advice);
  return null;
}
