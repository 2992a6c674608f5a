import { Resvg } from '@resvg/resvg-js';
import type { ResolvedBrand } from '../config/catalogue.ts';
import { type Cache, cacheKey } from '../lib/cache.ts';
import type { Artifact } from './artifact.ts';
import { encodeIco } from './encodeIco.ts';

/** Sizes of the pictures browsers and phones ask for, in pixels. */
const faviconSizes = [16, 32, 48] as const;
const pngIcons = [
  { path: 'icons/icon-192.png', size: 192, maskable: false },
  { path: 'icons/icon-512.png', size: 512, maskable: false },
  { path: 'icons/maskable-512.png', size: 512, maskable: true },
  { path: 'icons/apple-touch-icon.png', size: 180, maskable: true },
] as const;

/** Bump when the drawing below changes, so that kept pictures are drawn again. */
const ICON_RENDER_VERSION = 2;

/** Favicon and icons of a brand, drawn from its icon.svg; kept in the cache because drawing is slow. */
export async function renderIcons(brand: ResolvedBrand, cache: Cache): Promise<Artifact[]> {
  const ground = brand.theme.primary['700'];
  const draw = async (size: number, maskable: boolean): Promise<Buffer> => {
    const key = cacheKey('icon', ICON_RENDER_VERSION, brand.icon, ground, size, maskable);
    const known = await cache.read('icon', key);
    if (known) return known;
    const svg = maskable ? withFullBleed(brand.icon, ground) : brand.icon;
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
      .render()
      .asPng();
    await cache.write('icon', key, png);
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

/** Phones cut icons to circles and squircles: the tile's ground goes on to the edges; its motif stands in the safe zone. */
function withFullBleed(icon: string, fallback: string): string {
  const ground = /<rect\b[^>]*\bfill="(#[0-9A-Fa-f]{6})"/.exec(icon)?.[1] ?? fallback;
  const nested = icon.slice(icon.indexOf('<svg'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/>${nested}</svg>`;
}
