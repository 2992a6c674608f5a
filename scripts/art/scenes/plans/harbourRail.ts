import { defs, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { personBehind } from '../../paint/people.ts';
import { type Random, times } from '../../paint/random.ts';
import { sky, streaks, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { pairOf, type Viewer } from './pair.ts';

const skyline =
  'M-10 236V196h46v-16h30v28h26v-54h40v46h22v-72h10v-24h22v24h10v64h30v-30h44v44h34v-20l24-18 24 18v20h40v-58h46v36h24v-20h40v52h34v-44h52v40h40v-26h60v56z';

/** Band 40: side by side at the harbour rail while the lights go on. */
export function harbourRail(random: Random, viewer: Viewer): string[] {
  const { self, other } = pairOf(viewer, 40);
  const taller = other.sex === 'man';
  return [
    sky(640, 480, 0.5),
    sun(468, 214, 34, 300),
    shape(streaks(random, 40, 70, 560, 4), 'cloud', { opacity: 0.5 }),
    group(
      { id: 'c' },
      shape(skyline, 'far', { transform: 'translate(-40 -10)scale(1.15 1.04)', opacity: 0.75 }),
      shape(skyline, 'hill'),
      line(
        times(16, () => `M${Math.round(random.between(8, 630))} ${Math.round(random.between(176, 210))}V230`).join(''),
        'lamp',
        4,
        { 'stroke-dasharray': '2 9 2 17' },
      ),
    ),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.3, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 236, 640, 244, '#w'),
    place('c', { y: 236 * 1.8, scale: 1, scaleY: -0.8, opacity: 0.35 }),
    line('M0 237H640', 'lamp', 4, { 'stroke-dasharray': '0 34' }),
    line(glitter(random, 468, 244, 110, 150, 20), 'sun', 3, { opacity: 0.8 }),
    line(shimmer(random, 0, 246, 640, 130, 20), 'bright', 2, { opacity: 0.35 }),
    moved(
      { x: 112, y: 286 },
      shape('M-44 0H48Q40 16 30 18H-30Q-40 14-44 0z', 'front'),
      line('M0 0V-84', 'front', 3),
      shape('M5-78Q40-34 36-8H5zM-4-66Q-28-30-30-8H-4z', 'paper'),
    ),
    line(times(15, (index) => `M${index * 46} 396V490`).join(''), 'front', 5),
    line('M-10 392H650', 'front', 12) +
      line('M-10 387H650', 'glow', 2, { opacity: 0.6 }) +
      line('M-10 440H650', 'front', 5),
    moved({ x: 386, y: taller ? 276 : 290, scale: taller ? 1.38 : 1.26, turn: -4 }, personBehind(other)),
    moved({ x: 264, y: 268, scale: 1.46, turn: 3 }, personBehind(self)),
    // The arm around the other's back.
    shape('M318 300Q372 318 420 372Q434 388 424 402Q410 412 396 400Q350 366 312 358z', self.cloth[0]),
    line('M330 354Q368 368 400 398', self.cloth[1], 4, { opacity: 0.8 }),
    shape('M398 396q10 14 22 12 14-4 16-14-4-14-16-22z', `skin${self.skin}`),
  ];
}
