import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLineIndex } from '../config/parse/createLineIndex.ts';
import { checkSvg } from '../config/svg/checkSvg.ts';
import { shortHash } from '../lib/hash.ts';
import { memoize } from '../lib/memoize.ts';
import { type Problem, ProblemsError, toFileProblem } from '../lib/problem.ts';
import { type Drawing, findStrangeColors, parseDrawing, renderDrawing } from './drawing.ts';
import { type Band, bands, mixColor, type Palette, type PictureTheme, parsePalette } from './palette.ts';
import { artFolder, listPictureFiles } from './pictureFiles.ts';

/** Every picture that the app can show, in the colours of a theme and the light of an age band. */
export interface PictureSet {
  /** Folder they stand in, inside a site's folder; named by what is in it, so that its files never change. */
  folder: string;
  /** In the order of their names. */
  pictures: readonly { name: string; svg: string }[];
}

/** Gives the same object for the same theme and band, so that sites of brands that share both share the files. */
export type PictureSets = (theme: PictureTheme, band: Band) => PictureSet;

/**
 * Reads the drawings in templates/art of the project at `root`. Throws a `ProblemsError` with everything in them that a
 * site must not show: see checkSvg, and colours that the palette does not have.
 */
export function readPictureSets(root: string): PictureSets {
  const palette = readPalette(root);
  const sources = listPictureFiles(root).map(({ name, band, file }) => ({
    ...{ name, band, file },
    text: blankRemarks(readFileSync(path.join(root, file), 'utf8')),
  }));
  const problems = sources.flatMap((source) => findProblems(source, palette));
  if (problems.length > 0) throw new ProblemsError(problems);
  const drawings = sources.map(({ text, ...source }) => ({ ...source, drawing: parseDrawing(text, palette) }));
  const names = [...new Set(drawings.map(({ name }) => name))];
  const pickFor = memoize((band: Band) => new Map(names.map((name) => [name, pickDrawing(drawings, name, band)])));
  for (const band of bands) pickFor(band);
  const ofTheme = memoize((theme: PictureTheme) =>
    memoize((band: Band) => renderSet(pickFor(band), palette, theme, band)),
  );
  return (theme, band) => ofTheme(theme)(band);
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

function findProblems({ file, text }: { file: string; text: string }, palette: Palette): Problem[] {
  const at = createLineIndex(text);
  const strange = findStrangeColors(text, palette).map(({ offset, message, hint }) => ({
    ...{ file, ...at(offset), message },
    ...(hint && { hint }),
  }));
  return [...checkSvg({ file, text }, true), ...strange];
}

interface NamedDrawing {
  name: string;
  band: Band | undefined;
  drawing: Drawing;
}

function pickDrawing(drawings: readonly NamedDrawing[], name: string, band: Band): Drawing {
  const fitting = drawings.filter((one) => one.name === name && (one.band === undefined || one.band === band));
  if (fitting.length !== 1) {
    const message = `there are ${fitting.length} drawings of ${name} for age band ${band}, not one`;
    throw new ProblemsError([toFileProblem(artFolder, message, 'one is for all bands, or each band has its own')]);
  }
  return fitting[0]!.drawing;
}

function renderSet(drawings: ReadonlyMap<string, Drawing>, palette: Palette, theme: PictureTheme, band: Band) {
  const colors = {
    day: memoize((role: string) => mixColor(palette, role, theme, band, 'day')),
    night: memoize((role: string) => mixColor(palette, role, theme, band, 'night')),
  };
  const pictures = Array.from(drawings, ([name, drawing]) => ({
    name,
    svg: renderDrawing(drawing, (role, time) => colors[time](role)),
  }));
  const folder = `assets/art-${shortHash(pictures.map(({ name, svg }) => `${name}\0${svg}`).join('\0'))}`;
  return { folder, pictures };
}
