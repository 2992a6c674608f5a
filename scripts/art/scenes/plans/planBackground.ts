import { rect } from '../../paint/element.ts';
import { type Picture, picture } from '../../paint/picture.ts';
import { seedRandom } from '../../paint/random.ts';
import { bridge, height, lakeside, pavilion, width } from './backgrounds.ts';

const motifs = { 40: bridge, 50: pavilion, 60: lakeside } as const;

/** A place without people, faint enough for prices and text to stand on. */
export const planBackground: Picture = picture({
  name: 'plan-background',
  width,
  height,
  draw: (band) => rect(0, 0, width, height, 'page') + motifs[band](seedRandom(`plan-background-${band}`)).join(''),
});
