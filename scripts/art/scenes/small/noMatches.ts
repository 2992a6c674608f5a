import { defs, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { mountain } from '../../paint/land.ts';
import { broadleaf, leaves } from '../../paint/plants.ts';
import { birds, cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { height, smallScene, width } from './smallScene.ts';

/** A garden bench from behind; 0,0 between its feet. */
const bench = [
  shape('M-96 6H120l-30 12H-120z', 'shadow', { opacity: 0.25 }),
  line('M-84 8V-92M84 8V-92', 'ink', 8),
  line('M-100-44h-8V-30M100-44h8V-30', 'ink', 6),
  line('M-94-84H94M-94-64H94M-94-44H94', 'woodLight', 13),
  line('M-94-79H94M-94-59H94M-94-39H94', 'wood', 4),
  line('M-98-22H98', 'woodDark', 9),
].join('');

export const noMatches = smallScene('no-matches', (random) => {
  const peak = mountain(random, [430, 110], 190, 700, 250, 0.55);
  const other = mountain(random, [150, 150], -80, 400, 250, 0.6);
  return [
    sky(width, height, 0.55),
    sun(250, 150, 26, 240),
    cloudLight(),
    shape(cloudShape(random, 420, 90, 190, 32), '#cloud'),
    shape(other.body + peak.body, 'hill') + shape(other.lit + peak.lit, 'far') + shape(peak.snow, 'snow'),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.25, 'water'],
        [1, 'waterDeep'],
      ]),
      group({ id: 'b' }, bench),
    ),
    rect(0, 248, width, 130, '#w'),
    line(shimmer(random, 0, 256, width, 90, 22), 'bright', 2, { opacity: 0.5 }),
    line(glitter(random, 250, 252, 90, 90, 16), 'sun', 3),
    shape('M-10 356Q160 330 330 346T650 336V490H-10z', 'grass'),
    shape('M-10 400Q200 372 400 388T650 378V490H-10z', 'leaf'),
    place('b', { x: 190, y: 410, turn: -3 }),
    place('b', { x: 462, y: 404, scale: 0.92, turn: 3 }),
    shape('M-10 448Q200 424 420 440T650 430V490H-10z', 'leafDark'),
    moved({ x: 26, y: 424, scale: 3.1 }, broadleaf(random)),
    shape(leaves(random, 320, 440, 280, 26, 10, 14, 10), 'autumnLight'),
    line('M268 300l7 6M330 268l8-2M214 340l6 7', 'autumn', 6),
    birds(
      [
        [520, 150],
        [548, 140],
      ],
      18,
    ),
  ];
});
