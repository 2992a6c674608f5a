import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/**
 * Difference between the distance of two letters and that of their widths, in font units; mostly below zero or zero.
 */
export type Kerning = (left: string, right: string) => number;

/** Font features that would replace the letters by other glyphs, or move them for another reason; switched off. */
const lettersAlone = ['liga', 'clig', 'rlig', 'calt', 'rclt', 'ccmp', 'locl', 'mark', 'mkmk'].map(switchOff);
const withoutKerning = [...lettersAlone, switchOff('kern')];

function switchOff(tag: string): Feature {
  const feature = Feature.fromString(`-${tag}`);
  if (!feature) throw new TypeError(`${tag} is no feature of fonts`);
  return feature;
}

/**
 * Creates the reader of the kerning of a font. opentype.js has its own, but ignores tables in extension lookups, which
 * is where Source Serif keeps all of it. Kerning that a variable font varies is left out: a few thousandths of the type
 * size.
 */
export function readKerning(bytes: Uint8Array<ArrayBuffer>): Kerning {
  const font = new Font(new Face(new Blob(bytes.buffer), 0));
  const measure = (text: string, features: Feature[]) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  };
  return (left, right) => measure(left + right, lettersAlone) - measure(left + right, withoutKerning);
}
