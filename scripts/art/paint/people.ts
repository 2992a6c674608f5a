import type { Point } from '../path.ts';
import { smooth } from './curve.ts';
import { type Attributes, type Fill, group, line, shape } from './element.ts';
import { hairBehind, hairInFront } from './hair.ts';
import type { HairStyle } from './hairShapes.ts';
import type { Role } from './roles.ts';

/**
 * Grown people, seen from behind or as busts without features. 0,0 is the base of the neck; the head reaches up to
 * -64, shoulders to about 52 on either side, the body down to 150. Light comes from the left.
 */
export interface Person {
  sex: 'man' | 'woman';
  style: HairStyle;
  skin: 1 | 2 | 3;
  /** Clothes: the colour, its shade, its light side. */
  cloth: readonly [main: Fill, shade: Fill, light: Fill];
  build?: 'slim' | 'middle' | 'broad';
}

const girths = { slim: 0.92, middle: 1, broad: 1.1 } as const;
const skinOf = (person: Person): readonly [Role, Role] => [`skin${person.skin}`, `skin${person.skin}Shade`];

/** Left half of the outline from the neck down, the arm hanging; the right half mirrors it. */
const sides: Readonly<Record<Person['sex'], readonly Point[]>> = {
  man: [
    [-11, -7],
    [-24, 0],
    [-44, 6],
    [-55, 18],
    [-59, 46],
    [-60, 96],
    [-59, 152],
  ],
  woman: [
    [-9, -6],
    [-19, 2],
    [-36, 8],
    [-45, 20],
    [-47, 48],
    [-47, 92],
    [-50, 152],
  ],
};
/** Where the arm lies against the body. */
const creases: Readonly<Record<Person['sex'], string>> = {
  man: 'M-41 44q4 50 1 110M41 44q-4 50-1 110',
  woman: 'M-33 42q6 44-3 110M33 42q-6 44 3 110',
};

function torso({ sex, build = 'middle' }: Person): string {
  const left = sides[sex].map(([x, y]): Point => [x * girths[build], y]);
  const right = left.map(([x, y]): Point => [-x, y]).toReversed();
  return smooth([...left, ...right], true, 0.8);
}

const neck = (person: Person) =>
  person.sex === 'man' ? 'M-11-30L-12-2Q0 8 12-2L11-30z' : 'M-8.5-30L-9.5-2Q0 7 9.5-2L8.5-30z';

/** The strip of the body that the light meets, and the fold of the back. */
function clothLight({ sex, cloth, build = 'middle' }: Person): string {
  const [, dark, light] = cloth;
  const g = girths[build];
  const rim = sides[sex].slice(1).map(([x, y]): Point => [x * g, y]);
  const inner = rim.map(([x, y], index): Point => [x + (index === 0 ? 4 : 12 + index), y + 3]).toReversed();
  const farSide = rim.map(([x, y]): Point => [-x, y]);
  const farInner = rim.map(([x, y], index): Point => [-x - 10 - index * 1.5, y + 4]).toReversed();
  return (
    shape(smooth([...rim, ...inner], true, 0.8), light, { opacity: 0.55 }) +
    shape(smooth([...farSide, ...farInner], true, 0.8), dark, { opacity: 0.7 })
  );
}

/** From behind, down to the hip. */
export function personBehind(person: Person, more: Attributes = {}): string {
  const [skin, skinShade] = skinOf(person);
  const man = person.sex === 'man';
  const ears = man ? shape('M-20-42q-6 0-4 9q2 5 5 4zM20-42q6 0 4 9q-2 5-5 4z', skinShade) : '';
  const collar = man
    ? shape('M-13-7Q0 2 13-7L17 2Q0 13-17 2z', person.cloth[1])
    : line('M-20 4Q0 18 20 4', person.cloth[1], 2.5);
  return group(
    more,
    shape(torso(person), person.cloth[0]),
    clothLight(person),
    line(creases[person.sex], person.cloth[1], 2.4, { opacity: 0.8 }),
    shape(neck(person), skinShade),
    shape(man ? 'M-11-28l-1 24q4 3 7 3l0-24z' : 'M-8-28l-1 24q3 3 5 3l0-24z', skin),
    ears,
    collar,
    hairBehind(person.style, skinShade),
  );
}

/** From the front: a face without features, shoulders and a collar; a picture of anyone. */
export function bust(person: Person, more: Attributes = {}): string {
  const [skin, skinShade] = skinOf(person);
  const man = person.sex === 'man';
  const face = man
    ? [
        [-18.5, -46],
        [-17.5, -28],
        [-11, -15],
        [0, -11],
        [11, -15],
        [17.5, -28],
        [18.5, -46],
        [0, -64],
      ]
    : [
        [-17, -46],
        [-15.5, -28],
        [-8.5, -15.5],
        [0, -12],
        [8.5, -15.5],
        [15.5, -28],
        [17, -46],
        [0, -63],
      ];
  const outline = face as unknown as Point[];
  const opening = man
    ? shape('M-13-5L0 30L13-5Q0 6-13-5z', 'paper') +
      shape('M-13-6L-20 2L-8 26L0 22zM13-6L20 2L8 26L0 22z', person.cloth[1])
    : shape('M-11-4Q-12 18 0 24Q12 18 11-4Q0 6-11-4z', skin) +
      line('M-17 3Q-13 24 0 27Q13 24 17 3', person.cloth[1], 2.5);
  return group(
    more,
    hairInFront(person.style, 'back'),
    shape(torso(person), person.cloth[0]),
    clothLight(person),
    line(creases[person.sex], person.cloth[1], 2.4, { opacity: 0.8 }),
    shape(neck(person), skinShade),
    opening,
    shape(smooth(outline, true), skin),
    shape(
      smooth(
        [
          [4, -62],
          [16, -52],
          [18, -40],
          [15, -25],
          [7, -14],
          [0, -11.5],
          [9, -26],
          [11, -42],
        ],
        true,
      ),
      skinShade,
      { opacity: 0.5 },
    ),
    hairInFront(person.style, 'front'),
  );
}
