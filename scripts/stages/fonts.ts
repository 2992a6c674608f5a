import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeadingFace } from '../../themes/look.ts';
import type { ResolvedBrand } from '../config/catalogue.ts';
import { hashedName } from '../lib/hash.ts';
import type { Artifact } from './artifact.ts';

type FontFace = 'atkinson' | HeadingFace;

interface FontFaceFacts {
  /** Name in style sheets. */
  family: string;
  package: string;
  weights: string;
  /** Local face until the real one has loaded, scaled so that lines keep their length. */
  fallback: { family: string; local: string; sizeAdjust: string };
  headingWeight: number;
}

const FONT_SCOPE = '@fontsource-variable';

const fontFaces: Readonly<Record<FontFace, FontFaceFacts>> = {
  atkinson: {
    family: 'Atkinson Hyperlegible Next',
    package: 'atkinson-hyperlegible-next',
    weights: '200 800',
    fallback: { family: 'Body Fallback', local: 'Arial', sizeAdjust: '98%' },
    headingWeight: 600,
  },
  figtree: {
    family: 'Figtree',
    package: 'figtree',
    weights: '300 900',
    fallback: { family: 'Heading Fallback', local: 'Arial', sizeAdjust: '100%' },
    headingWeight: 600,
  },
  fraunces: {
    family: 'Fraunces',
    package: 'fraunces',
    weights: '100 900',
    fallback: { family: 'Heading Fallback', local: 'Georgia', sizeAdjust: '101%' },
    headingWeight: 560,
  },
  'source-serif': {
    family: 'Source Serif 4',
    package: 'source-serif-4',
    weights: '200 900',
    fallback: { family: 'Heading Fallback', local: 'Georgia', sizeAdjust: '97%' },
    headingWeight: 600,
  },
};

/** The two subsets that the languages need, with the ranges of the font packages. */
const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;
type Subset = keyof typeof unicodeRanges;

/**
 * The digits of prices, under a family name of its own: a plain zero, where that of Atkinson is slashed and has no
 * alternative. Loaded only by pages that show it.
 */
const figures = { family: 'Figures', face: 'figtree', unicodeRange: 'U+0030-0039' } as const;

interface FontFile {
  face: FontFace;
  subset: Subset;
  artifact: Artifact;
}

/** The font files of all sites. */
export type FontLibrary = readonly FontFile[];

/** The fonts of one site. */
export interface SiteFonts {
  artifacts: Artifact[];
  /** Their npm packages, as paths inside node_modules. */
  packages: string[];
  /** `@font-face` rules. */
  css: string;
  bodyFamily: string;
  headingFamily: string;
  headingWeight: number;
  /** Addresses to load before a style sheet asks for them. */
  preloads: string[];
}

/** Reads the font files from the installed packages. `root` is the project's folder. */
export async function readFontLibrary(root: string): Promise<FontLibrary> {
  const wanted = (Object.keys(fontFaces) as FontFace[]).flatMap((face) =>
    (Object.keys(unicodeRanges) as Subset[]).map((subset) => ({ face, subset })),
  );
  return Promise.all(
    wanted.map(async ({ face, subset }): Promise<FontFile> => {
      const name = `${fontFaces[face].package}-${subset}-wght-normal.woff2`;
      const bytes = await readFile(path.join(root, 'node_modules', FONT_SCOPE, fontFaces[face].package, 'files', name));
      return { face, subset, artifact: { path: `assets/${hashedName(`${face}-${subset}.woff2`, bytes)}`, bytes } };
    }),
  );
}

/** The body face and the one heading face of a brand. */
export function pickFonts(library: FontLibrary, brand: ResolvedBrand): SiteFonts {
  const heading = brand.look.headings;
  const files = library.filter(({ face }) => face === 'atkinson' || face === heading);
  const figureFile = library.find(({ face, subset }) => face === figures.face && subset === 'latin')!;
  const shipped = [...new Set([...files, figureFile])];
  const rule = (
    { face, subset, artifact }: FontFile,
    { family, unicodeRange } = { family: fontFaces[face].family, unicodeRange: unicodeRanges[subset] as string },
  ) =>
    `@font-face{font-family:"${family}";font-style:normal;font-weight:${fontFaces[face].weights};font-display:swap;` +
    `src:url(/${artifact.path}) format("woff2");unicode-range:${unicodeRange}}`;
  const fallbackRule = (face: FontFace) => {
    const { family, local, sizeAdjust } = fontFaces[face].fallback;
    return `@font-face{font-family:"${family}";src:local("${local}");size-adjust:${sizeAdjust}}`;
  };
  const stack = (face: FontFace, generic: string) =>
    `"${fontFaces[face].family}","${fontFaces[face].fallback.family}",${generic}`;
  return {
    artifacts: shipped.map(({ artifact }) => artifact),
    packages: [...new Set(shipped.map(({ face }) => `${FONT_SCOPE}/${fontFaces[face].package}`))],
    css: [
      ...files.map((file) => rule(file)),
      rule(figureFile, figures),
      fallbackRule('atkinson'),
      fallbackRule(heading),
    ].join(''),
    bodyFamily: stack('atkinson', 'system-ui,sans-serif'),
    headingFamily: stack(heading, heading === 'figtree' ? 'system-ui,sans-serif' : 'Georgia,serif'),
    headingWeight: fontFaces[heading].headingWeight,
    preloads: files.filter(({ subset }) => subset === 'latin').map(({ artifact }) => `/${artifact.path}`),
  };
}
