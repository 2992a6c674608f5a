import { ellipse, line, linearGradient, moved, shape } from './element.ts';
import { type HairStyle, hairBehind, hairInFront } from './hair.ts';
import type { Role } from './roles.ts';

/**
 * Grown people at their full height, seen from behind, and heads without features. 0,0 is the base of the neck; the
 * head reaches up to -64, the feet stand at 330. Arms belong to what two people do and are drawn there. Light stands
 * beyond them and touches their shoulders.
 */
export interface Person {
  sex: 'man' | 'woman';
  style: HairStyle;
  skin: 1 | 2 | 3;
  /** Clothes: the colour, its shade, its light side. */
  cloth: readonly [main: Role, shade: Role, light: Role];
}

export const skinOf = ({ skin }: Person): readonly [Role, Role] => [`skin${skin}`, `skin${skin}Shade`];

const clothes = {
  man: {
    body: 'M-12-9Q-54 2-56 28Q-40 100-46 168Q0 178 46 168Q40 100 56 28Q54 2 12-9z',
    shoulders: 'M-54 28Q-54 13-40 9L-22 2',
    seams: 'M0 8V168',
    neck: 'M-11-30L-13-3Q0 7 13-3L11-30z',
    shoes: 'M-40 319h32v12h-32zM8 319h32v12H8z',
  },
  woman: {
    body: 'M-10-9Q-40 3-41 26Q-26 76-27 100Q-34 130-58 238Q0 254 58 238Q34 130 27 100Q26 76 41 26Q40 3 10-9z',
    shoulders: 'M-39 26Q-40 13-31 9L-18 3',
    seams: 'M-27 100Q0 108 27 100M-12 112q-4 60-14 130',
    neck: 'M-8-30L-10-3Q0 6 10-3L8-30z',
    shoes: 'M-22 316h14v13h-14zM8 316h14v13H8z',
  },
} as const;
const trousers = 'M-44 160L-36 322h26L-1 196 10 322H36L44 160z';
const calves = 'M-27 232L-19 322h9L-4 232zM27 232L19 322H10L4 232z';

/**
 * From behind, without arms; `id` names its cloth within the picture, `lean` turns the head. Legs can be left out
 * where they do not show.
 */
export function personBehind(person: Person, id: string, lean = 0, legs = true): string {
  const { sex, style, cloth } = person;
  const [, skinShade] = skinOf(person);
  const man = sex === 'man';
  const { body, shoulders, seams, neck, shoes } = clothes[sex];
  return [
    linearGradient(id, [
      [0, cloth[0]],
      [1, cloth[1]],
    ]),
    legs ? (man ? shape(trousers, 'ink') : shape(calves, skinShade)) + shape(shoes, 'ink') : '',
    shape(body, `#${id}`),
    line(shoulders, cloth[2], 4),
    line(seams, cloth[1], 2),
    moved(
      { turn: lean },
      shape(neck + (man ? 'M-21-42q-5 0-3 9q2 5 5 4zM21-42q5 0 3 9q-2 5-5 4z' : ''), skinShade),
      hairBehind(style),
    ),
    man ? shape('M-15-7Q0 5 15-7L18 2Q0 12-18 2z', cloth[1]) : '',
  ].join('');
}

/** A head and neck from the front, without features. */
export function headInFront(person: Person): string {
  const [skin, skinShade] = skinOf(person);
  return [
    hairInFront(person.style, 'back'),
    shape('M-9-30L-11 4H11L9-30z', skinShade),
    ellipse(0, -38, 18, 25, skin),
    shape('M4-63Q30-44 8-14Q4-12 0-13Q16-36 4-63z', skinShade, { opacity: 0.5 }),
    hairInFront(person.style, 'front'),
  ].join('');
}
