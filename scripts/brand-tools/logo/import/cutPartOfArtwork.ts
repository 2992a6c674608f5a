import { type Artwork, formatNumber, toDrawing } from './artwork.ts';
import { measureDifference } from './compareDrawings.ts';
import { cutPixels } from './decodePicture.ts';
import { embedPixels } from './embedPixels.ts';
import { withoutNight } from './nightStyle.ts';
import type { Box } from './pixels.ts';
import { renderDrawing } from './renderDrawing.ts';

/** Sides of a picture in an icon, in pixels; the smaller ones if it has too many bytes. */
const iconSides = [512, 384, 256, 192, 128];

/** Cuts the part of an artwork in a box of its picture, by day; `prefix` begins the names in it. */
export async function cutPartOfArtwork(
  { elements, box, pixels }: Artwork,
  part: Box,
  prefix: string,
): Promise<Artwork> {
  const cut = await cutPixels(pixels, part, part.width, part.height);
  if (elements.startsWith('<image')) return embedPixels(cut, iconSides);
  const scale = box.width / pixels.width;
  const inUnits = {
    x: box.x + part.x * scale,
    y: box.y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
  const kept = dropUnseen(withoutNight(elements), inUnits);
  return { elements: clipTo(kept, grow(inUnits, scale), inUnits, `${prefix}-mark`), box: inUnits, pixels: cut };
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Cuts off what is outside of a part, if anything is, such as the next letter in a path that is one with the mark. */
function clipTo(elements: string, clip: Box, box: Box, name: string): string {
  const sides = Object.entries(clip).map(([side, value]) => ` ${side}="${formatNumber(value)}"`);
  const clipped = `<clipPath id="${name}"><rect${sides.join('')}/></clipPath><g clip-path="url(#${name})">${elements}</g>`;
  // An icon shows no more than this around its mark.
  const around = grow(box, Math.max(box.width, box.height));
  const [open, cut] = [elements, clipped].map((drawn) =>
    renderDrawing(toDrawing({ elements: drawn, box: around }), 512),
  );
  return measureDifference(open!, cut!) > 0.1 ? clipped : elements;
}

const MAX_TRIED_ELEMENTS = 300;

/** Leaves out shapes that are invisible in a part of a drawing. */
function dropUnseen(elements: string, box: Box): string {
  const shapes = Array.from(elements.matchAll(/<(?:path|circle|ellipse|rect|polygon|polyline|line|use)\b[^>]*\/>/g));
  if (shapes.length > MAX_TRIED_ELEMENTS) return elements;
  const render = (content: string) => Buffer.from(renderDrawing(toDrawing({ elements: content, box }), 96).data);
  const before = render(elements);
  let kept = elements;
  for (const [shape] of shapes.toReversed()) {
    const at = kept.lastIndexOf(shape);
    const without = kept.slice(0, at) + kept.slice(at + shape.length);
    if (render(without).equals(before)) kept = without;
  }
  return kept;
}
