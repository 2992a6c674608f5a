import type { Box } from '../pixels.ts';
import { toUnits, type Viewport } from './svgLengths.ts';

/** Place of a drawing's box in a frame. */
interface Placement {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

/** Reads the four numbers of a viewBox; undefined if there is none that browsers take. */
export function readViewBox(written: string | undefined): Box | undefined {
  const numbers = (written ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((text) => (text === '' ? Number.NaN : Number(text)));
  const [x, y, width, height] = numbers as [number, number, number, number];
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined;
}

const shares: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 };

/** Places a viewBox in a frame as preserveAspectRatio says. */
export function placeViewBox(viewBox: Box, frame: Box, written = 'xMidYMid meet'): Placement {
  const [scaleX, scaleY] = [frame.width / viewBox.width, frame.height / viewBox.height];
  if (/^\s*none\b/.test(written))
    return { scaleX, scaleY, x: frame.x - viewBox.x * scaleX, y: frame.y - viewBox.y * scaleY };
  const [, alignX = 'Mid', alignY = 'Mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(written) ?? [];
  const scale = /\bslice\b/.test(written) ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  return {
    scaleX: scale,
    scaleY: scale,
    x: frame.x + (frame.width - viewBox.width * scale) * shares[alignX]! - viewBox.x * scale,
    y: frame.y + (frame.height - viewBox.height * scale) * shares[alignY]! - viewBox.y * scale,
  };
}

const format = (value: number) => String(Number(value.toPrecision(8)));

export const toTransform = ({ scaleX, scaleY, x, y }: Placement): string =>
  `matrix(${[scaleX, 0, 0, scaleY, x, y].map(format).join(' ')})`;

/** Reads the plane that percentages in a drawing refer to. */
export function readViewport({ viewBox, width, height }: Readonly<Record<string, string>>): Viewport | undefined {
  const box = readViewBox(viewBox);
  if (box) return box;
  const [wide, high] = [toUnits(width), toUnits(height)];
  return wide && high ? { width: wide, height: high } : undefined;
}

/** Part of a drawing that a browser shows, in units of its viewBox, and its stretching, if there is any. */
export interface Shown {
  frame: Box;
  stretch?: string;
  /** Whether it is exactly the viewBox. */
  isWhole?: boolean;
}

/** Reads the part of the plane that a browser shows: width and height may show more or less of it than the viewBox. */
export function readShown(attributes: Readonly<Record<string, string>>): Shown | undefined {
  const viewBox = readViewBox(attributes.viewBox);
  const [width, height] = [toUnits(attributes.width), toUnits(attributes.height)];
  if (!viewBox) return width && height ? { frame: { x: 0, y: 0, width, height } } : undefined;
  if (!width || !height || width < 0 || height < 0) return { frame: viewBox, isWhole: true };
  const page = { x: 0, y: 0, width, height };
  const placed = placeViewBox(viewBox, page, attributes.preserveAspectRatio);
  const { scaleX, scaleY, x, y } = placed;
  if (Math.abs(scaleX / scaleY - 1) > 0.001) return { frame: page, stretch: toTransform(placed) };
  const frame = { x: -x / scaleX, y: -y / scaleY, width: width / scaleX, height: height / scaleY };
  // Sizes that programs round are no other frame.
  const nearlyWhole =
    Math.abs(frame.width / viewBox.width - 1) < 0.01 && Math.abs(frame.height / viewBox.height - 1) < 0.01;
  return nearlyWhole ? { frame: viewBox, isWhole: true } : { frame };
}
