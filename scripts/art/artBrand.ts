import type { WrittenBrand } from '../../brands/schema.ts';
import type { ResolvedTheme } from '../config/catalogue.ts';
import type { Face } from './faces.ts';
import type { ArtPalettes } from './scheme.ts';
import type { Corners } from './tile.ts';

/** What art needs to know of a brand. */
export interface ArtBrand {
  slug: string;
  name: string;
  face: Face;
  corners: Corners;
  palettes: ArtPalettes;
  /** The lowest of its siteIds. Numbers are handed out in order, so older brands have lower ones. */
  firstSiteId: number;
}

const bands = {
  40: { face: 'figtree', corners: 'round' },
  50: { face: 'fraunces', corners: 'soft' },
  60: { face: 'source-serif', corners: 'calm' },
} as const satisfies Record<WrittenBrand['ageBracket'], Pick<ArtBrand, 'face' | 'corners'>>;

/** A theme's own word where it has one, else that of the age band. */
const orBand = <Word extends string>(word: Word | 'band', band: Word): Word => (word === 'band' ? band : word);

export function toArtBrand(slug: string, brand: WrittenBrand, theme: ResolvedTheme): ArtBrand {
  const band = bands[brand.ageBracket];
  const siteIds = Object.values(brand.domains).flatMap((domain) => domain?.siteId ?? []);
  return {
    slug,
    name: brand.name,
    face: orBand<Face>(theme.headings, band.face),
    corners: orBand<Corners>(theme.corners, band.corners),
    palettes: theme,
    firstSiteId: Math.min(...siteIds),
  };
}
