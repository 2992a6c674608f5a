import { element } from '../paint/element.ts';
import { box, disc, fill, stroke } from './tint.ts';

/** What is woven or printed on a cloth, in a second colour. */
export const weaves = [
  'plain',
  'stripes',
  'plain',
  'flowers',
  'plain',
  'check',
  'dots',
  'plain',
  'knit',
  'pinstripe',
  'leaves',
] as const;
export type Weave = (typeof weaves)[number];

const tile = (ground: string, size: number, height: number, ...children: readonly string[]) =>
  element(
    'pattern',
    { id: 'w', width: size, height, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-4)' },
    box(0, 0, size, height, ground),
    ...children,
  );

/** A pattern named w; empty for plain cloth. */
export function drawWeave(weave: Weave, ground: string, color: string): string {
  switch (weave) {
    case 'plain':
      return '';
    case 'stripes':
      return tile(ground, 40, 22, box(0, 0, 40, 8, color, { opacity: 0.9 }));
    case 'pinstripe':
      return tile(ground, 13, 13, box(0, 0, 2, 13, color, { opacity: 0.55 }));
    case 'dots':
      return tile(ground, 22, 22, disc(6, 6, 3.4, color) + disc(17, 17, 3.4, color));
    case 'check':
      return tile(
        ground,
        34,
        34,
        box(0, 0, 13, 34, color, { opacity: 0.34 }) +
          box(0, 0, 34, 13, color, { opacity: 0.34 }) +
          box(22, 0, 2, 34, color, { opacity: 0.5 }),
      );
    case 'knit':
      return tile(ground, 14, 12, stroke('M0 2L7 8 14 2', color, 2, { opacity: 0.4 }));
    case 'leaves':
      return tile(
        ground,
        40,
        44,
        fill('M6 26Q4 8 20 4Q22 20 6 26zM26 44Q22 28 36 22Q40 36 26 44z', color, { opacity: 0.75 }),
      );
    case 'flowers':
      return tile(
        ground,
        46,
        42,
        fill(
          'M10 4a5 5 0 0 1 9 4a5 5 0 0 1-2 9a5 5 0 0 1-9-1a5 5 0 0 1 2-12zM32 26a4 4 0 0 1 7 3a4 4 0 0 1-1 7a4 4 0 0 1-8-1a4 4 0 0 1 2-9z',
          color,
          { opacity: 0.85 },
        ),
      );
  }
}
