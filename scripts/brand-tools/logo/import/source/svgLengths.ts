import type { DrawingElement } from './drawingTree.ts';

/** Width and height of the plane that percentages refer to. */
export interface Viewport {
  width: number;
  height: number;
}

/** Units of a drawing in a unit of CSS. Without letters, em is that of a browser. */
const unitsPer: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
};

const lengthPattern = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*|%)\s*$/i;

/** Converts a length to units of the drawing; `whole` is 100 %. Undefined if it is none. */
export function toUnits(written: string | undefined, whole?: number): number | undefined {
  const [, number, unit = ''] = lengthPattern.exec(written ?? '') ?? [];
  if (number === undefined) return undefined;
  if (unit === '%') return whole === undefined ? undefined : (Number(number) / 100) * whole;
  const factor = unitsPer[unit.toLowerCase()];
  return factor === undefined ? undefined : Number(number) * factor;
}

type Direction = 'width' | 'height' | 'diagonal';

const directions: Readonly<Record<string, Direction>> = {
  ...{ x: 'width', x1: 'width', x2: 'width', cx: 'width', fx: 'width', rx: 'width', width: 'width' },
  ...{ y: 'height', y1: 'height', y2: 'height', cy: 'height', fy: 'height', ry: 'height', height: 'height' },
  ...{ r: 'diagonal', fr: 'diagonal', 'stroke-width': 'diagonal', 'stroke-dashoffset': 'diagonal' },
};

/** Converts a length of an attribute to a unit that the renderer knows. */
export const toRenderedLength = (name: string, value: string): string =>
  name in directions && /\d(?:rem|ch|q)\s*$/i.test(value) ? String(toUnits(value) ?? value) : value;

/** Whether a length is computed, or a share of the window: only a browser can read it. */
export const isBrowserLength = (name: string, value: string): boolean =>
  (name in directions || name === 'stroke-dasharray') &&
  /^\s*(?:calc|min|max|clamp|env)\(|\d[sld]?v(?:w|h|i|b|min|max)\b/i.test(value);

const wholeOf = ({ width, height }: Viewport, direction: Direction) =>
  direction === 'diagonal' ? Math.sqrt((width ** 2 + height ** 2) / 2) : direction === 'width' ? width : height;

/** Default values of definitions in the plane of the drawing. */
const defaultsInPlane: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  linearGradient: { x1: '0', y1: '0', x2: '100%', y2: '0' },
  radialGradient: { cx: '50%', cy: '50%', r: '50%' },
  mask: { x: '-10%', y: '-10%', width: '120%', height: '120%' },
  filter: { x: '-10%', y: '-10%', width: '120%', height: '120%' },
};

const unitAttributes: Readonly<Record<string, string>> = {
  linearGradient: 'gradientUnits',
  radialGradient: 'gradientUnits',
  mask: 'maskUnits',
  filter: 'filterUnits',
  pattern: 'patternUnits',
};

const format = (value: number) => String(Number(value.toPrecision(8)));

/** Resolves all lengths in the attributes of an element to units of the drawing, which mean the same everywhere. */
export function resolveLengths({ name, attributes }: DrawingElement, viewport: Viewport): Record<string, string> {
  const units = unitAttributes[name];
  const inPlane = units === undefined || attributes[units] === 'userSpaceOnUse';
  const written = units !== undefined && inPlane ? { ...defaultsInPlane[name], ...attributes } : attributes;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => {
      if (key === 'stroke-dasharray') return [key, resolveDashes(value, viewport)];
      const direction = directions[key];
      // Shares of a shape's box stay as they are.
      if (direction === undefined || (!inPlane && (value.includes('%') || !/[a-z]/i.test(value)))) return [key, value];
      const resolved = toUnits(value, wholeOf(viewport, direction));
      return [key, resolved === undefined ? value : format(resolved)];
    }),
  );
}

const resolveDashes = (value: string, viewport: Viewport) =>
  value
    .trim()
    .split(/[\s,]+/)
    .map((dash) => {
      const resolved = toUnits(dash, wholeOf(viewport, 'diagonal'));
      return resolved === undefined ? dash : format(resolved);
    })
    .join(' ');
