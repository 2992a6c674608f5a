import { type Picture, picture } from '../../paint/picture.ts';
import { seedRandom } from '../../paint/random.ts';
import { bench } from './bench.ts';
import { dance } from './dance.ts';
import { harbourRail } from './harbourRail.ts';
import type { Viewer } from './pair.ts';

const motifs = { 40: harbourRail, 50: dance, 60: bench } as const;

const plan = (viewer: Viewer): Picture =>
  picture({
    name: `plan-${viewer}`,
    width: 640,
    height: 480,
    draw: (band) => motifs[band](seedRandom(`plan-${band}`), viewer).join(''),
  });

export const planMale = plan('male');
export const planFemale = plan('female');
