import { type Artwork, toDrawing } from './artwork.ts';
import { colorDistance, findColors } from './findColors.ts';
import { renderDrawing } from './renderDrawing.ts';
import { readPaint } from './source/paint.ts';

/** Distance above which a converted colour and a typed one are not meant to be the same. */
const SAME_INK = 0.25;

/** A colour of a logo that was replaced by the typed one. */
export interface ReplacedColor {
  found: string;
  typed: string;
}

/** Pairs the colours of a logo with typed ones, each with the nearest. */
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
/** Largest distance between a flat colour as it is drawn and as it is in the file. */
const SAME_COLOR = 0.03;

/** Replaces colours that were only guessed from those for print by the typed ones. A picture is left as it is. */
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
