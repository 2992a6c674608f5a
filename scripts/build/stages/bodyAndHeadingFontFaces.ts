import type { HeadingFace } from '../../../themes/look.ts';
import type { OwnFont } from '../config/schema/catalogue.ts';

export type FallbackKind = 'sans' | 'serif';

/** A face from a package of @fontsource-variable, none of which has a reserved font name, so they may be cut; or a brand's own. */
export interface FontFace {
  /** Name in style sheets. */
  family: string;
  /** Name of the package, or of the brand's font. */
  package: string;
  own?: OwnFont;
  /** The kind of the device's faces that are shown until this one has loaded. */
  fallback: FallbackKind;
  /** The size of its letters in per cent, so that a wide face needs no more room than the others. */
  size?: number;
  /** The weights that are used: a range, or the only one. */
  weights: number | { min: number; max: number };
}

/** Weights that texts and headings have, as far as a font has them. */
const [TEXT_WEIGHTS, HEADING_WEIGHT] = [{ min: 400, max: 700 }, 600];

const clamp = (weight: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, weight));

/** Returns the face of all texts in a font of a brand's own. */
export const toOwnBodyFace = (own: OwnFont): FontFace => ({
  ...{ family: 'Own Texts', package: own.name, own, fallback: own.kind },
  weights:
    typeof own.weights === 'number'
      ? own.weights
      : { min: clamp(TEXT_WEIGHTS.min, own.weights), max: clamp(TEXT_WEIGHTS.max, own.weights) },
});

/** Returns the face of headings in a font of a brand's own. */
export const toOwnHeadingFace = (own: OwnFont): FontFace & { weights: number } => ({
  ...{ family: 'Own Headings', package: own.name, own, fallback: own.kind },
  weights: typeof own.weights === 'number' ? own.weights : clamp(HEADING_WEIGHT, own.weights),
});

/** Face of all texts. */
export const bodyFace: FontFace = {
  family: 'Atkinson Hyperlegible Next',
  package: 'atkinson-hyperlegible-next',
  fallback: 'sans',
  weights: { min: 400, max: 700 },
};

/** Faces of headings, each in its one weight. */
export const headingFaces: Readonly<Record<HeadingFace, FontFace & { weights: number }>> = {
  figtree: { family: 'Figtree', package: 'figtree', fallback: 'sans', weights: 600 },
  nunito: { family: 'Nunito', package: 'nunito', fallback: 'sans', weights: 700 },
  bricolage: { family: 'Bricolage Grotesque', package: 'bricolage-grotesque', fallback: 'sans', weights: 650 },
  fraunces: { family: 'Fraunces', package: 'fraunces', fallback: 'serif', weights: 560 },
  'source-serif': { family: 'Source Serif 4', package: 'source-serif-4', fallback: 'serif', weights: 600 },
  literata: { family: 'Literata', package: 'literata', fallback: 'serif', size: 95, weights: 600 },
  newsreader: { family: 'Newsreader', package: 'newsreader', fallback: 'serif', weights: 600 },
  bitter: { family: 'Bitter', package: 'bitter', fallback: 'serif', weights: 600 },
};
