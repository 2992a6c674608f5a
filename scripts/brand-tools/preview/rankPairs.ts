import { type GreyPicture, structuralDifference } from './structuralDifference.ts';

/** Pictures of one brand by screen: the same screens in the same views for every brand. */
export interface BrandFace {
  brand: string;
  pictures: Readonly<Record<string, readonly GreyPicture[]>>;
}

export interface ComparedPair {
  brands: readonly [string, string];
  /** 0 to about 1: the mean over the screens. */
  difference: number;
  /** The mean over the pictures of each screen. */
  byScreen: Readonly<Record<string, number>>;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ranks every pair of brands, the most alike first. */
export const rankPairs = (faces: readonly BrandFace[]): ComparedPair[] =>
  faces
    .flatMap((one, index) =>
      faces.slice(index + 1).map((other) => {
        const byScreen = Object.fromEntries(
          Object.entries(one.pictures).map(([screen, pictures]) => [
            screen,
            mean(pictures.map((picture, at) => structuralDifference(picture, other.pictures[screen]![at]!))),
          ]),
        );
        return { brands: [one.brand, other.brand] as const, difference: mean(Object.values(byScreen)), byScreen };
      }),
    )
    .sort((a, b) => a.difference - b.difference);

/** The median difference of all pairs on a screen. */
export function medianDifference(pairs: readonly ComparedPair[], screen: string): number {
  const sorted = pairs.map(({ byScreen }) => byScreen[screen]!).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
