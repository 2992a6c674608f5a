import { type Band, bands } from '../../pictures/palette.ts';

export interface GalleryVariant {
  /** Perhaps of no theme. */
  theme: string;
  band: Band;
}

const toBand = (asked: string | null | undefined): Band => bands.find((band) => String(band) === asked) ?? 40;

/** What the query of the gallery's address asks for; the choices stand in app/component-gallery/gallerySettings.ts. */
export function parseGalleryVariant(url: string): GalleryVariant {
  const query = new URL(url, 'http://gallery').searchParams;
  return { theme: query.get('theme') ?? 'amber', band: toBand(query.get('band')) };
}

/** `/art/forest-60/welcome.svg`: the drawing of that name in that look. */
export function parseArtPath(url: string): (GalleryVariant & { name: string }) | undefined {
  const match = /^\/art\/([a-z]+)-(\d+)\/([\w-]+)\.svg$/.exec(url);
  return match ? { theme: match[1]!, band: toBand(match[2]), name: match[3]! } : undefined;
}
