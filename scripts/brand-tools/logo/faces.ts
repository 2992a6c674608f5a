import type { HeadingFace } from '../../../themes/look.ts';

export interface FaceFacts {
  /** The name of the package below @fontsource-variable, and of its file with all the axes. */
  package: string;
  axes: string;
  variation: Readonly<Record<string, number>>;
  /** Space added between letters, in thousandths of the type size; large type is set tighter. */
  tracking: number;
}

export const faces: Readonly<Record<HeadingFace, FaceFacts>> = {
  figtree: { package: 'figtree', axes: 'wght', variation: { wght: 600 }, tracking: -12 },
  fraunces: {
    package: 'fraunces',
    axes: 'full',
    variation: { wght: 560, opsz: 36, SOFT: 20, WONK: 0 },
    tracking: -6,
  },
  'source-serif': {
    package: 'source-serif-4',
    axes: 'standard',
    variation: { wght: 600, opsz: 28 },
    tracking: -2,
  },
  nunito: { package: 'nunito', axes: 'wght', variation: { wght: 700 }, tracking: -10 },
  bricolage: { package: 'bricolage-grotesque', axes: 'opsz', variation: { wght: 650, opsz: 36 }, tracking: -6 },
  literata: { package: 'literata', axes: 'opsz', variation: { wght: 600, opsz: 36 }, tracking: -4 },
  newsreader: { package: 'newsreader', axes: 'opsz', variation: { wght: 600, opsz: 36 }, tracking: -2 },
  bitter: { package: 'bitter', axes: 'wght', variation: { wght: 600 }, tracking: -10 },
};

/** Subsets that a name may need, in the order in which they are tried. */
export const subsets = ['latin', 'latin-ext'] as const;
