import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { memoize } from '../../lib/memoize.ts';
import { unpackFont } from '../../lib/unpackFont.ts';

/** Sets lines of text as outlines, for drawings that know no fonts. Throws for a letter that no font has. */
export interface TextSetter {
  /** Returns the width of a line at size 1. */
  measure: (text: string) => number;
  /** Returns the paths of a line at size 1, which begin at 0 on the baseline. */
  draw: (text: string) => string;
}

/** Creates the setter of texts in a weight of these WOFF2 files, each letter in the first that has it. */
export async function createTextSetter(files: readonly Uint8Array[], weight: number): Promise<TextSetter> {
  const fonts = (await Promise.all(files.map(unpackFont))).map((bytes) => {
    const font = new Font(new Face(new Blob(bytes.buffer)));
    font.setVariations([new Variation('wght', weight)]);
    return font;
  });
  const place = (line: string) => {
    // A few fonts have no glyph for this space.
    const text = line.replaceAll('\u00a0', ' ');
    let x = 0;
    const glyphs = splitByFont(text, fonts).flatMap(({ font, part }) => {
      const scale = 1 / font.face.upem;
      return shapeWith(font, part).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const transform = `translate(${x + xOffset * scale} ${-yOffset * scale})scale(${scale} ${-scale})`;
        x += xAdvance * scale;
        return { font, codepoint, transform };
      });
    });
    return { glyphs, width: x };
  };
  return {
    measure: memoize((text) => place(text).width),
    draw: (text) =>
      place(text)
        .glyphs.map(
          ({ font, codepoint, transform }) => `<path transform="${transform}" d="${font.glyphToPath(codepoint)}"/>`,
        )
        .join(''),
  };
}

/** Splits a text into parts, each with the font that has its letters. */
function splitByFont(text: string, fonts: readonly Font[]): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((one) => one.nominalGlyph(letter.codePointAt(0)!) !== undefined);
    if (!font) throw new RangeError(`the heading face has no letter "${letter}"`);
    const last = parts.at(-1);
    if (last?.font === font) last.part += letter;
    else parts.push({ font, part: letter });
  }
  return parts;
}

function shapeWith(font: Font, text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
