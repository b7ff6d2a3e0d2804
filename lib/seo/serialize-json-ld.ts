/** JSON that may stand inside a script element: no text in it can end the element. */
export function serializeJsonLd(data: object) {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
