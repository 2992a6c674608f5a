import { type Tones, toTones } from './tint.ts';

export interface Skin extends Tones {
  /** Under the chin. */
  deep: string;
  lips: string;
  /** Hair that goes with it: of any colour, or dark until it greys. */
  hair: 'any' | 'dark';
}

import { blend } from '../paint/color.ts';

const toSkin = (main: string, hair: Skin['hair'] = 'any'): Skin => ({
  ...toTones(main, '#8a3020', 0.24, 0.22),
  deep: blend(main, '#5c1c1c', 0.42),
  lips: blend(main, '#a02430', 0.5),
  hair,
});

export const skins: readonly Skin[] = [
  toSkin('#f2d0b6'),
  toSkin('#e3b48e'),
  toSkin('#efc5a8'),
  toSkin('#8a5a3e', 'dark'),
  toSkin('#ecc09c'),
  toSkin('#d9a67c'),
  toSkin('#f4d6c2'),
  toSkin('#e8bb98'),
  toSkin('#b98258', 'dark'),
  toSkin('#f0cab0'),
  toSkin('#dcae88'),
  toSkin('#6a4330', 'dark'),
  toSkin('#edc4a4'),
];

const black = '#2b2428';
const espresso = '#453029';
const brown = '#654530';
const chestnut = '#7c482c';
const auburn = '#91472a';
const honey = '#a67c48';
const blond = '#cfab70';
const steel = '#6f6d70';
const pepper = '#8c8681';
const ash = '#aba59e';
const silver = '#c8c6c8';
const white = '#ece8e2';

type Hairs = Readonly<Record<'any' | 'dark', readonly string[]>>;

/** Hair of a man at an age, and of a woman, who colours hers more often. */
const hairs: readonly { until: number; male: Hairs; female: Hairs }[] = [
  {
    until: 48,
    male: { any: [brown, espresso, honey, steel, chestnut], dark: [black, espresso] },
    female: { any: [chestnut, blond, espresso, auburn, brown, honey], dark: [black, espresso] },
  },
  {
    until: 57,
    male: { any: [pepper, brown, steel, ash, espresso], dark: [steel, black] },
    female: { any: [auburn, pepper, blond, chestnut, ash, brown], dark: [black, steel] },
  },
  {
    until: 66,
    male: { any: [ash, silver, pepper, white, steel], dark: [pepper, silver] },
    female: { any: [silver, honey, ash, chestnut, white, blond], dark: [ash, steel] },
  },
  {
    until: 200,
    male: { any: [white, silver, ash], dark: [white, silver] },
    female: { any: [white, silver, blond, ash], dark: [silver, white] },
  },
];

export const hairsAt = (age: number, gender: 'male' | 'female', kind: Skin['hair']) =>
  hairs.find(({ until }) => age < until)![gender][kind];

export const toHair = (color: string) => toTones(color, '#20141c', 0.3, 0.28);

/** What people wear; the second colour goes with the first. */
export const cloths: readonly (readonly [string, string])[] = [
  ['#2f4a6b', '#e9d9bd'],
  ['#b5523b', '#f0e3d0'],
  ['#3f6b58', '#d9b45c'],
  ['#efe3cf', '#35506e'],
  ['#7d3f5c', '#e6c3c0'],
  ['#c98a2e', '#3c4a5c'],
  ['#56708f', '#f1ead9'],
  ['#8c9a6a', '#4a3b32'],
  ['#c4697a', '#f5e6dc'],
  ['#3a3f4c', '#b9c6d2'],
  ['#5f9aa0', '#f3e7cc'],
  ['#a23846', '#2f3648'],
  ['#8b7bb0', '#efe6ee'],
  ['#d9b79a', '#5c3f3a'],
  ['#24605f', '#e8a36a'],
  ['#d7dde2', '#7a4f68'],
  ['#6a4a38', '#d8c29a'],
];
