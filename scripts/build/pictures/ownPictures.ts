import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { createLineIndex } from '../config/parse/createLineIndex.ts';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';
import { didYouMean } from '../config/parse/suggestValue.ts';
import type { TextFile } from '../config/parse/TextFile.ts';
import { checkSvg } from '../config/svg/checkSvg.ts';
import { blankRemarks, type Drawing, findOwnColorProblems, parseDrawing } from './drawingColors.ts';
import type { PicturePalette } from './picturePalette.ts';
import { toPictureName } from './picturesInArtFolder.ts';

/** A brand with drawings in place of some in templates/art. */
export interface PictureOwner {
  slug: string;
  ownPictures: readonly TextFile[];
}

/** Largest difference between the proportions of a drawing and those of the original. */
const MAX_DISTORTION = 0.01;

/** Returns the id of the picture that a brand's drawing replaces: `banner/07` for `brands/…/pictures/banner/07.svg`. */
const ownPictureId = ({ file }: TextFile): string => file.replace(/^.*?\/pictures\/|\.svg$/g, '');

interface ViewBox {
  written: string;
  offset: number;
  width: number;
  height: number;
}

function readViewBox(text: string): ViewBox | undefined {
  const match = /<svg\b[^>]*?\bviewBox="([^"]*)"/.exec(text);
  const [, , width, height] =
    match?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!match || !width || !height) return undefined;
  return { written: match[1]!, offset: match.index + match[0].length - match[1]!.length - 1, width, height };
}

function checkProportions(text: string, original: string): OffsetProblem[] {
  const [own, usual] = [readViewBox(text), readViewBox(original)];
  if (!own || !usual) return [];
  const distortion = own.width / own.height / (usual.width / usual.height);
  if (Math.abs(distortion - 1) <= MAX_DISTORTION) return [];
  return [
    {
      offset: own.offset,
      message: `viewBox "${own.written}" makes the picture ${own.width} wide and ${own.height} high`,
      hint: `its place is ${usual.width} wide and ${usual.height} high`,
    },
  ];
}

/**
 * Checks the drawings of a brand: each replaces an existing picture, has its proportions, is safe to show, and has
 * colours of the palette or others that are clearly meant.
 *
 * @param originals the text of a drawing of each picture, by its id
 */
export function checkOwnPictures(
  { ownPictures }: PictureOwner,
  originals: ReadonlyMap<string, string>,
  palette: PicturePalette,
): Problem[] {
  return ownPictures.flatMap((picture) => {
    const { file } = picture;
    const id = ownPictureId(picture);
    const original = originals.get(id);
    if (original === undefined) {
      const hint =
        didYouMean(
          `${id.replace(/\.(?:band|motif)-.*$/, '')}.svg`,
          Array.from(originals.keys(), (one) => `${one}.svg`),
        ) ?? 'templates/art has them all';
      return [toFileProblem(file, 'there is no picture of this name', hint)];
    }
    const text = blankRemarks(picture.text);
    const locate = createLineIndex(text);
    return [
      ...checkSvg({ file, text }, 'brandPicture'),
      ...[...findOwnColorProblems(text, palette), ...checkProportions(text, original)].map(
        ({ offset, ...problem }) => ({ file, ...locate(offset), ...problem }),
      ),
    ];
  });
}

/** Parses the drawings of a brand by the names of their pictures, each as large as the original. */
export const parseOwnPictures = (
  { ownPictures }: PictureOwner,
  originals: ReadonlyMap<string, string>,
  palette: PicturePalette,
): ReadonlyMap<string, Drawing> =>
  new Map(
    ownPictures.map((picture) => {
      const id = ownPictureId(picture);
      const drawing = parseDrawing(blankRemarks(picture.text), palette);
      return [toPictureName(id), { ...drawing, head: withSizeOf(drawing.head, originals.get(id)!) }] as const;
    }),
  );

const sizePattern = /\s(?:width|height)="[^"]*"/g;

/** Gives a drawing's head the size of the original, because a page reserves the space that the drawing asks for. */
function withSizeOf(head: string, original: string): string {
  const size = /<svg\b[^>]*>/.exec(original)?.[0].match(sizePattern)?.join('') ?? '';
  return head.replaceAll(sizePattern, '').replace(/^<svg/, `<svg${size}`);
}
