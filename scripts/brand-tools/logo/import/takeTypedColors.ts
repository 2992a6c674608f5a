import { type Artwork, toDrawing } from './artwork.ts';
import { colorDistance, findColors } from './findColors.ts';
import { renderDrawing } from './renderDrawing.ts';
import { readPaint } from './source/paint.ts';

/** Farther apart than this, a converted colour and the one that was typed are not meant to be the same. */
const SAME_INK = 0.25;

/** A colour of a logo that gave way to the one that was typed. */
export interface ReplacedColor {
  found: string;
  typed: string;
}

/** The colours of a logo that stand for typed ones, each for the nearest. */
function pairColors(art: Artwork, typed: readonly string[]): ReplacedColor[] {
  const free = new Set(findColors(art.pixels).map(({ hex }) => hex));
  return typed.flatMap((color) => {
    const [nearest] = [...free].toSorted((a, b) => colorDistance(a, color) - colorDistance(b, color));
    if (nearest === undefined || colorDistance(nearest, color) > SAME_INK) return [];
    free.delete(nearest);
    return nearest === color ? [] : [{ found: nearest, typed: color }];
  });
}

const paintPattern = /\b(fill|stroke)="(#[0-9a-f]{3,6}|[a-z]+)"/gi;
/** Of one flat colour, as it is drawn and as it stands in the file. */
const SAME_COLOR = 0.03;

/** Shows what was typed in place of colours that were only guessed from those for print. A picture is left as it is. */
export function takeTypedColors(art: Artwork, typed: readonly string[]): { art: Artwork; replaced: ReplacedColor[] } {
  const pairs = art.elements.startsWith('<image') ? [] : pairColors(art, typed);
  const elements = art.elements.replace(paintPattern, (written, name: string, value: string) => {
    const paint = readPaint(value)?.value;
    const pair = paint?.startsWith('#') && pairs.find(({ found }) => colorDistance(found, paint) < SAME_COLOR);
    return pair ? `${name}="${pair.typed}"` : written;
  });
  if (elements === art.elements) return { art, replaced: [] };
  const side = Math.max(art.pixels.width, art.pixels.height);
  return { art: { ...art, elements, pixels: renderDrawing(toDrawing({ ...art, elements }), side) }, replaced: pairs };
}
