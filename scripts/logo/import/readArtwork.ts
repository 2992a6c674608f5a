import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import type { Artwork } from './artwork.ts';
import { checkLogoSource } from './checkLogoSource.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { cutPixels, decodePicture } from './decodePicture.ts';
import { embedPixels } from './embedPixels.ts';
import { type Box, findInkBox, type Pixels } from './pixels.ts';
import { type LogoFile, readLogoFile } from './readLogoFile.ts';
import { findGround, isInkOn, removeGround } from './separateGround.ts';
import { isFlat, traceFlat } from './traceFlat.ts';

/** Of the picture that is traced or placed. */
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 512;
const MIN_SIDE = 24;
/** Twice the height in the header. */
const SHARP_HEIGHT = 112;
/** A drawing may have 24 KB, with a plate for the night. */
const MAX_TRACED_LENGTH = 23 * 1024;

/** What was read from a file, with notes on what was done to it. */
export interface ReadArtwork {
  file: string;
  art: Artwork;
  notes: string[];
}

async function readPicture(source: LogoFile & { kind: 'PNG' | 'JPEG' }, prefix: string): Promise<ReadArtwork> {
  const { file, kind, bytes } = source;
  const { pixels: whole, notes, problems } = await decodePicture(file, bytes);
  if (!whole) throw new ProblemsError(problems);
  const ground = findGround(whole);
  const box: Box | undefined = ground
    ? findInkBox(whole, isInkOn(whole, ground))
    : { x: 0, y: 0, width: whole.width, height: whole.height };
  if (!box)
    throw new ProblemsError([toFileProblem(file, 'the picture is of one colour', 'there is no logo to be seen in it')]);
  if (Math.min(box.width, box.height) < MIN_SIDE) {
    const message = `the logo is only ${box.width} by ${box.height} pixels`;
    throw new ProblemsError([toFileProblem(file, message, 'give one at least 112 pixels high, or an SVG')]);
  }
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
    const { art, difference } = await traceFlat(file, pixels, prefix);
    const percent = `${(difference * 100).toFixed(1)} % of its pixels differ`;
    if (art && art.elements.length < MAX_TRACED_LENGTH)
      return { file, art, notes: [...said, `it was traced into paths (${percent})`] };
    said.push(`traced paths would differ too much (${percent}), so it was placed as a picture`);
  } else said.push('it has more than flat colours, so it was placed as a picture');
  if (box.height < SHARP_HEIGHT)
    said.push(`it is ${box.height} pixels high: from ${SHARP_HEIGHT} on it is sharp on every screen`);
  return { file, art: await embedPixels(pixels), notes: said };
}

/** Reads a logo or icon; `prefix` begins the names in it. Throws a ProblemsError with all that is wrong with the file. */
export async function readArtwork(typed: string, prefix: string): Promise<ReadArtwork> {
  const source = await readLogoFile(typed);
  if (source.kind !== 'svg') return readPicture(source, prefix);
  const { file } = source;
  const checked = checkLogoSource(file, source.text);
  if (checked.problems.length > 0) throw new ProblemsError(checked.problems);
  const { art, problems } = cleanDrawing(file, checked.text, prefix);
  if (!art) throw new ProblemsError(problems);
  const size = formatKb(art.elements.length);
  return { file, art, notes: [`SVG of ${formatKb(source.text.length)}, ${size} after cleaning`] };
}

const formatKb = (length: number) => `${(length / 1024).toFixed(1)} KB`;
