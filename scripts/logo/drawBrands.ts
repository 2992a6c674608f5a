import type { HeadingFace } from '../../themes/look.ts';
import { assignMarks } from './assignMarks.ts';
import { markAsDrawn } from './drawnMark.ts';
import { renderIcon, renderLogo } from './logo.ts';
import type { LogoBrand } from './logoBrand.ts';
import type { Typeface } from './typeface.ts';

/** A brand's two drawings, as the text of logo.svg and icon.svg, marked as drawn. */
export interface Drawing {
  slug: string;
  logo: string;
  icon: string;
}

export type Typefaces = Readonly<Record<HeadingFace, Typeface>>;

/** Draws every brand of a catalogue; all are needed at once, for each gets a mark that no other has. */
export function drawBrands(brands: readonly LogoBrand[], typefaces: Typefaces): Drawing[] {
  const oldestFirst = brands.toSorted((a, b) => a.firstSiteId - b.firstSiteId);
  const marks = assignMarks(oldestFirst.map(({ slug, palettes }) => ({ slug, color: palettes.primary['500'] })));
  return oldestFirst.map((brand) => {
    const tile = { ...brand, mark: marks.get(brand.slug)! };
    return {
      slug: brand.slug,
      logo: markAsDrawn(renderLogo({ ...tile, typeface: typefaces[brand.face] })),
      icon: markAsDrawn(renderIcon(tile)),
    };
  });
}
