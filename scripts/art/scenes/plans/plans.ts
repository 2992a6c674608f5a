import { moved } from '../../paint/element.ts';
import { type Picture, picture } from '../../paint/picture.ts';
import { seedRandom } from '../../paint/random.ts';
import { bench } from './bench.ts';
import { dance } from './dance.ts';
import { harbourRail } from './harbourRail.ts';
import type { Viewer } from './pair.ts';

const motifs = { 40: harbourRail, 50: dance, 60: bench } as const;

const width = 640;

const plan = (viewer: Viewer): Picture =>
  picture({
    name: `plan-${viewer}`,
    width,
    height: 480,
    draw: (band) => {
      const drawn = motifs[band](seedRandom(`plan-${band}`), viewer).join('');
      // Hers is the same place seen the other way round, so that the viewer is always on the left.
      return viewer === 'male' ? drawn : moved({ x: width, flip: true }, drawn);
    },
  });

export const planMale = plan('male');
export const planFemale = plan('female');
