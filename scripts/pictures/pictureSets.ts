import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Motif, motifs, motifsOf } from '../../themes/look.ts';
import { createLineIndex } from '../config/parse/createLineIndex.ts';
import { suggestValue } from '../config/parse/suggestValue.ts';
import { checkSvg } from '../config/svg/checkSvg.ts';
import { shortHash } from '../lib/hash.ts';
import { memoize } from '../lib/memoize.ts';
import { type Problem, ProblemsError, toFileProblem } from '../lib/problem.ts';
import { type Drawing, findStrangeColors, parseDrawing, renderDrawing } from './drawing.ts';
import { isLandscape } from './isLandscape.ts';
import { type Band, bands, mixColor, type Palette, type PictureTheme, parsePalette } from './palette.ts';
import { artFolder, listPictureFiles, type PictureFile } from './pictureFiles.ts';

export interface Picture {
  name: string;
  svg: string;
  /** Folder it stands in, inside a site's folder; named by what is in it, so that its files never change. */
  folder: string;
}

/** Every picture that the app can show, in the colours of a theme and the light of an age band. */
export interface PictureSet {
  /** Of all pictures but the landscapes. */
  folder: string;
  /** Of the landscapes: the same for the first motif of an age band, one of its own for every other. */
  landscapeFolder: string;
  /** In the order of their names. */
  pictures: readonly Picture[];
}

/**
 * Gives the same object for the same theme, band and motif, so that sites of brands that share them share the files.
 * Sets of one theme and band share all pictures but the landscapes.
 */
export type PictureSets = (theme: PictureTheme, band: Band, motif: Motif) => PictureSet;

/**
 * Reads the drawings in templates/art of the project at `root`. Throws a `ProblemsError` with everything in them that a
 * site must not show: see checkSvg, and colours that the palette does not have.
 */
export function readPictureSets(root: string): PictureSets {
  const palette = readPalette(root);
  const sources = listPictureFiles(root).map((source) => ({
    ...source,
    text: blankRemarks(readFileSync(path.join(root, source.file), 'utf8')),
  }));
  const problems = sources.flatMap((source) => findProblems(source, palette));
  if (problems.length > 0) throw new ProblemsError(problems);
  const drawings = sources.map(({ text, ...source }) => ({ ...source, drawing: parseDrawing(text, palette) }));
  const names = [...new Set(drawings.map(({ name }) => name))];
  const pickLandscapes = memoize((motif: Motif) => pickDrawings(drawings, names.filter(isLandscape), { motif }));
  const pickOthers = memoize((band: Band) =>
    pickDrawings(
      drawings,
      names.filter((name) => !isLandscape(name)),
      { band },
    ),
  );
  for (const motif of motifs) pickLandscapes(motif);
  for (const band of bands) pickOthers(band);
  const ofTheme = memoize((theme: PictureTheme) =>
    memoize((band: Band) => {
      const render = (picked: ReadonlyMap<string, Drawing>) => renderPictures(picked, palette, theme, band);
      const usual = motifsOf(band)[0]!;
      const all = new Map([...pickOthers(band), ...pickLandscapes(usual)]);
      const first = toSet(render(new Map(names.map((name) => [name, all.get(name)!]))));
      return memoize((motif: Motif) => (motif === usual ? first : exchange(first, render(pickLandscapes(motif)))));
    }),
  );
  return (theme, band, motif) => ofTheme(theme)(band)(motif);
}

function readPalette(root: string): Palette {
  const file = `${artFolder}/palette.json`;
  try {
    return parsePalette(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    const message = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new ProblemsError([toFileProblem(file, message, 'it has a recipe for each colour of the drawings')]);
  }
}

/** Puts spaces in place of what drawing programs write beside the drawing, so that all else keeps its place. */
const blankRemarks = (text: string) =>
  text.replace(/<\?xml.*?\?>|<!--.*?-->/gs, (remark) => remark.replaceAll(/\S/g, ' '));

function findProblems({ file, motif, text }: PictureFile & { text: string }, palette: Palette): Problem[] {
  const at = createLineIndex(text);
  const strange = findStrangeColors(text, palette).map(({ offset, message, hint }) => ({
    ...{ file, ...at(offset), message },
    ...(hint && { hint }),
  }));
  const unknown =
    motif === undefined || motifs.some((known) => known === motif)
      ? []
      : [toFileProblem(file, `motif "${motif}" is not in themes/look.ts`, suggestValue(motif, motifs, 'there are'))];
  return [...unknown, ...checkSvg({ file, text }, true), ...strange];
}

interface NamedDrawing extends Pick<PictureFile, 'name' | 'band' | 'motif'> {
  drawing: Drawing;
}

/** What a drawing is picked for: the landscapes for a motif, all others for a band. */
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

/** Renders drawings that stand in one folder. */
function renderPictures(
  drawings: ReadonlyMap<string, Drawing>,
  palette: Palette,
  theme: PictureTheme,
  band: Band,
): Picture[] {
  const colors = {
    day: memoize((role: string) => mixColor(palette, role, theme, band, 'day')),
    night: memoize((role: string) => mixColor(palette, role, theme, band, 'night')),
  };
  const pictures = Array.from(drawings, ([name, drawing]) => ({
    name,
    svg: renderDrawing(drawing, (role, time) => colors[time](role)),
  }));
  const folder = `assets/art-${shortHash(pictures.map(({ name, svg }) => `${name}\0${svg}`).join('\0'))}`;
  return pictures.map((picture) => ({ ...picture, folder }));
}

const toSet = (pictures: readonly Picture[]): PictureSet => {
  const folder = pictures[0]?.folder ?? '';
  return { folder, landscapeFolder: folder, pictures };
};

/** The set with other landscapes. */
function exchange({ folder, pictures }: PictureSet, landscapes: readonly Picture[]): PictureSet {
  const other = new Map(landscapes.map((picture) => [picture.name, picture]));
  return {
    folder,
    landscapeFolder: landscapes[0]?.folder ?? folder,
    pictures: pictures.map((picture) => other.get(picture.name) ?? picture),
  };
}
