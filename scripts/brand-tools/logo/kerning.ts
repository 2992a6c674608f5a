import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** How much nearer two letters stand than their widths say, in font units; mostly below zero or zero. */
export type Kerning = (left: string, right: string) => number;

/** The font features that would put other glyphs in the place of the letters, or move them for another reason. */
const lettersAlone = ['liga', 'clig', 'rlig', 'calt', 'rclt', 'ccmp', 'locl', 'mark', 'mkmk'].map(switchOff);
const withoutKerning = [...lettersAlone, switchOff('kern')];

function switchOff(tag: string): Feature {
  const feature = Feature.fromString(`-${tag}`);
  if (!feature) throw new TypeError(`${tag} is no feature of fonts`);
  return feature;
}

/**
 * Creates the reader of the kerning of a font. opentype.js has its own, but passes over tables in extension lookups, which
 * is where Source Serif keeps all of it. What a variable font changes about its kerning is left out: a few thousandths of
 * the type size.
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
