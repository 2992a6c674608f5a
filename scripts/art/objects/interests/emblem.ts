import { circle, defs, linearGradient } from '../../paint/element.ts';
import type { Band } from '../../paint/roles.ts';
import { type ObjectPicture, tile } from '../objectPicture.ts';

/** A thing on a pale disc, the light on its left: how an interest is shown. `name` is the key the API uses. */
export const emblem = (name: string, draw: () => readonly string[], hour: Band = 50): ObjectPicture =>
  tile(`interest-${name}`, hour, () => [
    circle(160, 120, 110, 'clothPale'),
    defs(
      linearGradient(
        'disc',
        [
          [0, 'bright', 0.55],
          [0.6, 'bright', 0],
        ],
        { x2: 0.7, y2: 1 },
      ),
    ),
    circle(160, 120, 110, '#disc'),
    ...draw(),
  ]);
