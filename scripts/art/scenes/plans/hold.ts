import { line, moved, type Placement, shape } from '../../paint/element.ts';
import { headInFront, personBehind, skinOf } from '../../paint/people.ts';
import type { Pair, Viewer } from './pair.ts';

/** The skirt of a turning dancer, under her waist at 0,100. */
const skirt = 'M-27 98Q-52 168-112 226Q-66 262-6 250Q60 268 108 214Q52 160 27 98z';
const folds = 'M-16 108Q-40 180-70 238M0 110Q-4 180-8 248M14 108Q36 180 66 238';

/**
 * Dancers in hold, the viewer from behind, the other beyond, looking this way; the joined hands are on the left.
 * About 390 high.
 */
export function hold({ man, woman }: Pair, viewer: Viewer, at: Placement): string {
  const [self, other] = viewer === 'male' ? [man, woman] : [woman, man];
  const swirl = shape(skirt, woman.cloth[0]) + line(folds, woman.cloth[1], 2.5);
  const beyond =
    other === woman
      ? moved({ x: 30, y: 20, scale: 0.96 }, personBehind(woman, 'u'), swirl)
      : moved({ x: 30, y: -16 }, personBehind(man, 'u'));
  const nearer = other === woman ? { x: 46, y: 18, scale: 0.96, turn: 8 } : { x: 32, y: -18, turn: 10 };
  return moved(
    at,
    beyond,
    moved(nearer, headInFront(other)),
    // The other's arm, out to the joined hands.
    shape('M-20 14Q-80 30-138-8L-130-24Q-84 4-30-4z', other.cloth[1]),
    self === woman ? personBehind(woman, 'v', -4) + swirl : personBehind(man, 'v', -4),
    shape('M-40 7Q-56 12-62 28Q-100 22-134-20L-148-8Q-112 50-58 56L-40 46z', self.cloth[0]) +
      line('M-62 30Q-104 22-136-16', self.cloth[2], 3),
    shape('M-128-14q2-20-10-28-10-4-14 6-10 4-6 18l10 16z', skinOf(self)[0]) +
      shape('M-134-34q-12-10-18 2l0 12 14 0z', skinOf(other)[0]),
    // The elbow of the arm that lies about the other.
    shape('M38 8Q66 20 78 60Q74 76 60 74L40 62z', self.cloth[1]),
    // The other's hand, on his shoulder or on her back.
    self === man
      ? shape('M52 6Q38-2 26 4 20 10 26 16L36 18Q48 22 58 20z', skinOf(other)[0])
      : shape('M46 52L16 58Q4 62 2 70 6 78 16 76L48 76z', skinOf(other)[0]) +
          shape('M60 36L36 50V80Q62 82 74 60z', other.cloth[0]),
  );
}
