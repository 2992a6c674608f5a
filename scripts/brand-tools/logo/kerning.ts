import { findTable, readList, viewAt } from './fontTables.ts';
import { readPairs } from './kerningPairs.ts';

/** How much nearer two glyphs stand than their widths say, in font units; mostly below zero or zero. */
export type Kerning = (left: number, right: number) => number;

const pairLookup = 2;
const extensionLookup = 9;

/**
 * The kerning of a font, from its GPOS table. opentype.js has its own, but passes over tables in extension lookups,
 * which is where Source Serif keeps all of it. What a variable font changes about its kerning is left out: a few
 * thousandths of the type size.
 */
export function readKerning(font: Uint8Array): Kerning {
  const table = findTable(font, 'GPOS');
  if (!table) return () => 0;
  const lookups = viewAt(table, table.getUint16(8));
  const offsets = readList(lookups, 0, (offset) => offset);
  const pairsOf = kernLookups(viewAt(table, table.getUint16(6))).map((index) =>
    readSubtables(viewAt(lookups, offsets[index]!)).map(readPairs),
  );
  return (left, right) =>
    pairsOf.reduce((sum, subtables) => {
      for (const find of subtables) {
        const found = find(left, right);
        // The first subtable that knows the pair decides, even for zero; later ones of the lookup are not asked.
        if (found !== undefined) return sum + found;
      }
      return sum;
    }, 0);
}

/** The numbers of the lookups that any script's `kern` feature uses. */
function kernLookups(features: DataView): number[] {
  const kern = 0x6b65726e;
  const found = Array.from({ length: features.getUint16(0) }, (_, index) => 2 + index * 6)
    .filter((record) => features.getUint32(record) === kern)
    .flatMap((record) => readList(features, features.getUint16(record + 4) + 2, (lookup) => lookup));
  return [...new Set(found)].toSorted((a, b) => a - b);
}

function readSubtables(lookup: DataView): DataView[] {
  const type = lookup.getUint16(0);
  return readList(lookup, 4, (offset) => viewAt(lookup, offset)).flatMap((subtable) => {
    if (type === pairLookup) return [subtable];
    const isPair = type === extensionLookup && subtable.getUint16(2) === pairLookup;
    return isPair ? [viewAt(subtable, subtable.getUint32(4))] : [];
  });
}
