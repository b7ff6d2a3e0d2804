/** The palette's light values by name, as they stand in app/globals.css: `teal` is `#0c5a63`. */
export function lightPalette(css: string): Map<string, string> {
  const light = new Map(
    [...css.matchAll(/--color-([a-z-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  for (const [, name = "", of = ""] of css.matchAll(/--color-([a-z-]+):\s*var\(--color-([a-z-]+)\)/g))
    light.set(name, light.get(of) ?? "");
  return light;
}
