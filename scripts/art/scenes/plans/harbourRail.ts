import { scatter } from '../../paint/curve.ts';
import {
  circle,
  ellipse,
  group,
  line,
  linearGradient,
  moved,
  place,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { type Random, times } from '../../paint/random.ts';
import { sky, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import type { Point } from '../../path.ts';
import { embrace } from './embrace.ts';
import { pairOf, type Viewer } from './pair.ts';

const farBank =
  'M-10 226V190h44v-22h34v30h30v-46h38v40h40v-62h52v50h30v-24h50v32h44v-50h26v-30h16v30h26v58h40v-36h52v22h40v-48h48v36h50v56z';
const nearBank =
  'M-10 226V172h40v-34h32v52h34v-28h46v44h20v-78h14v-30l9-40 9 40v30h14v60h60v30h150v-26h40v-52h34l14-16 14 16v60h20v-80h44v34h36v46h50v26z';

/** Band 40: arm in arm at the harbour rail while the lights go on. */
export function harbourRail(random: Random, viewer: Viewer): string[] {
  const windows = times(10, (index): [Point, Point] => [
    [index < 4 ? random.between(8, 130) : random.between(420, 630), random.between(150, 180)],
    [0, 46],
  ]);
  return [
    sky(640, 480, 0.5),
    sun(330, 214, 0, 270),
    group(
      { id: 'c' },
      shape(farBank, 'far', { opacity: 0.7 }),
      shape(nearBank, 'hill'),
      line(scatter(windows), 'lamp', 3.4, { 'stroke-dasharray': '3 8 3 15' }),
    ),
    linearGradient('w', [
      [0, 'skyLow'],
      [0.35, 'water'],
      [1, 'waterDeep'],
    ]),
    rect(0, 226, 640, 150, '#w'),
    place('c', { y: 226 * 1.7, scale: 1, scaleY: -0.7, opacity: 0.3 }),
    line(shimmer(random, 0, 236, 640, 120, 10), 'bright', 2, { opacity: 0.3 }),
    moved(
      { x: 494, y: 274, scale: 0.9 },
      shape('M2-92V0H48Q40 16 30 18H-30Q-40 14-44 0H-2V-92z', 'front'),
      shape('M5-84Q44-38 38-8H5zM-5-72Q-30-34-32-8H-5z', 'paper'),
    ),
    // The quay.
    rect(0, 370, 640, 110, 'near'),
    line('M-80 480L320 376 110 480M300 480L320 376 490 480M700 480L320 376M0 408H640M0 448H640', 'front', 2, {
      opacity: 0.5,
    }),
    line('M0 331H640', 'front', 82, { 'stroke-dasharray': '4 45', 'stroke-linecap': 'butt' }),
    line('M-10 286H650', 'front', 10) +
      line('M-10 282H650', 'glow', 2, { opacity: 0.7 }) +
      line('M-10 340H650M0 372H640', 'front', 4),
    radialGradient('l', [
      [0, 'lamp', 0.8],
      [1, 'lamp', 0],
    ]),
    ellipse(100, 448, 170, 34, '#l', { opacity: 0.55 }),
    line('M100 452V110', 'ink', 6),
    circle(100, 88, 84, '#l'),
    shape('M90 108L85 74H115L110 108z', 'lamp') +
      shape('M81 74h38L100 60zM88 108h24l-6 8H94zM86 456h28l-7-18h-14z', 'ink'),
    ellipse(310, 458, 120, 12, 'shadow', { opacity: 0.4 }),
    embrace(pairOf(viewer, 40), viewer, { x: 268, y: 186, scale: 0.82 }),
  ];
}
