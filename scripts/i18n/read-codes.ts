import { namespaces } from "@/scripts/i18n/write-xliff";
import { childrenNamed, elementsIn, type Named } from "@/scripts/i18n/xml-elements";

/** What the inline codes of one unit stand for. */
export type UnitCodes = {
  /** The signs of a code, for a pair those before and after the words; null when the unit does not say. */
  signsOf: (code: Named) => readonly [string, string] | null;
};

type Attributes = Record<string, string>;

/** Tools copy codes, and write a pair as two codes where they divide a text. */
export function readCodes(unit: Named): UnitCodes {
  const data = new Map(
    childrenNamed(unit, namespaces.core, "originalData")
      .flatMap((list) => childrenNamed(list, namespaces.core, "data"))
      .map(({ element }) => [element.attributes["id"], element.text]),
  );
  const known = new Map<string | undefined, Attributes>();
  for (const { element } of sourceCodes(unit)) known.set(element.attributes["id"], element.attributes);

  return {
    signsOf({ name, element: { attributes } }) {
      const base = known.get(attributes["copyOf"] ?? attributes["startRef"] ?? attributes["id"]) ?? {};
      const signs = (...references: string[]) =>
        references
          .flatMap((reference) => [attributes[reference], base[reference]])
          .map((reference) => (reference === undefined ? undefined : data.get(reference)))
          .find((found) => found !== undefined);
      const start = signs(...(startReferences[name] ?? []));
      const end = name === "pc" ? signs("dataRefEnd") : "";
      return start === undefined || end === undefined ? null : [start, end];
    },
  };
}

const startReferences: Record<string, string[]> = {
  ph: ["dataRef"],
  pc: ["dataRefStart"],
  sc: ["dataRef", "dataRefStart"],
  ec: ["dataRef", "dataRefEnd"],
};

/** The codes in the English texts of a unit, those within others too. */
function sourceCodes(unit: Named): Named[] {
  const within = (parent: Named): Named[] => elementsIn(parent).flatMap((child) => [child, ...within(child)]);
  return elementsIn(unit)
    .filter(({ name }) => name === "segment" || name === "ignorable")
    .flatMap((part) => childrenNamed(part, namespaces.core, "source"))
    .flatMap(within);
}
