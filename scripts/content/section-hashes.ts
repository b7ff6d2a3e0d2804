import type { Section } from "@/lib/content/markdown/sections";

export const joinHashes = (sections: Section[]) => sections.map(({ hash }) => hash).join(" ");

/** The sections of the source that a translation has not seen in their present form, and how many it has that are gone. */
export function staleSections(source: Section[], stamped: string) {
  const seen = stamped.split(" ").filter(Boolean);
  const gone = [...seen];
  const changed: Section[] = [];
  for (const section of source) {
    const index = gone.indexOf(section.hash);
    if (index === -1) changed.push(section);
    else gone.splice(index, 1);
  }
  return { changed, gone: gone.length };
}
