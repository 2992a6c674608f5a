import { expect, test } from 'vitest';
import { sampleBrand } from '../../../tests/support/sampleBrandCatalogue.ts';
import { noCache } from '../../lib/cache.ts';
import { renderIcons } from './renderIcons.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="136" fill="#123456"/><circle cx="256" cy="256" r="90" fill="#FFFFFF"/></svg>';

/** Reads width and height from the PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws every size', async () => {
  const files = await renderIcons(sampleBrand('ahorn', { icon }), noCache);
  const sizes = files.slice(1).map(({ path, bytes }) => [path, ...sizeOf(Buffer.from(bytes))]);
  expect(sizes).toEqual([
    ['icons/icon-192.png', 192, 192],
    ['icons/icon-512.png', 512, 512],
    ['icons/maskable-512.png', 512, 512],
    ['icons/apple-touch-icon.png', 180, 180],
  ]);
});

test('packs the small sizes into favicon.ico at the offsets of its entries', async () => {
  const [favicon] = await renderIcons(sampleBrand('ahorn', { icon }), noCache);
  const ico = Buffer.from(favicon!.bytes);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = 6 + index * 16;
    const png = ico.subarray(ico.readUInt32LE(entry + 12), ico.readUInt32LE(entry + 12) + ico.readUInt32LE(entry + 8));
    expect(ico.readUInt8(entry)).toBe(sizeOf(png)[0]);
    return sizeOf(png)[1];
  });
  expect(sizes).toEqual([16, 32, 48]);
});

test('draws the same bytes each time', async () => {
  const draw = () => renderIcons(sampleBrand('ahorn', { icon }), noCache);
  expect(await draw()).toEqual(await draw());
});
