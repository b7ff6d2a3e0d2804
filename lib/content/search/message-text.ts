/**
 * The text of an interface string without its tags; null where it says nothing without a number or a name. It is the
 * string as it is written or as the build compiled it (docs/decisions/022-messages-are-parsed-by-the-build.md):
 * pieces of text, tags `[name, ...pieces]`, and what is filled in, `[name]` or `[name, kind, ...]` with a number for
 * its kind.
 */
export function messageText(message: unknown): string | null {
  if (typeof message === "string") return message.includes("{") ? null : message.replaceAll(/<[^>]+>/g, "");
  return Array.isArray(message) ? joined(message) : null;
}

function joined(pieces: unknown[]): string | null {
  const texts = pieces.map((piece) => (typeof piece === "string" ? piece : insideTag(piece)));
  return texts.includes(null) ? null : texts.join("");
}

function insideTag(piece: unknown): string | null {
  if (!Array.isArray(piece)) return null;
  const [, ...inner]: unknown[] = piece;
  return inner.length === 0 || typeof inner[0] === "number" ? null : joined(inner);
}
