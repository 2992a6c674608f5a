import { type ConstructionName, constructionNames } from './constructions.ts';
import { type Scheme, schemes } from './scheme.ts';
import { hashText } from './seed.ts';
import { type CutOut, cutOuts } from './shape.ts';

/** What a brand's tile shows. */
export interface Mark {
  construction: ConstructionName;
  cutOut: CutOut;
  scheme: Scheme;
}

/** Found by trying: the brands of one theme get unlike marks, and many a name gets one that suits it. */
const seed = 8192;

const allMarks: readonly Mark[] = constructionNames.flatMap((construction) =>
  cutOuts.flatMap((cutOut) => schemes.map((scheme) => ({ construction, cutOut, scheme }))),
);

const count = (marks: readonly Mark[], same: (mark: Mark) => boolean) => marks.filter(same).length;

/** Lower is better: first a construction seldom used, then a cut-out, then colours; the slug decides what is left. */
const rank = (slug: string, mark: Mark, taken: readonly Mark[]) => {
  const alike = taken.filter(({ construction }) => construction === mark.construction);
  return [
    alike.length,
    count(alike, ({ cutOut }) => cutOut === mark.cutOut),
    count(alike, ({ cutOut, scheme }) => cutOut === mark.cutOut && scheme === mark.scheme),
    hashText(`${seed}/${slug}/${mark.construction}/${mark.cutOut}/${mark.scheme}`),
  ] as const;
};

const compare = (a: readonly number[], b: readonly number[]) => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
};

/**
 * A mark for every slug, no two alike in shape as long as there are shapes left. `slugs` go from the oldest brand to
 * the newest: a brand added at the end changes nobody else's mark.
 */
export function assignMarks(slugs: readonly string[]): ReadonlyMap<string, Mark> {
  const taken: Mark[] = [];
  return new Map(
    slugs.map((slug) => {
      const ranked = allMarks.map((mark) => ({ mark, rank: rank(slug, mark, taken) }));
      const best = ranked.reduce((a, b) => (compare(b.rank, a.rank) < 0 ? b : a)).mark;
      taken.push(best);
      return [slug, best];
    }),
  );
}
