import { arches } from './constructions/arches.ts';
import { clover } from './constructions/clover.ts';
import { drop } from './constructions/drop.ts';
import { halves } from './constructions/halves.ts';
import { heart } from './constructions/heart.ts';
import { hills } from './constructions/hills.ts';
import { kiss } from './constructions/kiss.ts';
import { moons } from './constructions/moons.ts';
import { petals } from './constructions/petals.ts';
import { rings } from './constructions/rings.ts';
import { sails } from './constructions/sails.ts';
import { sprout } from './constructions/sprout.ts';
import { star } from './constructions/star.ts';
import { tiles } from './constructions/tiles.ts';
import { wave } from './constructions/wave.ts';
import { whirl } from './constructions/whirl.ts';
import type { Construction } from './shape.ts';

export const constructions = {
  arches,
  clover,
  drop,
  halves,
  heart,
  hills,
  kiss,
  moons,
  petals,
  rings,
  sails,
  sprout,
  star,
  tiles,
  wave,
  whirl,
} as const satisfies Readonly<Record<string, Construction>>;

export type ConstructionName = keyof typeof constructions;
export const constructionNames = Object.keys(constructions) as ConstructionName[];
