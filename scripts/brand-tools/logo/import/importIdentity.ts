import { checkDrawingSize } from '../../../build/config/svg/checkDrawingSize.ts';
import { checkSvg } from '../../../build/config/svg/checkSvg.ts';
import { type Problem, ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import type { Typeface } from '../typeface.ts';
import type { Artwork } from './artwork.ts';
import { composeIcon, composeInitial } from './composeIcon.ts';
import { type ComposedLogo, composeLogo, type Pages } from './composeLogo.ts';
import { cutPartOfArtwork } from './cutPartOfArtwork.ts';
import { findColors, type LogoColor, pickBrandColors } from './findColors.ts';
import { findMark } from './findMark.ts';
import type { ReadArtwork } from './readArtwork.ts';
import { readArtworkInProcess } from './readArtworkInProcess.ts';
import { type ReplacedColor, takeTypedColors } from './takeTypedColors.ts';

/** Content of the files of a brand's logo and icon, before its theme is known. */
export interface ReadIdentity {
  logo: ReadArtwork;
  icon?: ReadArtwork;
  /** The logo for dark and coloured grounds. */
  dark?: ReadArtwork;
  /** All colours of the logo by the area they take. */
  colors: LogoColor[];
  /** One to three of them that can carry a theme, the primary one first. */
  brandColors: LogoColor[];
}

const MAX_KB = 23.4;
/** Beginning of the names in an artwork until its brand is known. */
const PREFIX = 'artwork';

/** Files of a brand's identity. */
export interface IdentityFiles {
  logo: string;
  icon?: string | undefined;
  /** The logo for dark and coloured grounds. */
  dark?: string | undefined;
}

/**
 * Reads the logo of a brand and its other files, if there are any, each with `readFile`. Throws a ProblemsError with all
 * that is wrong with them.
 */
export async function readIdentity(
  files: IdentityFiles,
  readFile: (file: string, prefix: string) => Promise<ReadArtwork> = readArtworkInProcess,
): Promise<ReadIdentity> {
  const problems: Problem[] = [];
  const read = async (file: string, isIcon: boolean): Promise<ReadArtwork | undefined> => {
    try {
      const artwork = await readFile(file, PREFIX);
      problems.push(...checkProportions(artwork, isIcon), ...checkWeight(artwork, isIcon ? 'icon' : 'logo'));
      return artwork;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const readOther = async (file: string | undefined, isIcon: boolean) =>
    file === undefined ? undefined : read(file, isIcon);
  const logo = await read(files.logo, false);
  const icon = await readOther(files.icon, true);
  const dark = await readOther(files.dark, false);
  if (logo && dark) problems.push(...checkPairWeight(logo, dark));
  if (problems.length > 0 || !logo) throw new ProblemsError(problems);
  const colors = findColors(logo.art.pixels);
  return { logo, ...(icon && { icon }), ...(dark && { dark }), colors, brandColors: pickBrandColors(colors) };
}

/** Checks the size of an artwork: the file may have 24 KB, with a plate for the night or the ground of an icon. */
function checkWeight({ file, art }: ReadArtwork, kind: 'logo' | 'icon'): Problem[] {
  const kb = Buffer.byteLength(art.elements) / 1024;
  if (kb <= MAX_KB) return [];
  const hint = 'simplify its paths in your drawing program (Object, Path, Simplify), or give a PNG';
  return [toFileProblem(file, `cleaned, the ${kind} has ${kb.toFixed(1)} KB of at most ${MAX_KB}`, hint)];
}

/** Checks that the logo file can hold both logos. */
function checkPairWeight(logo: ReadArtwork, dark: ReadArtwork): Problem[] {
  const kb = (Buffer.byteLength(logo.art.elements) + Buffer.byteLength(dark.art.elements)) / 1024;
  if (kb <= MAX_KB) return [];
  const message = `cleaned, this and ${logo.file} have ${kb.toFixed(1)} KB together, of at most ${MAX_KB}`;
  return [toFileProblem(dark.file, message, 'give both as SVG with simpler paths')];
}

/** Checks that each of two logos can be told from the page that it is for. */
function checkPair({ logo, dark }: ReadIdentity, composed: ComposedLogo): Problem[] {
  if (!dark) return [];
  const say = (ground: string, ratio: number) =>
    `the logo cannot be told from the ${ground} page: its outline has a contrast of ${ratio.toFixed(1)}`;
  return [
    ...(composed.day.readable
      ? []
      : [toFileProblem(logo.file, say('light', composed.day.ratio), 'is it the one for dark grounds?')]),
    ...(composed.night.readable
      ? []
      : [toFileProblem(dark.file, say('dark', composed.night.ratio), 'give one in light colours with --dark')]),
  ];
}

function checkProportions({ file, art }: ReadArtwork, isIcon: boolean): Problem[] {
  const ratio = art.box.width / art.box.height;
  const size =
    ratio > 1 ? `${ratio.toFixed(1)} times as wide as high` : `${(1 / ratio).toFixed(1)} times as high as wide`;
  if (isIcon) {
    if (ratio >= 0.5 && ratio <= 2) return [];
    return [toFileProblem(file, `without its margin the icon is ${size}`, 'an icon is about as wide as high')];
  }
  if (ratio >= 0.5 && ratio <= 10) return [];
  const hint = 'give another version: a logo is at most 10 times as wide as high, and at most twice as high as wide';
  return [toFileProblem(file, `without its margin the logo is ${size}`, hint)];
}

/** Drawings of a new brand from its own files. */
export interface Identity {
  logo: ComposedLogo;
  icon: string;
  /** The source of the icon. */
  iconOrigin: string;
  /** Guessed colours of the logo that were replaced by typed ones. */
  replaced: ReplacedColor[];
}

export interface IdentityFacts {
  slug: string;
  name: string;
  typeface: Typeface;
  pages: Pages;
  /** The ground for light artwork: a dark shade of the brand's colour. */
  dark: string;
  /** The brand's colours as they were typed, or as the logo has them. */
  colors: readonly string[];
}

async function makeIcon({ logo, icon }: ReadIdentity, facts: IdentityFacts): Promise<[icon: string, origin: string]> {
  const prefix = `${facts.slug}-icon`;
  if (icon) {
    const { width, height } = icon.art.pixels;
    const art = await cutPartOfArtwork(icon.art, { x: 0, y: 0, width, height }, PREFIX);
    return [composeIcon(renameIds(art, prefix), facts.dark, prefix), icon.file];
  }
  const mark = findMark(logo.art.pixels);
  if (mark) {
    const art = await cutPartOfArtwork(logo.art, mark, PREFIX);
    const svg = composeIcon(renameIds(art, prefix), facts.dark, prefix);
    return [svg, mark.width === logo.art.pixels.width ? 'the logo' : 'the mark at the left of the logo'];
  }
  const initial = composeInitial(facts.name, facts.typeface, facts.dark);
  if (initial) return [initial, 'the initial of the name: the logo has no compact mark at its left'];
  const message = 'the logo has no compact mark, and the heading face no letter for an icon';
  throw new ProblemsError([toFileProblem(logo.file, message, 'give one with --icon')]);
}

/** Renames ids in an artwork to begin with those of its brand: a page may show two logos, or a logo and its icon. */
const renameIds = (art: Artwork, prefix: string): Artwork => ({
  ...art,
  elements: art.elements.replaceAll(new RegExp(`(["#.])${PREFIX}-(?=[\\w-]*["'){])`, 'g'), `$1${prefix}-`),
});

/** Makes logo and icon of the files' content. Throws a ProblemsError if there is nothing for an icon. */
export async function makeIdentity(given: ReadIdentity, facts: IdentityFacts): Promise<Identity> {
  const { art, replaced } = given.logo.guessed
    ? takeTypedColors(given.logo.art, facts.colors)
    : { art: given.logo.art, replaced: [] };
  const read = { ...given, logo: { ...given.logo, art } };
  const dark = read.dark && renameIds(read.dark.art, `${facts.slug}-dark`);
  const logo = composeLogo(renameIds(read.logo.art, facts.slug), facts.slug, facts.pages, facts.dark, dark);
  const [icon, iconOrigin] = await makeIcon(read, facts);
  const problems = [
    ...checkPair(read, logo),
    ...(read.dark && logo.dark !== undefined ? checkResult('logo', read.dark.file, logo.dark) : []),
    ...checkResult('logo', read.logo.file, logo.svg),
    ...checkResult('icon', (read.icon ?? read.logo).file, icon),
  ];
  if (problems.length > 0) throw new ProblemsError(problems);
  return { logo, icon, iconOrigin, replaced };
}

/** Checks a finished drawing. Its positions are not those in the file. */
const checkResult = (kind: 'logo' | 'icon', file: string, text: string): Problem[] =>
  [...checkSvg({ file, text }), ...checkDrawingSize(kind, { file, text })].map((problem) => ({
    ...problem,
    line: 1,
    column: 1,
  }));
