import { smooth } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, moved, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A masquerade mask with plumes. */
export const sexyOutfits = emblem('sexy_outfits', () => {
  const plume = (turn: number, fill: 'roseLight' | 'paper', rib: 'rose') =>
    moved(
      { x: 214, y: 96, turn },
      shape(
        smooth(
          [
            [0, 4],
            [-14, -26],
            [-12, -56],
            [8, -74],
            [18, -60],
            [16, -28],
            [8, 0],
          ],
          true,
        ),
        fill,
      ),
      line('M2 2Q-4-34 8-68M0-18l-9-10M0-34l-8-10M1-22l12-10M2-40l11-10', rib, 1.8),
    );
  const face =
    'M68 112Q66 90 92 88q36-6 68 14q32-20 68-14q26 2 24 24q-2 40-38 50q-36 4-54-26q-18 30-54 26q-36-10-38-50z';
  const left = shape('M88 118q14-18 34-14q18 4 24 20q-14 14-32 12q-20-4-26-18z', 'clothPale');
  return [
    defs(
      linearGradient(
        'm',
        [
          [0, 'cloth'],
          [0.5, 'cloth'],
          [1, 'clothShade'],
        ],
        { x2: 0.5, y2: 1 },
      ),
    ),
    line('M70 116q-30 30-10 72q4 14-8 22M250 116q26 24 14 58q-8 16 6 30', 'rose', 5),
    plume(-36, 'roseLight', 'rose') + plume(34, 'roseLight', 'rose') + plume(0, 'paper', 'rose'),
    shape(face, 'shadow', { opacity: 0.22, transform: 'translate(4 8)' }),
    shape(face, '#m'),
    shape('M76 112Q76 96 96 94q32-4 62 14q-30-8-58-4q-20 2-24 8z', 'clothLight'),
    shape('M252 112q-2 40-38 50q-36 4-54-26v-8q24 24 52 20q32-8 40-36z', 'clothShade'),
    left + group({ transform: 'matrix(-1 0 0 1 320 0)' }, left),
    line(
      'M88 118q14-18 34-14q18 4 24 20q-14 14-32 12q-20-4-26-18zM232 118q-14-18-34-14q-18 4-24 20q14 14 32 12q20-4 26-18z',
      'gold',
      4,
    ),
    line(face, 'gold', 3, { 'stroke-dasharray': '0 7' }),
    shape('M160 102q10 8 8 18q-4 8-8 12q-4-4-8-12q-2-10 8-18z', 'goldLight'),
    line('M82 132q8 16 24 18M238 132q-8 16-24 18M98 98q16-2 30 4M222 98q-16-2-30 4', 'gold', 2.4),
    circle(214, 96, 8, 'gold') + circle(212, 94, 4, 'roseLight'),
  ];
});
