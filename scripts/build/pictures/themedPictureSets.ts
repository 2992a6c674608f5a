import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Motif, motifs, motifsOf } from '../../../themes/look.ts';
import { hashedName } from '../../lib/hash.ts';
import { createKeyedMemo, memoize } from '../../lib/memoize.ts';
import { type Problem, ProblemsError, sortProblems, toFileProblem } from '../../lib/problem.ts';
import { findUnreadable } from '../../lib/regularFile.ts';
import { createLineIndex } from '../config/parse/createLineIndex.ts';
import { decodeUtf8 } from '../config/parse/decodeUtf8.ts';
import { parseJsonDocument } from '../config/parse/parseJsonDocument.ts';
import { suggestValue } from '../config/parse/suggestValue.ts';
import { checkSvg } from '../config/svg/checkSvg.ts';
import { blend } from './color.ts';
import { blankRemarks, type Drawing, findStrangeColors, parseDrawing, renderDrawing } from './drawingColors.ts';
import { isSignInLandscape } from './isSignInLandscape.ts';
import { checkOwnPictures, type PictureOwner, parseOwnPictures } from './ownPictures.ts';
import {
  type Band,
  bands,
  mixColor,
  type PicturePalette,
  type PictureTheme,
  parsePicturePalette,
} from './picturePalette.ts';
import { artFolder, listPictureFiles, type PictureFile, readArtFolder } from './picturesInArtFolder.ts';

export interface Picture {
  name: string;
  svg: string;
  /** Inside a site's folder; it has a hash of the content, so that the file never changes. */
  path: string;
}

/** All pictures that the app can show, in the colours of a theme and the light of an age band, sorted by name. */
type PictureSet = readonly Picture[];

/**
 * Returns the same object for the same theme, band and motif, so that sites of brands that share them share the files.
 * Sets of one theme and band share all pictures but the landscapes. A brand with own pictures, by its slug, has a set
 * of its own, which shares all others.
 */
export type PictureSets = (theme: PictureTheme, band: Band, motif: Motif, slug?: string) => PictureSet;

/**
 * Reads the drawings in templates/art of the project at `root`, and those of brands. Throws a `ProblemsError` with
 * everything in them that a site must not show: see checkSvg, colours that are not in the palette, checkOwnPictures.
 */
export function readPictureSets(root: string, owners: readonly PictureOwner[] = []): PictureSets {
  readArtFolder(root);
  const palette = readPicturePalette(root);
  const sources = listPictureFiles(root).map((source) => ({
    ...source,
    text: blankRemarks(readFileSync(path.join(root, source.file), 'utf8')),
  }));
  const originals = new Map(sources.map(({ id, text }) => [id, text]));
  const problems = [
    ...sources.flatMap((source) => findProblems(source, palette)),
    ...owners.flatMap((owner) => checkOwnPictures(owner, originals, palette)),
  ];
  if (problems.length > 0) throw new ProblemsError(sortProblems(problems));
  const drawings = sources.map(({ text, ...source }) => ({ ...source, drawing: parseDrawing(text, palette) }));
  const names = [...new Set(drawings.map(({ name }) => name))];
  const pickLandscapes = memoize((motif: Motif) => pickDrawings(drawings, names.filter(isSignInLandscape), { motif }));
  const pickOthers = memoize((band: Band) =>
    pickDrawings(
      drawings,
      names.filter((name) => !isSignInLandscape(name)),
      { band },
    ),
  );
  for (const motif of motifs) pickLandscapes(motif);
  for (const band of bands) pickOthers(band);
  const ofTheme = memoize((theme: PictureTheme) =>
    memoize((band: Band) => {
      const render = (picked: ReadonlyMap<string, Drawing>) => renderDrawings(picked, palette, theme, band);
      const usual = motifsOf(band)[0]!;
      const all = new Map([...pickOthers(band), ...pickLandscapes(usual)]);
      const first = render(new Map(names.map((name) => [name, all.get(name)!])));
      return memoize((motif: Motif) =>
        motif === usual ? first : replacePictures(first, render(pickLandscapes(motif))),
      );
    }),
  );
  const layOwn = createOwnPictureLayer(owners, originals, palette);
  return (theme, band, motif, slug = '') => layOwn(ofTheme(theme)(band)(motif), theme, band, slug);
}

/** Creates the function that lays the drawings of a brand over a set. */
function createOwnPictureLayer(
  owners: readonly PictureOwner[],
  originals: ReadonlyMap<string, string>,
  palette: PicturePalette,
): (set: PictureSet, theme: PictureTheme, band: Band, slug: string) => PictureSet {
  const once = createKeyedMemo<PictureSet, PictureSet>();
  const drawingsOf = new Map(
    owners
      .filter(({ ownPictures }) => ownPictures.length > 0)
      .map((owner) => [owner.slug, parseOwnPictures(owner, originals, palette)]),
  );
  return (set, theme, band, slug) => {
    const own = drawingsOf.get(slug);
    return own ? once(set, slug, () => replacePictures(set, renderDrawings(own, palette, theme, band))) : set;
  };
}

function readPicturePalette(root: string): PicturePalette {
  const file = `${artFolder}/palette.json`;
  const fail = (message: string) =>
    new ProblemsError([toFileProblem(file, message, 'it has a recipe for each colour of the drawings')]);
  if (!lstatSync(path.join(root, file), { throwIfNoEntry: false })) throw fail('the file is missing');
  const unreadable = findUnreadable(root, file);
  if (unreadable.length > 0) throw new ProblemsError(unreadable);
  const { text, problems } = decodeUtf8(file, readFileSync(path.join(root, file)));
  const found = [...problems, ...(text === undefined ? [] : parseJsonDocument(file, text).problems)];
  if (found.length > 0) throw new ProblemsError(found);
  try {
    return parsePicturePalette(text!);
  } catch (error) {
    throw fail((error as Error).message.replaceAll(/\s+/g, ' '));
  }
}

function findProblems({ file, motif, text }: PictureFile & { text: string }, palette: PicturePalette): Problem[] {
  const at = createLineIndex(text);
  const strange = findStrangeColors(text, palette).map(({ offset, message, hint }) => ({
    ...{ file, ...at(offset), message },
    ...(hint && { hint }),
  }));
  const unknown =
    motif === undefined || motifs.some((known) => known === motif)
      ? []
      : [toFileProblem(file, `motif "${motif}" is not in themes/look.ts`, suggestValue(motif, motifs, 'there are'))];
  return [...unknown, ...checkSvg({ file, text }, 'projectPicture'), ...strange];
}

interface NamedDrawing extends Pick<PictureFile, 'name' | 'band' | 'motif'> {
  drawing: Drawing;
}

/** Choice between versions of a drawing: landscapes by motif, all others by band. */
type Purpose = { band: Band } | { motif: Motif };

const pickDrawings = (drawings: readonly NamedDrawing[], names: readonly string[], purpose: Purpose) =>
  new Map(names.map((name) => [name, pickDrawing(drawings, name, purpose)]));

function pickDrawing(drawings: readonly NamedDrawing[], name: string, purpose: Purpose): Drawing {
  const isFitting =
    'motif' in purpose
      ? ({ motif }: NamedDrawing) => motif === purpose.motif
      : ({ band }: NamedDrawing) => band === undefined || band === purpose.band;
  const fitting = drawings.filter((one) => one.name === name && isFitting(one));
  if (fitting.length !== 1) {
    const [whom, hint] =
      'motif' in purpose
        ? [`motif ${purpose.motif}`, 'each motif in themes/look.ts has its own']
        : [`age band ${purpose.band}`, 'one is for all bands, or each band has its own'];
    const message = `there are ${fitting.length} drawings of ${name} for ${whom}, not one`;
    throw new ProblemsError([toFileProblem(artFolder, message, hint)]);
  }
  return fitting[0]!.drawing;
}

/** Dims a colour without a role by night; by day it stays as it is. */
const dimByNight = (color: string, time: 'day' | 'night') => (time === 'day' ? color : blend(color, NIGHT, 0.4));

const NIGHT = '#0d1018';

function renderDrawings(
  drawings: ReadonlyMap<string, Drawing>,
  palette: PicturePalette,
  theme: PictureTheme,
  band: Band,
): Picture[] {
  const mix = (time: 'day' | 'night') =>
    memoize((role: string) =>
      role.startsWith('#') ? dimByNight(role, time) : mixColor(palette, role, theme, band, time),
    );
  const colors = { day: mix('day'), night: mix('night') };
  return Array.from(drawings, ([name, drawing]) => {
    const svg = renderDrawing(drawing, (role, time) => colors[time](role));
    return { name, svg, path: `assets/art/${hashedName(`${name}.svg`, svg)}` };
  });
}

/** Replaces pictures of a set by others of the same names. */
function replacePictures(pictures: PictureSet, others: readonly Picture[]): PictureSet {
  const other = new Map(others.map((picture) => [picture.name, picture]));
  return pictures.map((picture) => other.get(picture.name) ?? picture);
}
