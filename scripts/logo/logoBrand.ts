import type { WrittenBrand } from '../../brands/schema.ts';
import type { ResolvedTheme } from '../config/catalogue.ts';
import type { LogoPalettes } from './colorScheme.ts';
import type { Face } from './faces.ts';
import type { Corners } from './tile.ts';

/** What a logo needs to know of its brand. */
export interface LogoBrand {
  slug: string;
  name: string;
  face: Face;
  corners: Corners;
  palettes: LogoPalettes;
  /** The lowest of its siteIds. Numbers are handed out in order, so older brands have lower ones. */
  firstSiteId: number;
}

const bands = {
  40: { face: 'figtree', corners: 'round' },
  50: { face: 'fraunces', corners: 'soft' },
  60: { face: 'source-serif', corners: 'calm' },
} as const satisfies Record<WrittenBrand['ageBracket'], Pick<LogoBrand, 'face' | 'corners'>>;

/** A theme's own word where it has one, else that of the age band. */
const orBand = <Word extends string>(word: Word | 'band', band: Word): Word => (word === 'band' ? band : word);

export function toLogoBrand(slug: string, brand: WrittenBrand, theme: ResolvedTheme): LogoBrand {
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
