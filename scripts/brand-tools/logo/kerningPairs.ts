import { viewAt } from './fontTables.ts';

/** What one subtable says of a pair; undefined if it has nothing to say. */
export type FindPair = (left: number, right: number) => number | undefined;

const advanceBit = 0x0004;

/** Bytes of a value record: two for each bit of its format. */
const valueSize = (format: number) => format.toString(2).replaceAll('0', '').length * 2;

/** Reads a pair adjustment subtable (GPOS lookup type 2): single pairs or pairs of classes. */
export function readPairs(subtable: DataView): FindPair {
  const formats = [subtable.getUint16(4), subtable.getUint16(6)] as const;
  const size = valueSize(formats[0]) + valueSize(formats[1]);
  const at = valueSize(formats[0] & (advanceBit - 1));
  /** The advance of the left glyph in the value record at `offset`. */
  const advance = (view: DataView, offset: number) => (formats[0] & advanceBit ? view.getInt16(offset + at) : 0);
  const covered = readCoverage(viewAt(subtable, subtable.getUint16(2)));
  const find = subtable.getUint16(0) === 1 ? singlePairs(subtable, size, advance) : classPairs(subtable, size, advance);
  return (left, right) => {
    const index = covered(left);
    return index === undefined ? undefined : find(index, left, right);
  };
}

type Advance = (view: DataView, offset: number) => number;
type FindCovered = (index: number, left: number, right: number) => number | undefined;

const singlePairs =
  (subtable: DataView, size: number, advance: Advance): FindCovered =>
  (index, _, right) => {
    const set = viewAt(subtable, subtable.getUint16(10 + index * 2));
    for (let pair = 0; pair < set.getUint16(0); pair += 1) {
      const record = 2 + pair * (2 + size);
      if (set.getUint16(record) === right) return advance(set, record + 2);
    }
    return undefined;
  };

const classPairs = (subtable: DataView, size: number, advance: Advance): FindCovered => {
  const leftClass = readClasses(viewAt(subtable, subtable.getUint16(8)));
  const rightClass = readClasses(viewAt(subtable, subtable.getUint16(10)));
  const columns = subtable.getUint16(14);
  return (_, left, right) => advance(subtable, 16 + (leftClass(left) * columns + rightClass(right)) * size);
};

/** Which place a glyph has in a coverage table. */
function readCoverage(table: DataView): (glyph: number) => number | undefined {
  const places = new Map<number, number>();
  const isList = table.getUint16(0) === 1;
  for (let index = 0; index < table.getUint16(2); index += 1) {
    if (isList) {
      places.set(table.getUint16(4 + index * 2), index);
      continue;
    }
    const [first, last, place] = [0, 2, 4].map((by) => table.getUint16(4 + index * 6 + by)) as [number, number, number];
    for (let glyph = first; glyph <= last; glyph += 1) places.set(glyph, place + glyph - first);
  }
  return (glyph) => places.get(glyph);
}

/** Which class a glyph is in; 0 if the table does not name it. */
function readClasses(table: DataView): (glyph: number) => number {
  const classes = new Map<number, number>();
  if (table.getUint16(0) === 1) {
    const first = table.getUint16(2);
    for (let index = 0; index < table.getUint16(4); index += 1)
      classes.set(first + index, table.getUint16(6 + index * 2));
  } else {
    for (let index = 0; index < table.getUint16(2); index += 1) {
      const [first, last, name] = [0, 2, 4].map((by) => table.getUint16(4 + index * 6 + by)) as [
        number,
        number,
        number,
      ];
      for (let glyph = first; glyph <= last; glyph += 1) classes.set(glyph, name);
    }
  }
  return (glyph) => classes.get(glyph) ?? 0;
}
