/** The part of a font file that one table takes; undefined if the font has none. */
export function findTable(font: Uint8Array, tag: string): DataView | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const count = view.getUint16(4);
  for (let record = 12; record < 12 + count * 16; record += 16) {
    const name = String.fromCharCode(...font.subarray(record, record + 4));
    if (name === tag) {
      return new DataView(font.buffer, font.byteOffset + view.getUint32(record + 8), view.getUint32(record + 12));
    }
  }
  return undefined;
}

/** From here to the end of the table. */
export const viewAt = (view: DataView, offset: number) =>
  new DataView(view.buffer, view.byteOffset + offset, view.byteLength - offset);

/** As many 16-bit numbers as the number at `offset` says, each put through `read`. */
export const readList = <T>(view: DataView, offset: number, read: (value: number) => T): T[] =>
  Array.from({ length: view.getUint16(offset) }, (_, index) => read(view.getUint16(offset + 2 + index * 2)));
