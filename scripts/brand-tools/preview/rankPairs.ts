import { type GreyPicture, structuralDifference } from './structuralDifference.ts';

/** Pictures of one brand: the same screens in the same views for every brand. */
export interface BrandFace {
  brand: string;
  pictures: readonly GreyPicture[];
}

export interface ComparedPair {
  brands: readonly [string, string];
  /** 0 to about 1: the mean over the pictures of both. */
  difference: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ranks every pair of brands, the most alike first. */
export const rankPairs = (faces: readonly BrandFace[]): ComparedPair[] =>
  faces
    .flatMap((one, index) =>
      faces.slice(index + 1).map((other) => ({
        brands: [one.brand, other.brand] as const,
        difference: mean(one.pictures.map((picture, at) => structuralDifference(picture, other.pictures[at]!))),
      })),
    )
    .sort((a, b) => a.difference - b.difference);
