import { type Artwork, toDrawing } from './artwork.ts';
import { cutPixels } from './decodePicture.ts';
import { embedPixels } from './embedPixels.ts';
import type { Box } from './pixels.ts';
import { renderDrawing } from './renderDrawing.ts';

/** Sides of a picture in an icon, in pixels; the smaller ones where bytes are many. */
const iconSides = [512, 384, 256, 192, 128];

/** The part of an artwork in a box of its picture. */
export async function cutArtwork({ elements, box, pixels }: Artwork, part: Box): Promise<Artwork> {
  const cut = await cutPixels(pixels, part, part.width, part.height);
  if (elements.startsWith('<image')) return embedPixels(cut, iconSides);
  const scale = box.width / pixels.width;
  const inUnits = {
    x: box.x + part.x * scale,
    y: box.y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
  return { elements: dropUnseen(elements, inUnits), box: inUnits, pixels: cut };
}

const MAX_TRIED_ELEMENTS = 300;

/** Leaves out shapes that do not show in a part of a drawing, which would be carried for nothing. */
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
