import { type ConstructionName, constructionNames } from './constructions.ts';
import { type CutOut, cutOuts } from './shape.ts';
import { type Scheme, schemes } from './tileSchemes.ts';

/** Picture on a brand's tile. */
export interface Mark {
  construction: ConstructionName;
  cutOut: CutOut;
  scheme: Scheme;
}

/** Seed found by trial: it gives many names a suitable mark. */
const seed = 8192;

/** A brand that needs a mark; those of one colour would be mistaken for each other first. */
export interface Unmarked {
  slug: string;
  color: string;
}

interface TakenMark extends Mark {
  color: string;
}

const allMarks: readonly Mark[] = constructionNames.flatMap((construction) =>
  cutOuts.flatMap((cutOut) => schemes.map((scheme) => ({ construction, cutOut, scheme }))),
);

/** Hashes a text to a number from 0 to 2^32 - 1: FNV-1a, then mixed so that similar texts are far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const count = (marks: readonly Mark[], same: (mark: Mark) => boolean) => marks.filter(same).length;

/**
 * Ranks a mark for a brand, lower is better: first a shape that nobody has, of a construction that no brand of the same
 * colour has, then a rare construction, then colours; the slug decides the rest.
 */
const rank = ({ slug, color }: Unmarked, mark: Mark, taken: readonly TakenMark[]) => {
  const alike = taken.filter(({ construction }) => construction === mark.construction);
  return [
    count(alike, ({ cutOut }) => cutOut === mark.cutOut),
    alike.filter((other) => other.color === color).length,
    alike.length,
    count(alike, ({ cutOut, scheme }) => cutOut === mark.cutOut && scheme === mark.scheme),
    hashText(`${seed}/${slug}/${mark.construction}/${mark.cutOut}/${mark.scheme}`),
  ] as const;
};

const compare = (a: readonly number[], b: readonly number[]) => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
};

/**
 * Assigns a mark to every brand, by slug; unlike those of its colour, and no two alike in shape as long as there are
 * shapes left. `brands` go from the oldest to the newest: one added at the end changes no other brand's mark.
 */
export function assignMarks(brands: readonly Unmarked[]): ReadonlyMap<string, Mark> {
  const taken: TakenMark[] = [];
  return new Map(
    brands.map((brand) => {
      const ranked = allMarks.map((mark) => ({ mark, rank: rank(brand, mark, taken) }));
      const best = ranked.reduce((a, b) => (compare(b.rank, a.rank) < 0 ? b : a)).mark;
      taken.push({ ...best, color: brand.color });
      return [brand.slug, best];
    }),
  );
}
