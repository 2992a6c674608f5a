import { WrittenLook } from '../../../../themes/look.ts';
import { type Band, bands } from '../../../build/pictures/picturePalette.ts';

export interface GalleryVariant {
  /** Not checked: there may be no such theme. */
  theme: string;
  band: Band;
}

const toBand = (requested: string | null | undefined): Band => bands.find((band) => String(band) === requested) ?? 40;

/** Reads theme, age band and look from the gallery's address; app/component-gallery/gallerySettings.ts lists the choices. */
export function parseGalleryVariant(url: string): GalleryVariant & { look: WrittenLook } {
  const query = new URL(url, 'http://gallery').searchParams;
  const look = Object.entries(WrittenLook.shape).flatMap(([name, choice]) => {
    const { data } = choice.safeParse(query.get(name));
    return data === undefined ? [] : [[name, data] as const];
  });
  return { theme: query.get('theme') ?? 'amber', band: toBand(query.get('band')), look: Object.fromEntries(look) };
}

/** Reads `/art/forest-60/welcome.svg`: the name of a picture, and its theme and age band. */
export function parseArtPath(url: string): (GalleryVariant & { name: string }) | undefined {
  const match = /^\/art\/([a-z]+)-(\d+)\/([\w-]+)\.svg$/.exec(url);
  return match ? { theme: match[1]!, band: toBand(match[2]), name: match[3]! } : undefined;
}
