import { defs, element, group, rect } from '../../paint/element.ts';
import { type Picture, picture } from '../../paint/picture.ts';
import { type Random, seedRandom } from '../../paint/random.ts';
import type { Band } from '../../paint/roles.ts';

/** Width and height of the scenes that stand beside a few words. */
export const [width, height] = [640, 480] as const;

/** A scene with soft corners, so that it lies on a page like a print. */
export function smallScene(name: string, draw: (random: Random, band: Band) => readonly string[]): Picture {
  const corners = defs(
    element('clipPath', { id: 'clip' }, rect(0, 0, width, height, 'page', { rx: 28 }).replace(/ fill="[^"]*"/, '')),
  );
  const framed = (band: Band) => corners + group({ 'clip-path': 'url(#clip)' }, ...draw(seedRandom(name), band));
  return picture({ name, width, height, draw: framed });
}
