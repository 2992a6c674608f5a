import type { HeadingFace } from '../../../themes/look.ts';
import { assignMarks } from './assignMarks.ts';
import { renderIcon, renderLogo } from './logo.ts';
import type { LogoBrand } from './logoBrand.ts';
import { markAsDrawn } from './markAsDrawn.ts';
import type { Typeface } from './typeface.ts';
import { findMissingLetter } from './wordmark.ts';

/** A brand's two drawings, as the text of logo.svg and icon.svg, marked as drawn. */
export interface Drawing {
  slug: string;
  logo: string;
  icon: string;
}

export type Typefaces = Readonly<Record<HeadingFace, Typeface>>;

/** Lists the brands that need a logo and an icon of their own, each with the letter that its face lacks. */
export const listUndrawable = (brands: readonly LogoBrand[], typefaces: Typefaces) =>
  brands.flatMap(({ slug, name, face }) => {
    const letter = findMissingLetter(name, typefaces[face]);
    return letter === undefined ? [] : [{ slug, letter }];
  });

/** Draws every brand of a catalogue whose letters the faces have; all at once, because no two get the same mark. */
export function drawBrands(brands: readonly LogoBrand[], typefaces: Typefaces): Drawing[] {
  const oldestFirst = brands.toSorted((a, b) => a.firstSiteId - b.firstSiteId);
  const marks = assignMarks(oldestFirst.map(({ slug, palettes }) => ({ slug, color: palettes.primary['500'] })));
  return oldestFirst.flatMap((brand) => {
    if (findMissingLetter(brand.name, typefaces[brand.face]) !== undefined) return [];
    const tile = { ...brand, mark: marks.get(brand.slug)! };
    return [
      {
        slug: brand.slug,
        logo: markAsDrawn(renderLogo({ ...tile, typeface: typefaces[brand.face] })),
        icon: markAsDrawn(renderIcon(tile)),
      },
    ];
  });
}
