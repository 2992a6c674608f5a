import { line, moved, type Placement, shape } from '../../paint/element.ts';
import { personBehind, skinOf } from '../../paint/people.ts';
import type { Pair, Viewer } from './pair.ts';

/**
 * A pair from behind, at its full height (about 390): he has an arm about her shoulders, she has one about his waist.
 * He stands on the left; the viewer is drawn in front.
 */
export function embrace({ man, woman }: Pair, viewer: Viewer, at: Placement, legs = true): string {
  const her = moved({ x: 81, y: 18, scale: 0.96, turn: -4 }, personBehind(woman, 'u', -8, legs));
  const him = personBehind(man, 'v', 6, legs);
  return moved(
    at,
    // Arms on the far sides go forward to the rail.
    shape('M-50 12Q-68 40-70 88Q-70 108-58 112L-44 110Q-48 70-42 40z', man.cloth[1]),
    shape('M114 30Q130 60 130 94Q130 112 118 114L108 112Q110 86 102 60z', woman.cloth[1]),
    ...(viewer === 'male' ? [her, him] : [him, her]),
    // Hers about his waist.
    shape('M52 42Q34 58 30 86Q8 94-10 94L-12 112Q20 116 42 106Q60 88 66 58z', woman.cloth[0]) +
      line('M36 90Q14 98-8 99', woman.cloth[2], 3) +
      shape('M-8 94Q-26 92-34 102Q-32 112-11 112z', skinOf(woman)[0]),
    // His about her shoulders.
    shape('M34 5Q84 6 114 28Q126 38 122 50Q114 58 104 50Q78 36 40 46z', man.cloth[0]) +
      line('M36 7Q84 8 116 32', man.cloth[2], 4) +
      shape('M110 38Q126 36 130 48Q132 64 122 66Q110 62 106 50z', skinOf(man)[0]),
  );
}
