import { ground } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { dabs, fir } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { sky, stars, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { contact, lampGlow } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** The van is parked by the lake for the night: awning out, two chairs, a lantern. */
export const camper = tile('question-34-camper', 40, () => {
  const random = seedRandom('camper');
  return [
    sky(320, 150, 1),
    sun(70, 126, 0, 130),
    line(stars(random, 0, 4, 320, 60, 11), 'bright', 1.5, { opacity: 0.85 }),
    shape('M-4 140L30 98l26 16 40-46 44 50 26-20 40 34 60-40 62 44v10z', 'far'),
    shape(
      ground(
        [
          [-4, 132],
          [80, 124],
          [180, 138],
          [324, 122],
        ],
        152,
      ),
      'hill',
    ),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.5, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 142, 320, 60, '#w'),
    line(shimmer(random, 0, 148, 320, 40, 24), 'bright', 1.4, { opacity: 0.6 }),
    shape(
      ground(
        [
          [-4, 172],
          [90, 178],
          [200, 172],
          [324, 180],
        ],
        244,
      ),
      'leafDark',
    ),
    shape(
      ground(
        [
          [-4, 190],
          [90, 192],
          [200, 186],
          [324, 192],
        ],
        244,
      ),
      'leaf',
    ),
    line(dabs(random, 160, 216, 160, 18, 16, 9, -80), 'grass', 2),
    defs(group({ id: 'f' }, fir(random, undefined, 5))),
    place('f', { x: 292, y: 184, scale: 1.5 }),
    place('f', { x: 262, y: 180, scale: 1.1, flip: true }),
    place('f', { x: 318, y: 190, scale: 1.1 }),
    contact(196, 214, 92, 8, 0.45),
    shape('M120 118q2-32 34-32h108q16 0 18 18l4 62v40H114v-38q-2-10 6-24z', 'paper'),
    shape('M114 168q20-10 60-10h108l2 8v42H114z', 'cloth'),
    shape('M114 192h170v16H114z', 'clothShade'),
    shape('M118 160q26-12 58-12h106l1 10H174q-40 0-60 10z', 'bright'),
    shape('M128 118q2-20 20-20h14v38h-38z', 'sky'),
    shape('M128 118q2-20 20-20l-22 32z', 'bright', { opacity: 0.5 }),
    rect(174, 98, 38, 36, 'lamp', { rx: 5 }) + rect(222, 98, 46, 36, 'lamp', { rx: 5 }),
    line('M193 98v36M222 112h46', 'gold', 2),
    shape('M174 98h12q-2 20-12 26zM212 98h-10q2 18 10 26z', 'rose'),
    line('M168 104v96M216 150v54', 'paperShade', 1.6),
    line('M176 172h12', 'bright', 3),
    shape('M270 86q10 4 10 18l4 62v40h-14q6-60 0-120z', 'shadow', { opacity: 0.22 }),
    circle(121, 180, 8, 'lamp'),
    shape('M110 196h14v8h-14zM276 196h12v8h-12z', 'stoneShade'),
    circle(146, 206, 15, 'ink') +
      circle(250, 206, 15, 'ink') +
      circle(146, 206, 7, 'stone') +
      circle(250, 206, 7, 'stone'),
    shape('M150 86h108l-8-8h-92z', 'stone'),
    shape('M166 92H94L72 110h92z', 'accent'),
    shape('M148 92h-18l-16 18h20zM112 92H94l-22 18h22z', 'paper'),
    line('M76 110v102', 'wood', 2.6),
    line('M76 110q40 18 88 0', 'ink', 1.4),
    line('M92 116h0M108 119h0M124 119h0M142 117h0', 'lamp', 5),
    lampGlow(78, 186, 70, 0.7),
    contact(60, 224, 54, 6, 0.4),
    defs(
      group(
        { id: 'c' },
        line('M4 34l20 22M24 34L2 56M-4 2l8 32h22', 'ink', 2.6),
        shape('M-7 0h8l8 30H2z', 'cloth'),
        shape('M2 29h24v5H4z', 'clothLight'),
      ),
    ),
    place('c', { x: 26, y: 168 }),
    place('c', { x: 112, y: 168, flip: true }),
    line('M58 200h24M62 200l-3 22M78 200l3 22', 'wood', 3),
    shape('M64 198v-14h12v14z', 'lamp'),
    line('M64 198v-14h12v14zM66 180h8M70 180v-5', 'ink', 2),
  ];
});
