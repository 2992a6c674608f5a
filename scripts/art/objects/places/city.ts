import { defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom, times } from '../../paint/random.ts';
import { sky, stars, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { tile } from '../objectPicture.ts';

/** Roofs, a dome and a bridge over the river, as the windows light up. */
export const city = tile('question-9-city', 40, () => {
  const random = seedRandom('city');
  const windows = (x: number, y: number, columns: number, rows: number) =>
    times(columns * rows, (index) =>
      random.next() < 0.62 ? `M${x + (index % columns) * 8} ${y + Math.floor(index / columns) * 11}v4` : '',
    ).join('');
  return [
    sky(320, 176, 1),
    sun(92, 128, 0, 130),
    line(stars(random, 130, 6, 190, 50, 12), 'bright', 1.5, { opacity: 0.8 }),
    shape(
      'M0 168V122h20v-14h22v22h16V96h10l4-18 4 18h10v36h22v-16h26v20h22v-30h24v14h20v-34h20v46h26v-26h22v18h24v32z',
      'far',
    ),
    shape(
      'M0 172v-32h30v-22h26v30h14l17-16 17 16v24zM174 172v-46h5q2-32 31-36v-10l3-12 3 12v10q29 4 31 36h5v46z',
      'hill',
    ),
    shape('M179 126q2-32 31-36q-16 12-16 36z', 'far'),
    line('M174 128h78M186 136v34M200 136v34M214 136v34M228 136v34M242 136v34', 'far', 1.6, { opacity: 0.6 }),
    shape('M-2 182V104h36v-16h22v94zM62 182v-58l19-18 19 18v58zM256 182V84h12V68h26v16h10v36h18v62z', 'near'),
    shape('M-2 104h36v-16h6v94h-8v-70H-2zM256 84h12V68h7v16h-7v98h-12z', 'hill'),
    line(windows(4, 114, 4, 5) + windows(43, 98, 2, 6) + windows(71, 132, 3, 4) + windows(264, 92, 5, 7), 'lamp', 3),
    defs(
      linearGradient('w', [
        [0, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 176, 320, 64, '#w'),
    line(shimmer(random, 0, 184, 320, 52, 24), 'skyLow', 1.8, { opacity: 0.55 }),
    line('M14 190v34M46 188v26M84 190v20M276 190v32M292 188v22M304 192v20', 'lamp', 3, {
      opacity: 0.45,
      'stroke-dasharray': '7 6',
    }),
    shape('M-4 196Q160 146 324 196v14h-18q-26-34-58 0h-14q-34-44-72-44t-74 44H76q-32-34-58 0H-4z', 'front'),
    line('M-4 192Q160 142 324 192', 'far', 2.6),
    line('M40 182v-16M112 167v-17M208 167v-17M280 182v-16', 'front', 2.4),
    line('M40 164h0M112 148h0M208 148h0M280 164h0', 'lamp', 14, { opacity: 0.25 }),
    line('M40 164h0M112 148h0M208 148h0M280 164h0', 'lamp', 6),
  ];
});
