import { blend } from '../paint/color.ts';
import { seedRandom } from '../paint/random.ts';
import { hashText } from '../seed.ts';
import { type Beard, beards } from './beards.ts';
import { type Garment, mensGarments, womensGarments } from './clothes.ts';
import { cloths, hairsAt, type Skin, skins, toHair } from './colors.ts';
import { type Deal, dealFor } from './deal.ts';
import { type FaceShape, faceShapes } from './faceShape.ts';
import type { Features } from './features.ts';
import { frames, type Glasses, glasses } from './glasses.ts';
import type { HairCut } from './hairCut.ts';
import { type Hat, mensHats, womensHats } from './hats.ts';
import { mensCuts } from './mensHair.ts';
import { type Weave, weaves } from './patterns.ts';
import { type Tones, toTones } from './tint.ts';
import { womensCuts } from './womensHair.ts';

/** Who is portrayed. */
export interface Sitter {
  gender: 'male' | 'female';
  age: number;
}

/** What stays the same in all pictures of somebody. */
export interface Person extends Sitter {
  skin: Skin;
  hair: Tones;
  beardHair: Tones;
  brow: string;
  iris: string;
  cut: HairCut;
  face: FaceShape;
  beard: Beard;
  glasses: Glasses;
  frame: string;
}

/** What somebody wears in one picture. */
export interface Outfit {
  garment: Garment;
  cloth: Tones;
  second: Tones;
  third: Tones;
  weave: Weave;
  neck: 'bare' | 'chain' | 'pearls' | 'scarf';
  earring: string | undefined;
  hat: Hat | undefined;
  hatTones: Tones;
}

/** How somebody looks into one picture; `turn` goes from 0, straight ahead, to 1. */
export interface Pose {
  turn: number;
  /** Degrees. */
  tilt: number;
  mouth: Features['mouth'];
}

const irises = ['#4a3226', '#4f6470', '#5a4a32', '#3c5a6c', '#5c6a4c', '#3a2a24'];
const mouths = ['smile', 'laugh', 'smile', 'calm', 'laugh'] as const;

/** Ids are numbers as a rule; men and women take turns, so that each has every other one. */
export const rankOf = (sitterId: string) =>
  /^\d{1,9}$/.test(sitterId) ? Number(sitterId) >> 1 : hashText(sitterId) >>> 8;

export function createPerson(sitterId: string, { gender, age }: Sitter): Person {
  const deal = dealFor(rankOf(sitterId));
  const skin = deal(`${gender} skin`, skins);
  const hair = deal(`${gender} hair`, hairsAt(age, gender, skin.hair));
  const cut = deal(`${gender} cut`, gender === 'male' ? mensCuts : womensCuts);
  const beard = gender === 'male' ? beardWith(cut, deal('beard', beards)) : 'none';
  return {
    ...{ gender, age, skin, cut, beard },
    hair: toHair(hair),
    beardHair: toHair(blend(hair, '#d8d4d0', age > 50 ? 0.35 : 0.1)),
    brow: blend(hair, '#3a2a26', age > 62 ? 0.35 : 0.55),
    iris: skin.hair === 'dark' ? '#32221c' : deal('iris', irises),
    face: gender === 'male' ? broaden(deal('male face', faceShapes)) : deal('female face', faceShapes),
    glasses: deal(`${gender} glasses`, glasses),
    frame: deal('frame', frames),
  };
}

/** A man whose hair is long has let his beard grow as well. */
const beardWith = ({ back }: HairCut, beard: Beard): Beard =>
  back && (beard === 'none' || beard === 'stubble') ? 'short' : beard;

/** A man's jaw. */
const broaden = (face: FaceShape): FaceShape => ({
  ...face,
  jaw: face.jaw + 5,
  chin: face.chin + 6,
  length: face.length + 2,
});

/** The first picture is 0. */
export function createOutfit(sitterId: string, picture: number, { gender }: Person): Outfit {
  const deal = dealFor(rankOf(sitterId) + picture * 13);
  const [cloth, second] = deal(`${gender} cloth`, cloths);
  const woman = gender === 'female';
  const hat = deal(`${gender} hat`, hatsOf(gender));
  return {
    garment: deal(`${gender} garment`, woman ? womensGarments : mensGarments),
    cloth: toTones(cloth),
    second: toTones(second),
    third: toTones(deal(`${gender} third`, cloths)[0]),
    // With a hat, the rest is plain.
    weave: hat
      ? 'plain'
      : deal(`${gender} weave`, woman ? weaves : weaves.filter((weave) => weave !== 'flowers' && weave !== 'leaves')),
    neck: hat ? 'bare' : deal<Outfit['neck']>(`${gender} neck`, woman ? womensNecks : mensNecks),
    earring: woman ? deal('earring', earrings) : undefined,
    hat,
    hatTones: toTones(hat ? deal('hat colour', hat.colors) : '#000000'),
  };
}

const womensNecks = ['bare', 'chain', 'scarf', 'bare', 'pearls', 'bare', 'chain', 'bare', 'scarf'] as const;
const mensNecks = ['bare', 'bare', 'bare', 'scarf', 'bare', 'bare', 'bare'] as const;
const earrings = ['#d9aa48', undefined, '#f4ece0', '#3f8a8c', '#d9aa48'] as const;

/** One in seven wears a hat. */
const hatsOf = (gender: Sitter['gender']): readonly (Hat | undefined)[] => {
  const [first, second, third] = gender === 'male' ? mensHats : womensHats;
  const bare = Array<undefined>(6).fill(undefined);
  return [...bare, first, ...bare, second, ...bare, third];
};

export function createPose(pictureId: string, deal: Deal): Pose {
  const random = seedRandom(`pose/${pictureId}`);
  return { turn: random.between(0.1, 1), tilt: Math.round(random.around(0, 5)), mouth: deal('mouth', mouths) };
}
