import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import type { HeadingFace } from '../../../themes/look.ts';
import { resolveLook } from '../../build/config/resolve/resolveLook.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import type { Corners } from './tile.ts';
import type { LogoPalettes } from './tileSchemes.ts';

/** Facts about a brand that its logo needs. */
export interface LogoBrand {
  slug: string;
  name: string;
  face: HeadingFace;
  corners: Corners;
  palettes: LogoPalettes;
  /** The lowest of its siteIds. Numbers are handed out in order, so older brands have lower ones. */
  firstSiteId: number;
}

export function toLogoBrand(slug: string, brand: WrittenBrand, theme: ResolvedTheme): LogoBrand {
  const { headings, corners } = resolveLook(brand.ageBracket, theme.look, brand.look);
  const siteIds = Object.values(brand.domains).flatMap((domain) => domain?.siteId ?? []);
  return {
    slug,
    name: brand.name,
    face: headings,
    corners,
    palettes: theme,
    firstSiteId: Math.min(...siteIds),
  };
}
