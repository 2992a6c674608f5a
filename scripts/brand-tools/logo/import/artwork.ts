import type { Box, Pixels } from './pixels.ts';

/** Content of a logo or icon, without its own margin, to be placed in drawings. */
export interface Artwork {
  /** The elements of the drawing. */
  elements: string;
  /** The part of its plane that holds ink. */
  box: Box;
  /** Its picture, in the proportions of the box. */
  pixels: Pixels;
  /** Its picture in the dark, if it has other colours there. */
  night?: Pixels;
}

/** Formats a number in a drawing, as short as its use allows. */
export const formatNumber = (value: number): string => String(Number(value.toPrecision(6)));

/** Renders the beginning of a drawing that shows a box. */
export const openSvg = ({ x, y, width, height }: Box): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(formatNumber).join(' ')}">`;

/** Renders the artwork alone, as a drawing. */
export const toDrawing = ({ elements, box }: Pick<Artwork, 'elements' | 'box'>): string =>
  `${openSvg(box)}${elements}</svg>\n`;

/** Returns the transform that moves one box onto another. */
export function placeBox(from: Box, to: Box): string {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const x = to.x + (to.width - from.width * scale) / 2 - from.x * scale;
  const y = to.y + (to.height - from.height * scale) / 2 - from.y * scale;
  return `translate(${formatNumber(x)} ${formatNumber(y)})scale(${formatNumber(scale)})`;
}
