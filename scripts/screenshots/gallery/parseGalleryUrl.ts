import { type Band, bands } from '../../pictures/palette.ts';

export interface GalleryVariant {
  /** Not checked: there may be no such theme. */
  theme: string;
  band: Band;
}

const toBand = (requested: string | null | undefined): Band => bands.find((band) => String(band) === requested) ?? 40;

/** Reads theme and age band from the gallery's address; app/component-gallery/gallerySettings.ts lists the choices. */
export function parseGalleryVariant(url: string): GalleryVariant {
  const query = new URL(url, 'http://gallery').searchParams;
  return { theme: query.get('theme') ?? 'amber', band: toBand(query.get('band')) };
}

/** Reads `/art/forest-60/welcome.svg`: the name of a picture, and its theme and age band. */
export function parseArtPath(url: string): (GalleryVariant & { name: string }) | undefined {
  const match = /^\/art\/([a-z]+)-(\d+)\/([\w-]+)\.svg$/.exec(url);
  return match ? { theme: match[1]!, band: toBand(match[2]), name: match[3]! } : undefined;
}
