import { Blob, Face, Font } from 'harfbuzzjs';
import { unpackFont } from '../../../lib/unpackFont.ts';

/** Facts about a font that decide about its use. */
export interface FontFacts {
  /** The weights of its axis, or its only one. */
  weights: { min: number; max: number } | number;
  kind: 'sans' | 'serif';
  characters: ReadonlySet<number>;
  /** The licence bits (OS/2 fsType) that do not allow a site to have it, in words. */
  forbidden: readonly string[];
}

/** Bits of fsType that forbid what a site does: it cuts fonts and loads their outlines. Those for previews and editing allow it. */
const forbiddingBits = [
  [0x0002, 'bit 1, “restricted licence”: it must not be embedded at all'],
  [0x0100, 'bit 8, “no subsetting”: it must not be cut to the letters of a site'],
  [0x0200, 'bit 9, “bitmaps only”: its outlines must not be embedded'],
] as const;

/** Letters whose outlines every font has; half a file lacks them. */
const proof = 'ABCXYZabcxyz';

/** Reads the facts of a font in a WOFF2, TrueType or OpenType file; undefined if it is no such file or damaged. */
export async function readFont(bytes: Uint8Array): Promise<FontFacts | undefined> {
  const unpacked = await unpackFont(bytes).catch(() => undefined);
  if (!unpacked) return undefined;
  const face = new Face(new Blob(unpacked.buffer));
  const font = new Font(face);
  const table = face.referenceTable('OS/2');
  const hasLetters = [...proof].every((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0)!);
    return glyph !== undefined && font.glyphToPath(glyph) !== '';
  });
  if (!hasLetters || !table || table.length < 42) return undefined;
  const os2 = Buffer.from(table);
  const axis = face.getAxisInfos().wght;
  const licence = os2.readUInt16BE(8);
  return {
    weights: axis ? { min: axis.min, max: axis.max } : os2.readUInt16BE(4),
    kind: toKind(os2),
    characters: new Set(face.collectUnicodes()),
    forbidden: forbiddingBits.flatMap(([bit, words]) => (licence & bit ? [words] : [])),
  };
}

/** Serif styles of PANOSE for Latin texts are 2 to 10; a font without PANOSE may have a class of IBM, 1 to 5 and 7. */
function toKind(os2: Buffer): FontFacts['kind'] {
  const [family, style] = [os2.readUInt8(32), os2.readUInt8(33)];
  const ibmClass = os2.readInt8(30);
  const isSerif = family === 2 && style > 1 ? style <= 10 : [1, 2, 3, 4, 5, 7].includes(ibmClass);
  return isSerif ? 'serif' : 'sans';
}
