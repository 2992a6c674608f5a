import { blend } from '../paint/color.ts';
import { type Attributes, element } from '../paint/element.ts';

/** A colour with its own shade and its own light. */
export interface Tones {
  main: string;
  shade: string;
  light: string;
}

/** Photographs keep their colours whatever the theme and the hour: portraits name colours, not roles. */
export const toTones = (main: string, deepen = '#24162c', byShade = 0.26, byLight = 0.26): Tones => ({
  main,
  shade: blend(main, deepen, byShade),
  light: blend(main, '#fff6e6', byLight),
});

/** A minus sign separates by itself. */
const dense = (d: string) => d.replaceAll(' -', '-').replaceAll(/([ ,a-zA-Z-])0\./g, '$1.');

export const fill = (d: string, color: string, more: Attributes = {}) =>
  element('path', { fill: color, d: dense(d), ...more });

export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  element('path', { stroke: color, 'stroke-width': width, d: dense(d), ...more });

export const disc = (cx: number, cy: number, r: number, color: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill: color, ...more });

export const box = (x: number, y: number, width: number, height: number, color: string, more: Attributes = {}) =>
  element('rect', { x: x || undefined, y: y || undefined, width, height, fill: color, ...more });

/** Top to bottom unless `across`; evenly spaced stops. */
export const fade = (
  id: string,
  colors: readonly (string | readonly [color: string, opacity: number])[],
  across = false,
) =>
  element(
    'linearGradient',
    { id, ...(across ? {} : { x2: 0, y2: 1 }) },
    ...colors.map((stop, index) => {
      const [color, opacity] = typeof stop === 'string' ? [stop, undefined] : stop;
      const offset = index / (colors.length - 1) || undefined;
      return element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
    }),
  );

/** Many boxes of one colour as one path. */
export const boxes = (
  list: readonly (readonly [x: number, y: number, width: number, height: number])[],
  color: string,
  more: Attributes = {},
) =>
  fill(
    list
      .map((sides) => {
        const [x, y, w, h] = sides.map(Math.round);
        return `M${x} ${y}h${w}v${h}h-${w}`;
      })
      .join(''),
    color,
    more,
  );

/** Many discs of one size and colour as one path. */
export const discs = (
  list: readonly (readonly [x: number, y: number])[],
  r: number,
  color: string,
  more: Attributes = {},
) => stroke(list.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join(''), color, Math.round(r * 2), more);
