/** A small grey picture: the lightness of each pixel from 0 (black) to 1 (white), row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  lightness: readonly number[];
}

/** Edge of a window, in pixels, and the distance to the next one. */
const WINDOW = 8;
const STEP = 4;
/** Constants that keep quotients of nearly flat windows stable; those of the SSIM paper for a range of 1. */
const LUMINANCE_CONSTANT = 0.01 ** 2;
const CONTRAST_CONSTANT = 0.03 ** 2;

interface Moments {
  meanA: number;
  meanB: number;
  varianceA: number;
  varianceB: number;
  covariance: number;
}

function momentsAt(a: GreyPicture, b: GreyPicture, left: number, top: number): Moments {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y++) {
    for (let x = left; x < left + WINDOW; x++) {
      const valueA = a.lightness[y * a.width + x]!;
      const valueB = b.lightness[y * a.width + x]!;
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  return {
    ...{ meanA, meanB },
    varianceA: squaresA / count - meanA * meanA,
    varianceB: squaresB / count - meanB * meanB,
    covariance: products / count - meanA * meanB,
  };
}

function similarityOf({ meanA, meanB, varianceA, varianceB, covariance }: Moments): number {
  const luminance = (2 * meanA * meanB + LUMINANCE_CONSTANT) / (meanA ** 2 + meanB ** 2 + LUMINANCE_CONSTANT);
  const structure = (2 * covariance + CONTRAST_CONSTANT) / (varianceA + varianceB + CONTRAST_CONSTANT);
  return luminance * structure;
}

/**
 * Measures the difference in structure of two pictures of the same size, from 0 (the same) to about 1 (nothing in
 * common): 1 minus the structural similarity (SSIM) of their lightness, over windows of 8 × 8 pixels. Hues do not
 * count, and a flat ground that is a little lighter hardly does; the places of things do.
 */
export function structuralDifference(a: GreyPicture, b: GreyPicture): number {
  if (a.width !== b.width || a.height !== b.height) throw new RangeError('the pictures have different sizes');
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= a.height; top += STEP) {
    for (let left = 0; left + WINDOW <= a.width; left += STEP) {
      sum += similarityOf(momentsAt(a, b, left, top));
      windows++;
    }
  }
  return 1 - sum / windows;
}
