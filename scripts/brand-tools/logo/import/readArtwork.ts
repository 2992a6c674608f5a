import { createLineIndex } from '../../../build/config/parse/createLineIndex.ts';
import type { OffsetProblem } from '../../../build/config/parse/pathProblem.ts';
import { type Problem, ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import type { Artwork } from './artwork.ts';
import { cleanDrawing, type Expected, renderExpected } from './cleanDrawing.ts';
import { cutPixels, decodePicture } from './decodePicture.ts';
import { embedPixels } from './embedPixels.ts';
import { type Box, findInkBox, type Pixels } from './pixels.ts';
import { type LogoFile, readLogoFile } from './readLogoFile.ts';
import { renderDrawing } from './renderDrawing.ts';
import { findGround, isInkOn, removeGround } from './separateGround.ts';
import { readSource, type SourceDrawing, toRenderable } from './source/readSource.ts';
import { isFlat, traceFlat } from './traceFlat.ts';

/** Largest width of the picture that is traced or placed. */
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 512;
const MIN_SIDE = 24;
/** Height of a sharp picture: twice that in the header. */
const SHARP_HEIGHT = 112;
/** Longest traced drawing, in characters: it may have 24 KB, with a plate for the night. */
const MAX_TRACED_LENGTH = 23 * 1024;

/** Content of a file, with notes on its conversion. */
export interface ReadArtwork {
  file: string;
  art: Artwork;
  notes: string[];
  /** Whether its colours were guessed from those for print. */
  guessed?: boolean;
}

const fail = (file: string, message: string, hint: string): never => {
  throw new ProblemsError([toFileProblem(file, message, hint)]);
};

/** Finds the part of a picture that holds the logo. */
function findLogoBox(file: string, whole: Pixels): { box: Box; ground: ReturnType<typeof findGround> } {
  const ground = findGround(whole);
  const box = ground
    ? findInkBox(whole, isInkOn(whole, ground))
    : { x: 0, y: 0, width: whole.width, height: whole.height };
  if (!box) return fail(file, 'the picture is of one colour', 'there is no logo to be seen in it');
  if (Math.min(box.width, box.height) < MIN_SIDE)
    fail(file, `the logo is only ${box.width} by ${box.height} pixels`, 'give one at least 112 pixels high, or an SVG');
  return { box, ground };
}

async function readPicture(source: LogoFile & { kind: 'PNG' | 'JPEG' }, prefix: string): Promise<ReadArtwork> {
  const { file, kind, bytes } = source;
  const { pixels: whole, notes, guessed, problems } = await decodePicture(file, bytes);
  if (!whole) throw new ProblemsError(problems);
  const { box, ground } = findLogoBox(file, whole);
  const cut = await cutPixels(whole, box, MAX_WIDTH, MAX_HEIGHT);
  const said = [`${kind} of ${whole.width} by ${whole.height} pixels`, ...notes];
  if (box.width < whole.width || box.height < whole.height) said.push('its margin was cut off');
  const flat = isFlat(cut);
  let pixels: Pixels = cut;
  if (ground && !ground.transparent) {
    const separated = removeGround(cut, ground, flat);
    pixels = separated.pixels;
    if (separated.result === 'removed') said.push('its ground was made transparent');
    if (separated.result === 'fades') said.push('its ground fades into the logo and was kept');
  }
  if (flat) {
    const art = await traceFlat(pixels, prefix);
    if (art && art.elements.length < MAX_TRACED_LENGTH)
      return { file, art, notes: [...said, 'it was traced into paths'], guessed };
    said.push('traced paths would look otherwise, so it was placed as a picture');
  } else {
    said.push('it has more than flat colours, so it was placed as a picture');
    if (!ground) said.push('it fills its frame to the edges, as a photo does: a logo has no background on the page');
  }
  if (box.height < SHARP_HEIGHT)
    said.push(`it is ${box.height} pixels high: from ${SHARP_HEIGHT} on it is sharp on every screen`);
  return { file, art: await embedPixels(pixels), notes: said, guessed };
}

const locate = (file: string, text: string, problems: readonly OffsetProblem[]): Problem[] => {
  const find = createLineIndex(text);
  return problems
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, message, hint }) => ({ file, ...find(offset), message, ...(hint && { hint }) }));
};

/** Places a drawing that plain shapes cannot show as the picture that a renderer makes of it. */
async function placeDrawing(file: string, source: SourceDrawing, expected: Expected, reason: string) {
  if (expected.day.length === 0) fail(file, `this drawing cannot be read: ${reason}`, 'export it again as plain SVG');
  const whole = renderDrawing(toRenderable(source, 'day'), MAX_WIDTH);
  const ink = findInkBox(whole);
  if (!ink) return fail(file, 'nothing is drawn', 'a logo needs a shape with a colour');
  const art = await embedPixels(await cutPixels(whole, ink, MAX_WIDTH, MAX_HEIGHT));
  const notes = [`${reason}, so it was placed as a picture`];
  if (expected.night !== expected.day) notes.push('its own colours by night were left out: a picture has none');
  return { art, notes };
}

async function readDrawing({ file, text }: LogoFile & { kind: 'svg' }, prefix: string): Promise<ReadArtwork> {
  const { value: source, problems } = readSource(text, prefix);
  if (!source) throw new ProblemsError(locate(file, text, problems));
  const expected = renderExpected(source, text);
  const { art, reason, problems: found } = cleanDrawing(source, expected, prefix);
  if (found.length > 0) throw new ProblemsError(locate(file, text, found));
  const size = `SVG of ${formatKb(text.length)}`;
  if (art) return { file, art, notes: [`${size}, ${formatKb(art.elements.length)} after cleaning`, ...source.losses] };
  const placed = await placeDrawing(file, source, expected, reason!);
  return { file, art: placed.art, notes: [size, ...source.losses, ...placed.notes] };
}

/**
 * Reads a logo or icon; `prefix` begins the names in it. Throws a ProblemsError with all that is wrong with the file.
 */
export async function readArtwork(typed: string, prefix: string): Promise<ReadArtwork> {
  const source = await readLogoFile(typed);
  return source.kind === 'svg' ? readDrawing(source, prefix) : readPicture(source, prefix);
}

const formatKb = (length: number) => `${(length / 1024).toFixed(1)} KB`;
