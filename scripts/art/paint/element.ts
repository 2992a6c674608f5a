import { rounded } from '../pathData.ts';
import type { Role } from './roles.ts';

/**
 * SVG elements as text: `shape(d, 'near')`, `line(d, 'ink', 3)`, `group({ opacity: 0.4 }, …)`. Numbers are rounded to
 * one decimal; colours are roles, or a gradient's name with a `#` before it.
 */
export type Fill = Role | `#${string}` | 'none';
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const paintOf = (fill: Fill) =>
  fill === 'none' ? fill : fill.startsWith('#') ? `url(${fill})` : `var(--${fill})`;

/** As short as SVG takes it: `.5`, not `0.5`. Opacities and scales keep two decimals, lengths one. */
const fine = /opacity|offset|scale|transform/;
const shorten = (value: number) => String(value).replace(/^(-?)0\./, '$1.');
const format = (name: string, value: string | number) =>
  typeof value === 'string' ? value : shorten(fine.test(name) ? Math.round(value * 100) / 100 : rounded(value));

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const pairs = Object.entries(attributes)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
    .map(([key, value]) => ` ${key}="${format(key, value)}"`);
  const head = `<${name}${pairs.join('')}`;
  return children.length > 0 ? `${head}>${children.join('')}</${name}>` : `${head}/>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]) => element('g', attributes, ...children);

/** A filled path. */
export const shape = (d: string, fill: Fill, more: Attributes = {}) =>
  element('path', { fill: paintOf(fill), d, ...more });

/** A drawn line; it has round ends and no fill because the whole picture says so. */
export const line = (d: string, stroke: Fill, width: number, more: Attributes = {}) =>
  element('path', {
    stroke: paintOf(stroke),
    'stroke-width': width,
    d,
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: Fill, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill: paintOf(fill), ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: Fill, more: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill: paintOf(fill), ...more });

export const rect = (x: number, y: number, width: number, height: number, fill: Fill, more: Attributes = {}) =>
  element('rect', { x: x || undefined, y: y || undefined, width, height, fill: paintOf(fill), ...more });

/** From one role to another; a stop is a role, or a role with its opacity. */
export type Stop = readonly [offset: number, role: Role, opacity?: number];
const stops = (list: readonly Stop[]) =>
  list.map(([offset, role, opacity]) =>
    element('stop', { offset: offset || undefined, 'stop-color': paintOf(role), 'stop-opacity': opacity }),
  );

/** Top to bottom unless said: `x1` to `y2` as shares of the shape that is filled. */
export const linearGradient = (id: string, list: readonly Stop[], vector: Attributes = { x2: 0, y2: 1 }) =>
  element('linearGradient', { id, ...vector }, ...stops(list));

export const radialGradient = (id: string, list: readonly Stop[], more: Attributes = {}) =>
  element('radialGradient', { id, ...more }, ...stops(list));

/** Gradients and clips show nothing by themselves, wherever they stand. */
const unseen = /^<(?:linearGradient|radialGradient|clipPath)\b/;

/** Something to be placed with `place`, not shown by itself. */
export const defs = (...children: readonly string[]) =>
  children.every((child) => unseen.test(child)) ? children.join('') : element('defs', {}, ...children);

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Another scale upwards; a negative one mirrors at the ground. */
  scaleY?: number;
  flip?: boolean;
  turn?: number;
  opacity?: number;
}

const toTransform = ({ x = 0, y = 0, scale = 1, scaleY = scale, flip = false, turn = 0 }: Placement) => {
  const moved = x || y ? `translate(${shorten(rounded(x))} ${shorten(rounded(y))})` : '';
  const turned = turn ? `rotate(${shorten(rounded(turn))})` : '';
  const [across, down] = [flip ? -scale : scale, scaleY].map((value) => shorten(Math.round(value * 1000) / 1000));
  const scaled =
    across === '1' && down === '1' ? '' : across === down ? `scale(${across})` : `scale(${across} ${down})`;
  return `${moved}${turned}${scaled}` || undefined;
};

/** Draws what `defs` holds under an id once more. */
export const place = (id: string, at: Placement = {}) =>
  element('use', { href: `#${id}`, transform: toTransform(at), opacity: at.opacity });

/** Moves, turns and sizes its children. */
export const moved = (at: Placement, ...children: readonly string[]) =>
  group({ transform: toTransform(at), opacity: at.opacity }, ...children);
