import { Resvg } from '@resvg/resvg-js';
import type { Cache } from '../../lib/cache.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import type { Artifact } from './artifact.ts';

/** Sides of the favicon's pictures, in pixels. */
const faviconSizes = [16, 32, 48] as const;
const pngIcons = [
  { path: 'icons/icon-192.png', size: 192, maskable: false },
  { path: 'icons/icon-512.png', size: 512, maskable: false },
  { path: 'icons/maskable-512.png', size: 512, maskable: true },
  { path: 'icons/apple-touch-icon.png', size: 180, maskable: true },
] as const;

/** Renders favicon and icons of a brand from its icon.svg; cached because drawing is slow. */
export async function renderIcons(brand: ResolvedBrand, cache: Cache): Promise<Artifact[]> {
  const ground = brand.theme.primary['700'];
  const draw = async (size: number, maskable: boolean): Promise<Buffer> => {
    const inputs = [brand.icon, ground, size, maskable];
    const known = await cache.read('icon', inputs);
    if (known) return known;
    const svg = maskable ? withFullBleed(brand.icon, ground) : brand.icon;
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
      .render()
      .asPng();
    await cache.write('icon', inputs, png);
    return png;
  };
  const small = await Promise.all(faviconSizes.map(async (size) => ({ size, png: await draw(size, false) })));
  return [
    { path: 'favicon.ico', bytes: encodeIco(small) },
    ...(await Promise.all(
      pngIcons.map(async ({ path, size, maskable }) => ({ path, bytes: await draw(size, maskable) })),
    )),
  ];
}

/**
 * Extends an icon for phones, which cut it to circles: the background fills the picture, the motif is in the safe zone.
 */
function withFullBleed(icon: string, fallback: string): string {
  const ground = /<rect\b[^>]*\bfill="(#[0-9A-Fa-f]{6})"/.exec(icon)?.[1] ?? fallback;
  const nested = icon.slice(icon.indexOf('<svg'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/>${nested}</svg>`;
}

/** Packs PNG pictures into one favicon.ico. Sizes are in pixels, below 256. */
function encodeIco(images: readonly { size: number; png: Uint8Array }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + index * 16;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
