import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import type { LocaleCode } from '../../../brands/languages.ts';
import { languages } from '../../../brands/languages.ts';
import type { HeadingFace } from '../../../themes/look.ts';
import type { Cache } from '../../lib/cache.ts';
import { hashedName } from '../../lib/hash.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import type { OwnFont, OwnFonts } from '../config/schema/catalogue.ts';
import type { Artifact } from './artifact.ts';
import {
  bodyFace,
  type FallbackKind,
  type FontFace,
  headingFaces,
  toOwnBodyFace,
  toOwnHeadingFace,
} from './bodyAndHeadingFontFaces.ts';
import type { TextSetter } from './createTextSetter.ts';
import { deviceFonts } from './deviceFonts.ts';
import { type FontCut, type PackageFile, toCodePoints, toFontCuts, toUnicodeRange } from './fontCharacters.ts';
import { type FontMetrics, subsetFont } from './subsetFont.ts';

const FONT_SCOPE = '@fontsource-variable';

/**
 * Face of the digits in texts. Its zero is plain; that of Atkinson is slashed, without an alternative, and makes dates
 * and prices look technical.
 */
const digitFace: FontFace = { ...headingFaces.figtree, family: bodyFace.family, weights: bodyFace.weights };
const digitCut: FontCut = { source: 'latin', own: true, characters: toCodePoints('0123456789') };

const genericFamilies: Readonly<Record<FallbackKind, string>> = {
  sans: 'system-ui,sans-serif',
  serif: 'Georgia,serif',
};

/** Fonts of one site. */
export interface SiteFonts {
  artifacts: Artifact[];
  /** Their npm packages, as paths inside node_modules. */
  packages: string[];
  /** The brand's own fonts among them, with their licences. */
  ownFonts: readonly Pick<OwnFont, 'name' | 'licence'>[];
  /** `@font-face` rules. */
  css: string;
  bodyFamily: string;
  headingFamily: string;
  headingWeight: number;
  /** Addresses to load before a style sheet asks for them. */
  bodyPreloads: string[];
  headingPreloads: string[];
}

/**
 * Picks the body face and one heading face, cut to the letters of the languages. Sites with equal ones share all of it.
 */
export type PickFonts = (
  headings: HeadingFace,
  locales: readonly LocaleCode[],
  own?: OwnFonts | undefined,
) => Promise<SiteFonts>;

interface FontFile {
  artifact: Artifact;
  metrics: FontMetrics;
}

/** Creates the picker of fonts, which cuts the files of the installed packages. `root` is the project's folder. */
export function createFontPicker(root: string, cache: Cache): PickFonts {
  const fileOnce = createAsyncMemo<FontFile>();
  const fontsOnce = createAsyncMemo<SiteFonts>();
  const cut = (face: FontFace, { source, own, characters }: FontCut) =>
    fileOnce(JSON.stringify([face.package, face.own?.sha256, source, [...characters], face.weights]), async () => {
      const font = await readFaceFile(root, face, source);
      const weights = typeof face.own?.weights === 'number' ? undefined : face.weights;
      const { bytes, metrics } = await subsetFont(font, characters, weights, cache);
      const name = hashedName(`${face.package.split('-', 1)}-${source}${own ? '' : '-more'}.woff2`, bytes);
      return { artifact: { path: `assets/fonts/${name}`, bytes }, metrics };
    });
  const readCharacters = createAsyncMemo<ReadonlySet<number>>();
  /** Leaves out what a brand's font does not have, so that no browser loads it in vain. */
  const limitCuts = async ({ own }: FontFace, cuts: readonly FontCut[]): Promise<readonly FontCut[]> => {
    if (!own) return cuts;
    const has = await readCharacters(own.sha256, async () => {
      const { readFont } = await import('../config/fonts/readFont.ts');
      return (await readFont(await readFile(path.join(root, own.file))))!.characters;
    });
    return cuts
      .map((part) => ({ ...part, characters: part.characters.intersection(has) }))
      .filter(({ characters }) => characters.size > 0);
  };
  return (headings, locales, ownFonts: OwnFonts = {}) => {
    const letters = [...new Set(locales.flatMap((locale) => [...languages[locale].letters]))].sort().join('');
    return fontsOnce([headings, letters, ownFonts.headings?.sha256, ownFonts.body?.sha256].join(' '), async () => {
      const headingFace = ownFonts.headings ? toOwnHeadingFace(ownFonts.headings) : headingFaces[headings];
      const textFace = ownFonts.body ? toOwnBodyFace(ownFonts.body) : bodyFace;
      const cuts = toFontCuts(letters);
      const textCuts = ownFonts.body
        ? cuts
        : cuts.map((part) => ({ ...part, characters: part.characters.difference(digitCut.characters) }));
      const cutFace = async (face: FontFace, parts: readonly FontCut[]) =>
        Promise.all(
          (await limitCuts(face, parts)).map(async (part) => ({ face, ...part, ...(await cut(face, part)) })),
        );
      const [letterFiles, heading, digits] = await Promise.all([
        cutFace(textFace, textCuts),
        cutFace(headingFace, cuts),
        ownFonts.body ? [] : cutFace(digitFace, [digitCut]),
      ]);
      assertSmall(ownFonts.body, letterFiles, MAX_OWN_BODY_BYTES);
      assertSmall(ownFonts.headings, heading, MAX_OWN_HEADING_BYTES);
      const body = [...letterFiles, ...digits];
      const files = [...body, ...heading];
      return {
        // One file may serve texts and headings.
        artifacts: [...new Map(files.map(({ artifact }) => [artifact.path, artifact])).values()],
        packages: [textFace, headingFace, ...(ownFonts.body ? [] : [digitFace])]
          .filter(({ own }) => !own)
          .map((face) => `${FONT_SCOPE}/${face.package}`),
        ownFonts: [
          ...new Map(
            [ownFonts.body, ownFonts.headings].flatMap((font) => (font ? [[font.sha256, font]] : [])),
          ).values(),
        ],
        css: [
          ...files.map(({ face, artifact, characters }) => renderRule(face, artifact, characters)),
          renderFallbacks('Body Fallback', textFace, metricsOf(body)),
          renderFallbacks('Heading Fallback', headingFace, metricsOf(heading)),
        ].join(''),
        bodyFamily: renderFamilies(textFace, 'Body Fallback'),
        headingFamily: renderFamilies(headingFace, 'Heading Fallback'),
        headingWeight: headingFace.weights,
        bodyPreloads: toPreloads(body),
        headingPreloads: toPreloads(heading),
      };
    });
  };
}

/** Creates the setter of texts in a heading face, or in a brand's own. */
export async function createHeadingSetter(root: string, headings: HeadingFace, own?: OwnFont): Promise<TextSetter> {
  const face = own ? toOwnHeadingFace(own) : headingFaces[headings];
  const sources: readonly PackageFile[] = own ? ['latin'] : ['latin', 'latin-ext'];
  const { createTextSetter } = await import('./createTextSetter.ts');
  return createTextSetter(await Promise.all(sources.map((source) => readFaceFile(root, face, source))), face.weights);
}

/** Most bytes of the letters that a page loads at once in a brand's own font, which are more than any built-in face has. */
const [MAX_OWN_BODY_BYTES, MAX_OWN_HEADING_BYTES] = [30_000, 20_000];

function assertSmall(font: OwnFont | undefined, files: readonly (FontCut & FontFile)[], most: number): void {
  const bytes = files.filter(({ own }) => own).reduce((sum, { artifact }) => sum + artifact.bytes.length, 0);
  if (!font || bytes <= most) return;
  const message = `the letters that a page loads at once take ${bytes} bytes, more than ${most}`;
  throw new ProblemsError([toFileProblem(font.file, message, 'leave out hints and axes other than weight')]);
}

const toPreloads = (files: readonly (FontCut & { artifact: Artifact })[]) =>
  files.filter(({ own }) => own).map(({ artifact }) => `/${artifact.path}`);

/** Returns the metrics of the letters that every language has. */
const metricsOf = (files: readonly (FontCut & FontFile)[]) => files.find(({ own }) => own)!.metrics;

const readFaceFile = (root: string, { package: name, own }: FontFace, source: PackageFile) =>
  readFile(
    own
      ? path.join(root, own.file)
      : path.join(root, 'node_modules', FONT_SCOPE, name, 'files', `${name}-${source}-wght-normal.woff2`),
  );

const renderRule = ({ family, size, weights }: FontFace, { path: file }: Artifact, characters: ReadonlySet<number>) =>
  `@font-face{font-family:"${family}";font-weight:${renderWeights(weights)};font-display:swap;` +
  `${size === undefined ? '' : `size-adjust:${size}%;`}src:url(/${file});unicode-range:${toUnicodeRange(characters)}}`;

/**
 * Renders the weights that a face serves: a heading face all of them by its only one, so that no browser thickens it.
 */
const renderWeights = (weights: FontFace['weights']) =>
  typeof weights === 'number' ? '1 999' : `${weights.min} ${weights.max}`;

/**
 * Renders the device's faces under own names, scaled so that lines keep length and height when the real face arrives.
 */
function renderFallbacks(family: string, { fallback, size = 100 }: FontFace, metrics: FontMetrics): string {
  const sized = { ...metrics, unitsPerEm: (metrics.unitsPerEm * 100) / size };
  return deviceFonts[fallback]
    .map((face, index) => {
      const { fontFaces } = createFontStack([sized, face.metrics], { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]!['@font-face'];
      const descriptors = Object.entries({
        'size-adjust': sizeAdjust,
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
      }).flatMap(([name, value]) => (value === undefined ? [] : [`;${name}:${value}`]));
      const sources = face.names.map((name) => `local("${name}")`);
      return `@font-face{font-family:"${fallbackName(family, index)}";src:${sources}${descriptors.join('')}}`;
    })
    .join('');
}

const fallbackName = (family: string, index: number) => (index === 0 ? family : `${family} ${index + 1}`);

function renderFamilies({ family, fallback }: FontFace, fallbackFamily: string): string {
  const deviceFamilies = deviceFonts[fallback].map((_, index) => `"${fallbackName(fallbackFamily, index)}"`);
  return [`"${family}"`, ...deviceFamilies, genericFamilies[fallback]].join(',');
}
