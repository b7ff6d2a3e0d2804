declare module "fontkit" {
  export type Font = {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    characterSet: number[];
    variationAxes: Record<string, unknown>;
    layout: (text: string) => { advanceWidth: number };
  };
  export function create(bytes: Buffer): Font;
}
