/** The part of fontkit that draws letters. pdfkit brings it; it has no types of its own. */
declare module "fontkit" {
  export type Path = {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  };
  export type Run = {
    advanceWidth: number;
    glyphs: { path: Path }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): Run;
  };
  export function create(bytes: Uint8Array): Font;
}
