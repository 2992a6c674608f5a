/** The exports in use of two packages that have no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export interface Glyph {
    index: number;
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    tables: { os2: { sCapHeight: number; sxHeight: number } };
    variation: { set(coordinates: Readonly<Record<string, number>>): void };
    charToGlyph(character: string): Glyph;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options: { kerning: boolean },
    ): { commands: PathCommand[] };
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}

declare module 'wawoff2' {
  const wawoff2: { decompress(bytes: Uint8Array): Promise<Uint8Array> };
  export default wawoff2;
}
