import { contrastRatio } from '../../../build/config/colors/palette.ts';
import type { Typeface } from '../typeface.ts';
import { setWordmark } from '../wordmark.ts';
import { type Artwork, openSvg, placeBox, toDrawing } from './artwork.ts';
import { findOwnGround, findPictureGround } from './findOwnGround.ts';
import { type Box, findInkBox, OPAQUE_ALPHA, type Pixels } from './pixels.ts';
import { MIN_RATIO_ON_LIGHT, measureReadability } from './readability.ts';
import { renderDrawing } from './renderDrawing.ts';

/** Width and height of an icon. */
const SIDE = 512;
const RADIUS = 112;
/** Diameter of the circle in an icon of which phones cut off nothing. */
const SAFE_DIAMETER = SIDE * 0.78;
const WHITE = '#FFFFFF';

const whole: Box = { x: 0, y: 0, width: SIDE, height: SIDE };

const renderIcon = (ground: string, content: string) =>
  `${openSvg(whole)}<rect width="${SIDE}" height="${SIDE}" rx="${RADIUS}" fill="${ground}"/>${content}</svg>\n`;

/** Measures the reach of ink from the middle of a picture, in shares of its height. */
function reachOf({ width, height, data }: Pixels): number {
  let farthest = 0;
  for (let y = 0, at = 3; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      if (data[at]! >= OPAQUE_ALPHA)
        farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2));
  return farthest / height;
}

/** Returns the largest box of these proportions whose ink is in the safe circle. */
function safeBox({ width, height }: Box, reach: number): Box {
  const high = SAFE_DIAMETER / 2 / reach;
  const wide = (high * width) / height;
  return { x: (SIDE - wide) / 2, y: (SIDE - high) / 2, width: wide, height: high };
}

const isSquare = ({ width, height }: Box) => width / height > 0.9 && width / height < 1.1;

/** Renders a picture over the whole icon, with round corners. */
const renderWhole = ({ elements, box }: Artwork, ground: string, name: string) =>
  renderIcon(
    ground,
    `<clipPath id="${name}"><rect width="${SIDE}" height="${SIDE}" rx="${RADIUS}"/></clipPath><g clip-path="url(#${name})"><g transform="${placeBox(box, whole)}">${elements}</g></g>`,
  );

/**
 * Composes the icon of a mark: over the whole if it is a ground or a picture itself, else in the safe circle, on white
 * or, if it is light, on the dark. `prefix` begins the names in it.
 */
export function composeIcon(art: Artwork, dark: string, prefix: string): string {
  const { elements, box, pixels } = art;
  const own = isSquare(box) ? findOwnGround(pixels) : undefined;
  if (own) return renderIcon(own, `<g transform="${placeBox(box, whole)}">${elements}</g>`);
  const around = isSquare(box) && elements.startsWith('<image') ? findPictureGround(pixels) : undefined;
  if (around) return renderWhole(art, around, `${prefix}-edge`);
  const ground = measureReadability(pixels, WHITE, MIN_RATIO_ON_LIGHT).readable ? WHITE : dark;
  return renderIcon(ground, `<g transform="${placeBox(box, safeBox(box, reachOf(pixels)))}">${elements}</g>`);
}

/** Composes the icon of a brand without a mark: its initial on a plate. */
export function composeInitial(name: string, typeface: Typeface, ground: string): string | undefined {
  const initial = Array.from(name.normalize('NFC')).find((character) => /[\p{L}\p{N}]/u.test(character));
  if (initial === undefined || !typeface.letter(initial.toUpperCase())) return undefined;
  const { data } = setWordmark(initial.toUpperCase(), typeface, 2600);
  const letter = (color: string) => `<path fill="${color}" d="${data}"/>`;
  const plane = { x: -1000, y: -4000, width: 6000, height: 6000 };
  const drawn = findInkBox(renderDrawing(toDrawing({ elements: letter('#000000'), box: plane }), 1024));
  if (!drawn) return undefined;
  const scale = plane.width / 1024;
  const box = {
    x: plane.x + drawn.x * scale,
    y: plane.y + drawn.y * scale,
    width: drawn.width * scale,
    height: drawn.height * scale,
  };
  const color = contrastRatio(WHITE, ground) >= 4.5 ? WHITE : '#1A1A1A';
  return renderIcon(
    ground,
    `<g transform="${placeBox(box, safeBox(box, Math.hypot(box.width, box.height) / 2 / box.height))}">${letter(color)}</g>`,
  );
}
