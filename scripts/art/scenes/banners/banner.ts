import { type Picture, picture } from '../../paint/picture.ts';
import { type Random, seedRandom } from '../../paint/random.ts';
import type { Band } from '../../paint/roles.ts';

/** Width and height of a profile banner. */
export const [wide, tall] = [1600, 400] as const;

/** The banner of a number; members choose one of 23, whatever their band. */
export function banner(number: number, draw: (random: Random, band: Band) => readonly string[]): Picture {
  const name = `banner-${String(number).padStart(2, '0')}`;
  return picture({ name, width: wide, height: tall, draw: (band) => draw(seedRandom(name), band).join('') });
}
