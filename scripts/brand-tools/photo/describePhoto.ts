import { photoPlaces } from '../../../brands/photoPlaces.ts';
import type { BuildConfig } from '../../build/config/schema/buildConfig.ts';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { findPhotoOf, type ResolvedPhoto } from '../../build/config/schema/photos.ts';
import { MIN_TEXT_CONTRAST } from '../../build/pictures/photos/photoScrim.ts';
import { type RenderedPhoto, renderPhoto } from '../../build/pictures/photos/renderPhotos.ts';
import type { Cache } from '../../lib/cache.ts';
import { formatBytes } from '../../lib/formatBytes.ts';

/** Describes the sizes of a picture, and how its words can be read. */
function describeRendered({ picture, files, scrims }: RenderedPhoto): string[] {
  const byDay = files.filter(({ time }) => time === 'day');
  const widths = [...new Set(byDay.map(({ width }) => width))];
  const sizes = widths.map((width) => {
    const [avif, webp] = (['avif', 'webp'] as const).map(
      (format) => byDay.find((file) => file.width === width && file.format === format)!.bytes.length,
    );
    return `${width} px ${formatBytes(avif!)} (AVIF) or ${formatBytes(webp!)} (WebP)`;
  });
  const words = Object.entries(scrims).map(([time, { bare, contrast, share }]) =>
    share === 0
      ? `${picture}, words by ${time}: contrast ${bare.toFixed(2)}, at least ${MIN_TEXT_CONTRAST} is needed`
      : `${picture}, words by ${time}: contrast ${bare.toFixed(2)} → ${contrast.toFixed(2)}, by ${Math.round(share * 100)} % of the page's colour over it`,
  );
  return [`${picture}: ${sizes.join(', ')}`, ...words];
}

/**
 * Renders all pictures of a photograph as the build will, and describes them. Throws a ProblemsError for one that cannot
 * be shown.
 */
export async function describePhoto(
  brand: ResolvedBrand,
  photo: ResolvedPhoto,
  bytes: Uint8Array,
  budgets: BuildConfig['photoBudgets'],
  cache: Cache,
): Promise<string[]> {
  const photos = [...brand.photos.filter(({ place }) => place !== photo.place), photo];
  const shown = photoPlaces[photo.place].filter((name) => findPhotoOf(photos, name) === photo);
  const lines: string[] = [];
  for (const name of shown)
    lines.push(...describeRendered(await renderPhoto(name, photo, bytes, brand, { cache, budgets })));
  return lines;
}
