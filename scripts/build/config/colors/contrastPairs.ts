import type { ShadeName } from '../schema/catalogue.ts';

export type PaletteName = 'primary' | 'accent' | 'neutral';
/** `tint` and `night tint` are the strongest that palette.ts mixes; `paper` is a page, `night paper` the lightest on one. */
export type ColorName =
  | 'white'
  | 'paper'
  | 'night paper'
  | 'primary tint'
  | 'primary night tint'
  | `${PaletteName} ${ShadeName}`;

export interface ContrastPair {
  /** The base colour to change when the pair fails. */
  owner: PaletteName;
  foreground: ColorName;
  background: ColorName;
  minRatio: number;
  /** What the interface uses the pair for. */
  usage: string;
}

const rows: readonly [
  owner: PaletteName,
  foreground: ColorName,
  background: ColorName,
  minRatio: number,
  usage: string,
][] = [
  ['neutral', 'neutral 900', 'white', 12, 'text'],
  ['neutral', 'neutral 900', 'neutral 050', 12, 'text'],
  ['neutral', 'neutral 900', 'primary 050', 12, 'text'],
  ['neutral', 'neutral 600', 'white', 7, 'secondary text'],
  ['neutral', 'neutral 600', 'neutral 050', 7, 'secondary text'],
  ['neutral', 'neutral 600', 'primary 050', 7, 'secondary text'],
  ['primary', 'primary 700', 'white', 7, 'links'],
  ['primary', 'primary 700', 'primary 050', 7, 'links'],
  ['primary', 'primary 700', 'primary 100', 7, 'links'],
  ['primary', 'white', 'primary 600', 6.7, 'the primary button'],
  ['primary', 'white', 'primary 700', 6.7, 'the primary button under the pointer'],
  ['primary', 'primary 600', 'white', 6, 'the border of the secondary button'],
  ['primary', 'primary 800', 'primary 100', 7, 'chips and selected tiles'],
  ['accent', 'white', 'accent 600', 5.7, 'the premium bar'],
  ['accent', 'accent 700', 'accent 100', 6.7, 'badges'],
  ['accent', 'accent 700', 'white', 8, 'badges'],
  ['accent', 'accent 800', 'accent 100', 7, 'initials in place of pictures'],
  ['neutral', 'neutral 400', 'white', 3.7, 'borders of fields'],
  ['neutral', 'neutral 950', 'white', 3, 'the focus ring'],
  ['neutral', 'neutral 050', 'neutral 950', 9.5, 'text in the dark'],
  ['neutral', 'neutral 050', 'neutral 900', 9.5, 'text in the dark'],
  ['neutral', 'neutral 200', 'neutral 950', 9.5, 'secondary text in the dark'],
  ['neutral', 'neutral 200', 'neutral 900', 9.5, 'secondary text in the dark'],
  ['primary', 'primary 200', 'neutral 900', 7, 'links in the dark'],
  ['primary', 'primary 300', 'neutral 900', 4.5, 'icons in the dark'],
  ['primary', 'neutral 950', 'primary 300', 4.5, 'the primary button in the dark'],
  ['primary', 'primary 100', 'primary 900', 7, 'chips and selected tiles in the dark'],
  ['accent', 'accent 200', 'neutral 900', 7, 'the premium bar in the dark'],
  ['accent', 'accent 100', 'accent 900', 7, 'initials in the dark'],
  ['neutral', 'neutral 400', 'neutral 950', 3, 'borders of fields in the dark'],
  ['primary', 'neutral 900', 'primary 100', 12, 'text in a tinted header'],
  ['primary', 'primary 600', 'primary 100', 4.5, 'buttons in a tinted header'],
  ['primary', 'neutral 900', 'primary tint', 12, 'text on tinted cards'],
  ['primary', 'neutral 600', 'primary tint', 6, 'secondary text on tinted cards'],
  ['primary', 'neutral 400', 'primary tint', 3, 'borders of fields on tinted cards'],
  ['primary', 'primary 700', 'primary tint', 7, 'links on tinted cards'],
  ['neutral', 'neutral 900', 'paper', 12, 'text on paper'],
  ['neutral', 'neutral 600', 'paper', 6, 'secondary text on paper'],
  ['neutral', 'neutral 400', 'paper', 3, 'borders of fields on paper'],
  ['primary', 'primary 700', 'paper', 7, 'links on paper'],
  ['primary', 'white', 'primary 800', 7, 'a brand-coloured header in the dark'],
  ['primary', 'neutral 050', 'primary 900', 9.5, 'text in a tinted header in the dark'],
  ['neutral', 'neutral 200', 'neutral 800', 7, 'secondary text on raised cards in the dark'],
  ['neutral', 'neutral 400', 'neutral 800', 3, 'borders of fields on raised cards in the dark'],
  ['primary', 'primary 200', 'neutral 800', 6.5, 'links on raised cards in the dark'],
  ['primary', 'neutral 200', 'primary night tint', 7, 'secondary text on tinted cards in the dark'],
  ['primary', 'neutral 400', 'primary night tint', 3, 'borders of fields on tinted cards in the dark'],
  ['primary', 'primary 200', 'primary night tint', 7, 'links on tinted cards in the dark'],
  ['neutral', 'neutral 200', 'night paper', 7, 'secondary text on paper in the dark'],
  ['neutral', 'neutral 400', 'night paper', 3, 'borders of fields on paper in the dark'],
  ['primary', 'primary 200', 'night paper', 7, 'links on paper in the dark'],
];

/** Every foreground and background in the interface, in light and dark, and the contrast that the pair must have. */
export const contrastPairs: readonly ContrastPair[] = rows.map(([owner, foreground, background, minRatio, usage]) => ({
  owner,
  foreground,
  background,
  minRatio,
  usage,
}));
