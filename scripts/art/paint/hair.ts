import { line, shape } from './element.ts';

/** `short` for men, `waves`, `bob` and `bun` for women; the band gives the colour. */
export type HairStyle = 'short' | 'waves' | 'bob' | 'bun';

interface Cut {
  /** Outline from behind; the middle of the head is about 0,-42 (see `people.ts`). */
  behind: string;
  /** One line that tells how it falls. */
  parting: string;
  /** From the front: what lies behind the head, and over the forehead. */
  mass: string;
  fringe: string;
}

const knot = 'M-11-58Q-14-76 1-76T12-58Q0-50-11-58z';
const sidePart = 'M-20-22Q-28-68 1-68T21-20Q20-44 4-57Q-12-50-16-38z';

const cuts: Readonly<Record<HairStyle, Cut>> = {
  short: {
    behind: 'M-20-36Q-26-65 0-65T20-36Q16-17 0-17T-20-36z',
    parting: 'M8-58Q10-40 5-27',
    mass: '',
    fringe: 'M-19-36Q-25-67 2-68T20-36Q17-50 8-54Q-8-50-15-50z',
  },
  waves: {
    behind: 'M-22-34Q-28-66 0-66T22-34Q32-10 25 8Q32 26 16 36Q2 28-12 37Q-30 28-24 8Q-31-10-22-34z',
    parting: 'M2-58Q6-10 4 24',
    mass: 'M-23-40Q-26-68 0-68T23-40Q32-10 26 10Q32 30 14 34H-14Q-32 30-26 10Q-32-10-23-40z',
    fringe: sidePart,
  },
  bob: {
    behind: 'M-22-32Q-27-66 0-66T22-32L25-9Q0 1-25-9z',
    parting: 'M2-60Q5-30 3-8',
    mass: 'M-23-40Q-26-68 0-68T23-40L26-8Q0 0-26-8z',
    fringe: sidePart,
  },
  bun: {
    behind: 'M-19-36Q-25-64 0-64T19-36Q14-18 0-18T-19-36z',
    parting: 'M-10-56Q0-48 11-56',
    mass: knot,
    fringe: 'M-18-36Q-23-65 1-66T18-36Q15-54 3-57Q-12-52-18-36z',
  },
};

/** Hair as seen from behind, the light on its left. */
export const hairBehind = (style: HairStyle): string =>
  shape(cuts[style].behind + (style === 'bun' ? knot : ''), 'hair') +
  shape('M-17-38Q-21-60-2-61Q-12-52-12-34z', 'hairLight') +
  line(cuts[style].parting, 'hairShade', 2);

/** Hair around a face: what lies behind the head, or what lies over the forehead. */
export function hairInFront(style: HairStyle, part: 'back' | 'front'): string {
  const { mass, fringe } = cuts[style];
  if (part === 'back') return mass ? shape(mass, 'hairShade') : '';
  return shape(fringe, 'hair') + line('M-15-48Q-10-62 3-63', 'hairLight', 2.4);
}
