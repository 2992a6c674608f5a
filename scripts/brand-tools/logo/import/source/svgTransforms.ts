import { toUnits, type Viewport } from './svgLengths.ts';

/** The six numbers of `matrix(…)`; NaN means no number. */
export type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const degreesPer: Readonly<Record<string, number>> = { '': 1, deg: 1, rad: 180 / Math.PI, grad: 0.9, turn: 360 };

const readNumber = (written = '') => {
  const [, number, unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z%]*)$/i.exec(written) ?? [];
  return { number: number === undefined ? Number.NaN : Number(number), unit: unit.toLowerCase() };
};

function readAngle(written?: string): number {
  const { number, unit } = readNumber(written);
  return ((number * (degreesPer[unit] ?? Number.NaN)) / 180) * Math.PI;
}

function readFactor(written?: string): number {
  const { number, unit } = readNumber(written);
  return unit === '%' ? number / 100 : unit === '' ? number : Number.NaN;
}

const readLength = (written: string | undefined, whole: number) => toUnits(written, whole) ?? Number.NaN;

export const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
const stretch = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];
const slant = (x: number, y: number): Matrix => [1, Math.tan(y), Math.tan(x), 1, 0, 0];

function turn(angle: number, x = 0, y = 0): Matrix {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const around: Matrix = [cosine, sine, -sine, cosine, 0, 0];
  return multiply(multiply(move(x, y), around), move(-x, -y));
}

type Written = readonly (string | undefined)[];

const moveBy = ([x, y = '0']: Written, { width, height }: Viewport) =>
  move(readLength(x, width), readLength(y, height));
const stretchBy = ([x, y = x]: Written) => stretch(readFactor(x), readFactor(y));
const turnBy = ([angle, x = '0', y = '0']: Written) => turn(readAngle(angle), readLength(x, 0), readLength(y, 0));

/** Functions that move shapes in the plane; those that only move them towards the eye change nothing. */
const functions: Readonly<Record<string, (written: Written, box: Viewport) => Matrix | undefined>> = {
  translate: moveBy,
  translate3d: moveBy,
  translatex: ([x], box) => moveBy([x], box),
  translatey: ([y], box) => moveBy(['0', y], box),
  translatez: () => identity,
  scale: stretchBy,
  scale3d: stretchBy,
  scalex: ([x]) => stretchBy([x, '1']),
  scaley: ([y]) => stretchBy(['1', y]),
  scalez: () => identity,
  rotate: turnBy,
  rotatez: ([angle]) => turnBy([angle]),
  rotate3d: ([x, y, z, angle]) =>
    Number(x) === 0 && Number(y) === 0 ? turn(Math.sign(Number(z)) * readAngle(angle)) : undefined,
  skew: ([x, y = '0']) => slant(readAngle(x), readAngle(y)),
  skewx: ([x]) => slant(readAngle(x), 0),
  skewy: ([y]) => slant(0, readAngle(y)),
  matrix: (written) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = written.map((value) => readLength(value, 0));
    return written.length === 6 ? [a, b, c, d, e, f] : undefined;
  },
  matrix3d: (written) => {
    const values = written.map(Number);
    const isFlat = values.length === 16 && [2, 3, 6, 7, 8, 9, 11].every((at) => values[at] === 0) && values[15] === 1;
    const [a, b, c, d, e, f] = [0, 1, 4, 5, 12, 13].map((at) => values[at]!) as [...Matrix];
    return isFlat ? [a, b, c, d, e, f] : undefined;
  },
};

const splitValues = (text: string) => text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[a-z%]*|[^\s,]+/gi) ?? [];

const functionPattern = /([a-z][\da-z]*)\s*\(([^()]*)\)/gi;

/** Reads the functions of a transform; undefined if they do not stay in the plane, or are not written in numbers. */
export function readTransform(text: string, box: Viewport): Matrix | undefined {
  if (text.replaceAll(functionPattern, '').replaceAll(/[\s,]|^none$/g, '') !== '') return undefined;
  let matrix = identity;
  for (const [, name, values] of text.matchAll(functionPattern)) {
    const next = functions[name!.toLowerCase()]?.(splitValues(values!), box);
    if (!next?.every(Number.isFinite)) return undefined;
    matrix = multiply(matrix, next);
  }
  return matrix;
}

const plainPattern = /^(?:[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d.eE,\s]*\))*\s*$/;

/** Whether an attribute transforms: its notation has fewer functions, and no units. */
export const isPlainTransform = (text: string): boolean =>
  plainPattern.test(text) && readTransform(text, { width: 1, height: 1 }) !== undefined;

/** Returns the attribute that transforms an element. */
export const transformName = (element: string): string =>
  element === 'pattern' ? 'patternTransform' : element.endsWith('Gradient') ? 'gradientTransform' : 'transform';

/** Converts the properties that move, turn and scale beside `transform` to its notation. */
export function toFunctions({ translate, rotate, scale }: Readonly<Record<string, string | undefined>>): string {
  const call = (name: string, value = 'none') => {
    const values = splitValues(value);
    return value === 'none' ? '' : `${name}(${values.join()})`;
  };
  const [angle = 'none', x, y, z] = splitValues(rotate ?? '').toReversed();
  const around = { x: '1,0,0', y: '0,1,0', z: '0,0,1' }[x?.toLowerCase() ?? 'z'] ?? `${z},${y},${x}`;
  return `${call('translate', translate)}${angle === 'none' ? '' : `rotate3d(${around},${angle})`}${call('scale', scale)}`;
}

const sides: Readonly<Record<string, string>> = { left: '0%', top: '0%', center: '50%', right: '100%', bottom: '100%' };

/** Reads a transform-origin in a box as browsers do, as a share and a length. */
export function readOrigin(text: string, { width, height }: Viewport): readonly [x: number, y: number] | undefined {
  const [first = '', second = 'center'] = splitValues(text.toLowerCase());
  const swapped = /^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second);
  const [x, y] = swapped ? [second, first] : [first, second];
  const origin = [readLength(sides[x] ?? x, width), readLength(sides[y] ?? y, height)] as const;
  return origin.every(Number.isFinite) ? origin : undefined;
}
