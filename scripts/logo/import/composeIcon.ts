import { contrastRatio } from '../../config/palette.ts';
import type { Typeface } from '../typeface.ts';
import { setWordmark } from '../wordmark.ts';
import { type Artwork, openSvg, placeBox, toDrawing } from './artwork.ts';
import { cutPixels } from './decodePicture.ts';
import { embedPixels } from './embedPixels.ts';
import { type Box, findInkBox, OPAQUE_ALPHA, type Pixels, toHex } from './pixels.ts';
import { MIN_RATIO_ON_LIGHT, measureReadability } from './readability.ts';
import { renderDrawing } from './renderDrawing.ts';

/** Width and height of an icon. */
const SIDE = 512;
const RADIUS = 112;
/** Phones cut icons to circles; inside this one they cut nothing. */
const SAFE_DIAMETER = SIDE * 0.78;
const WHITE = '#FFFFFF';
const iconSides = [512, 384, 256, 192, 128];

const whole: Box = { x: 0, y: 0, width: SIDE, height: SIDE };

const renderIcon = (ground: string, content: string) =>
  `${openSvg(whole)}<rect width="${SIDE}" height="${SIDE}" rx="${RADIUS}" fill="${ground}"/>${content}</svg>\n`;

/** How far ink reaches from the middle of a picture, in shares of its height. */
function reachOf({ width, height, data }: Pixels): number {
  let farthest = 0;
  for (let y = 0, at = 3; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      if (data[at]! >= OPAQUE_ALPHA)
        farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2));
  return farthest / height;
}

/** The largest box of these proportions whose ink is in the safe circle. */
function safeBox({ width, height }: Box, reach: number): Box {
  const high = SAFE_DIAMETER / 2 / reach;
  const wide = (high * width) / height;
  return { x: (SIDE - wide) / 2, y: (SIDE - high) / 2, width: wide, height: high };
}

/** Of its box, in a mark that is a ground: a disk fills 0.785. */
const MIN_FILLED = 0.74;
/** Of the outline of a ground that has its colour. */
const MIN_EVEN_EDGE = 0.8;
/** Of a ground that something else covers, which differs by so many levels of a channel. */
const MIN_ON_GROUND = 0.05;
const OTHER_LEVEL = 64;

/** The colour of a mark that is a ground, such as a square or a disk, with something on it. */
function findOwnGround({ width, height, data }: Pixels): string | undefined {
  const count = new Map<string, { pixels: number; channels: number[] }>();
  let [ink, edge] = [0, 0];
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! >= OPAQUE_ALPHA;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) continue;
      ink++;
      const at = (y * width + x) * 4;
      if ((isInk(x - 3, y) && isInk(x + 3, y) && isInk(x, y - 3) && isInk(x, y + 3)) || data[at + 3]! < 230) continue;
      edge++;
      const key = [0, 1, 2].map((channel) => data[at + channel]! >> 4).join();
      const known = count.get(key) ?? { pixels: 0, channels: [0, 0, 0] };
      known.pixels++;
      for (const channel of [0, 1, 2]) known.channels[channel]! += data[at + channel]!;
      count.set(key, known);
    }
  }
  const most = [...count.values()].toSorted((a, b) => b.pixels - a.pixels)[0];
  if (!most || ink < width * height * MIN_FILLED || most.pixels < edge * MIN_EVEN_EDGE) return undefined;
  const color = most.channels.map((sum) => sum / most.pixels);
  let onGround = 0;
  for (let at = 0; at < data.length; at += 4) {
    const differs = color.some((level, channel) => Math.abs(level - data[at + channel]!) > OTHER_LEVEL);
    if (differs && data[at + 3]! >= OPAQUE_ALPHA) onGround++;
  }
  return onGround >= ink * MIN_ON_GROUND ? toHex(color) : undefined;
}

/** The icon of a mark: on its own ground if it fills its box, else on white or, if it is light itself, on the dark. */
export function composeIcon({ elements, box, pixels }: Artwork, dark: string): string {
  const ratio = box.width / box.height;
  const own = ratio > 0.9 && ratio < 1.1 ? findOwnGround(pixels) : undefined;
  if (own) return renderIcon(own, `<g transform="${placeBox(box, whole)}">${elements}</g>`);
  const ground = measureReadability(pixels, WHITE, MIN_RATIO_ON_LIGHT).readable ? WHITE : dark;
  return renderIcon(ground, `<g transform="${placeBox(box, safeBox(box, reachOf(pixels)))}">${elements}</g>`);
}

/** The icon of a brand without a mark: its initial on a plate. */
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

/** Columns of a picture without ink, as gaps between parts. */
function findGaps({ width, height, data }: Pixels): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  for (let x = 0; x < width; x++) {
    let clear = true;
    for (let y = 0; y < height && clear; y++) clear = data[(y * width + x) * 4 + 3]! < 32;
    if (!clear) continue;
    const last = gaps.at(-1);
    if (last?.end === x) last.end = x + 1;
    else gaps.push({ start: x, end: x + 1 });
  }
  return gaps.filter(({ start, end }) => start > 0 && end < width);
}

/**
 * The compact mark at the left of a logo, in pixels of its picture: about as wide as high, about as high as the logo,
 * and farther from the rest than the letters are from each other.
 */
export function findMark(pixels: Pixels): Box | undefined {
  if (pixels.width < pixels.height * 1.3) return { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const gaps = findGaps(pixels);
  const reach = gaps.findIndex(({ start }) => start > pixels.height * 0.5);
  const gap = gaps[reach];
  if (!gap || gap.start > pixels.height * 1.7) return undefined;
  const part = { x: 0, y: 0, width: gap.start, height: pixels.height };
  const { width, height, data } = pixels;
  const ink = findInkBox(pixels, (at) => data[at + 3]! > 8 && (at / 4) % width < part.width);
  if (!ink || ink.height < height * 0.5) return undefined;
  const widthOf = ({ start, end }: { start: number; end: number }) => end - start;
  const others = gaps.slice(reach + 1).map(widthOf);
  const typical = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0;
  return widthOf(gap) > Math.max(typical * 1.6, height * 0.06) ? ink : undefined;
}

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
