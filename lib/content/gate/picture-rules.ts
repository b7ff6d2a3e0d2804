/** Kilobytes that a reader on a phone is made to load for one picture. */
const largestKilobytes = { svg: 200, raster: 400 };

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

const shapes: Record<string, (bytes: Uint8Array) => boolean> = {
  png: (bytes) => startsWith(bytes, "\x89PNG\r\n\x1A\n"),
  jpg: (bytes) => startsWith(bytes, "\xFF\xD8\xFF"),
  jpeg: (bytes) => startsWith(bytes, "\xFF\xD8\xFF"),
  gif: (bytes) => startsWith(bytes, "GIF8"),
  webp: (bytes) => startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8),
  avif: (bytes) => startsWith(bytes, "ftypavif", 4) || startsWith(bytes, "ftypavis", 4),
  svg: (bytes) => /<svg[\s>/]/i.test(new TextDecoder().decode(bytes)),
};

/** What runs, loads or leads elsewhere in a drawing. */
const active =
  /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)[^"']|url\(\s*["']?\s*(?:https?:)?\/\//i;

/** What is wrong with the file of a picture, by its name and its bytes; null when readers may be sent it. */
export function pictureTrouble(name: string, bytes: Uint8Array): string | null {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const isShape = Object.hasOwn(shapes, ending) ? shapes[ending] : undefined;
  if (!isShape) return `browsers do not show ".${ending}"; save it as svg, webp, png, jpg, avif or gif`;
  if (bytes.length === 0) return "the file is empty; save the picture again";
  if (!isShape(bytes)) return `the file is no ${ending} although its name says so; save the picture again`;
  const most = ending === "svg" ? largestKilobytes.svg : largestKilobytes.raster;
  if (bytes.length > most * 1024)
    return `the file has ${Math.ceil(bytes.length / 1024)} KB; make it smaller than ${most} KB, 1440 pixels wide at most`;
  if (ending === "svg" && active.test(new TextDecoder().decode(bytes)))
    return "the drawing has a script, a link or a part from elsewhere; export it as a plain SVG";
  return null;
}
