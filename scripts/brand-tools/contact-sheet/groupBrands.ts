import { Resvg } from '@resvg/resvg-js';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import type { SheetGroup } from './renderContactSheet.ts';

/** Draws a favicon as the build does: at that size, not scaled down. */
function drawFavicon(icon: string, side: number): string {
  const drawn = new Resvg(icon, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } }).render();
  return `data:image/png;base64,${drawn.asPng().toString('base64')}`;
}

/** Groups logos and icons of the brands; icons as large as on a phone, and as small as on a tab. */
export const groupBrands = (
  brands: readonly Pick<ResolvedBrand, 'slug' | 'logo' | 'icon'>[],
): readonly SheetGroup[] => [
  {
    title: 'Logos',
    pictures: brands.map(({ slug, logo }) => ({
      name: slug,
      images: [{ source: logo, width: 310, height: 56, cut: 'whole' }],
    })),
  },
  {
    title: 'Icons',
    pictures: brands.map(({ slug, icon }) => ({
      name: slug,
      images: [
        { source: icon, width: 96, height: 96, cut: 'whole' },
        ...[32, 16].map((side) => ({
          source: drawFavicon(icon, side),
          width: side,
          height: side,
          cut: 'whole' as const,
        })),
      ],
    })),
  },
];
