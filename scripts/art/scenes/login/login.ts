import { type Picture, picture } from '../../paint/picture.ts';
import { seedRandom } from '../../paint/random.ts';
import type { Band } from '../../paint/roles.ts';
import { eveningRoof } from './eveningRoof.ts';
import { gardenPromenade } from './gardenPromenade.ts';
import { lakeAndVineyard } from './lakeAndVineyard.ts';
import { type Layout, tall, wide } from './layout.ts';

const motifs = { 40: eveningRoof, 50: lakeAndVineyard, 60: gardenPromenade } as const;

const login = (name: string, layout: Layout): Picture =>
  picture({
    name,
    width: layout.width,
    height: layout.height,
    draw: (band: Band) => motifs[band](seedRandom(`${name}-${band}`), layout).join(''),
  });

export const loginWide = login('login-wide', wide);
export const loginTall = login('login-tall', tall);
