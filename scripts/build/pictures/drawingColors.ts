import type { OffsetProblem } from '../config/parse/pathProblem.ts';
import type { PicturePalette } from './picturePalette.ts';

/** A drawing with its colours open. */
export interface Drawing {
  /** The `<svg …>` tag. */
  head: string;
  /** Everything between that and its end, with `var(--a)` in place of each colour. */
  body: string;
  /** The short name in this file of each role of a colour, or of each colour without one. */
  roles: ReadonlyMap<string, string>;
}

/** Pattern of a colour in an attribute or in a style: `fill="#7b9fa4"`, `stop-color: #7b9fa4`. */
const colored = /\b(fill|stroke|stop-color)(="\s*|\s*:\s*)([^"';}<]*[^"';}<\s])/g;

const isColor = (value: string) => value !== 'none' && !value.startsWith('url(#');

/** Returns a name of a letter or two for a role, because the file repeats it many times. */
const shortName = (index: number) => 'z'.repeat(Math.floor(index / 26)) + String.fromCharCode(97 + (index % 26));

/** Writes `#abc` as `#aabbcc`, in small letters. */
const longHex = (color: string) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Replaces by spaces what drawing programs write beside the drawing, so that everything else keeps its place. */
export const blankRemarks = (text: string): string =>
  text.replace(/<\?xml.*?\?>|<!--.*?-->/gs, (remark) => remark.replaceAll(/\S/g, ' '));

/**
 * Parses a drawing's text without remarks. Colours that are not in the palette, which only brands use, have no role.
 */
export function parseDrawing(text: string, { roleOf }: PicturePalette): Drawing {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();
  const end = plain.indexOf('>') + 1;
  const roles = new Map<string, string>();
  const nameOf = (role: string) => {
    if (!roles.has(role)) roles.set(role, shortName(roles.size));
    return roles.get(role)!;
  };
  const body = plain
    .slice(end, plain.lastIndexOf('</svg>'))
    .replace(colored, (whole, property: string, sign: string, value: string) => {
      if (!isColor(value)) return whole;
      const color = longHex(value);
      return `${property}${sign}var(--${nameOf(roleOf.get(color) ?? color)})`;
    });
  return { head: plain.slice(0, end), body, roles };
}

/** Writes `#aabbcc` as `#abc`. */
const shortHex = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/**
 * Renders a site's file: the drawing and its colours by day and by night. These are in the file itself, because
 * pictures reach a page through `<img>`, where the page's own variables do not apply.
 */
export function renderDrawing(
  { head, body, roles }: Drawing,
  colorOf: (role: string, time: 'day' | 'night') => string,
): string {
  const rule = (time: 'day' | 'night') =>
    `:root{${Array.from(roles, ([role, name]) => `--${name}:${shortHex(colorOf(role, time))}`).join(';')}}`;
  return `${head}<style>${rule('day')}@media(prefers-color-scheme:dark){${rule('night')}}</style>${body}</svg>\n`;
}

/** Puts the colours of the day into a site's file in place of its properties, for renderers that know none. */
export function inlineDayColors(svg: string): string {
  const [rule = ''] = /:root\{[^}]*\}/.exec(svg) ?? [];
  const colors = new Map(Array.from(rule.matchAll(/--(\w+):([^;}]+)/g), ([, name, color]) => [name, color]));
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/var\(--(\w+)\)/g, (whole, name) => colors.get(name) ?? whole);
}

interface StrangeColor {
  /** As it is written. */
  value: string;
  offset: number;
}

/** Lists the colours of a drawing that are not in the palette: a theme could not replace them. */
const listStrangeColors = (text: string, { roleOf }: PicturePalette): StrangeColor[] =>
  Array.from(text.matchAll(colored)).flatMap((match) => {
    const [whole, , , value] = match as unknown as [string, string, string, string];
    if (!isColor(value) || roleOf.has(longHex(value))) return [];
    return [{ value, offset: match.index + whole.length - value.length }];
  });

export const findStrangeColors = (text: string, palette: PicturePalette): OffsetProblem[] =>
  listStrangeColors(text, palette).map(({ value, offset }) => {
    const { drawn, role } = findNearest(longHex(value), palette.roleOf);
    const message = `${value} is no colour of templates/art/palette.json`;
    return { offset, message, hint: `the nearest is ${drawn}, ${role}` };
  });

/**
 * Finds colours of a brand's own drawing in another notation, or so close to one of the palette that this one is meant.
 */
export const findOwnColorProblems = (text: string, palette: PicturePalette): OffsetProblem[] =>
  listStrangeColors(text, palette).flatMap(({ value, offset }): OffsetProblem[] => {
    if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value))
      return [{ offset, message: `${value} is no colour that a picture can have`, hint: 'write it as #rrggbb' }];
    const { drawn, role, distance } = findNearest(longHex(value), palette.roleOf);
    if (distance > MEANT_DISTANCE) return [];
    const hint = `write ${drawn}, which follows the theme, or a colour that is plainly another`;
    return [{ offset, message: `${value} is almost ${drawn}, ${role} of templates/art/palette.json`, hint }];
  });

/** Largest sum of the channels' squared differences; a program that converts colours moves channels by one or two. */
const MEANT_DISTANCE = 12;

function findNearest(color: string, roleOf: ReadonlyMap<string, string>) {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
  const wanted = channels(color);
  const distanceOf = (hex: string) =>
    channels(hex).reduce((sum, channel, index) => sum + (channel - wanted[index]!) ** 2, 0);
  return Array.from(roleOf, ([drawn, role]) => ({ drawn, role, distance: distanceOf(drawn) })).reduce((best, one) =>
    one.distance < best.distance ? one : best,
  );
}
