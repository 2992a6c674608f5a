import type { OffsetProblem } from '../config/pathProblem.ts';
import type { Palette } from './palette.ts';

/** A drawing with its colours open. */
export interface Drawing {
  /** The `<svg …>` tag. */
  head: string;
  /** All between that and its end, `var(--a)` in place of each colour. */
  body: string;
  /** Role of each colour → the short name that it has in this file. */
  roles: ReadonlyMap<string, string>;
}

/** A colour in an attribute or in a style: `fill="#7b9fa4"`, `stop-color: #7b9fa4`. */
const colored = /\b(fill|stroke|stop-color)(="\s*|\s*:\s*)([^"';}<]*[^"';}<\s])/g;

const isColor = (value: string) => value !== 'none' && !value.startsWith('url(#');

/** Names of roles become a letter or two: they stand in the file many times. */
const shortName = (index: number) => (index < 26 ? '' : 'z') + String.fromCharCode(97 + (index % 26));

/** `#abc` as `#aabbcc`, in small letters. */
const longHex = (color: string) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Takes the text of a drawing whose colours are all in the palette; see findStrangeColors. */
export function parseDrawing(text: string, { roleOf }: Palette): Drawing {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();
  const end = plain.indexOf('>') + 1;
  const roles = new Map<string, string>();
  const nameOf = (role: string) => {
    if (!roles.has(role)) roles.set(role, shortName(roles.size));
    return roles.get(role)!;
  };
  const body = plain
    .slice(end, plain.lastIndexOf('</svg>'))
    .replace(colored, (whole, property: string, sign: string, value: string) =>
      isColor(value) ? `${property}${sign}var(--${nameOf(roleOf.get(longHex(value))!)})` : whole,
    );
  return { head: plain.slice(0, end), body, roles };
}

/** `#aabbcc` as `#abc`. */
const shortHex = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/**
 * The file of a site: the drawing and its colours by day and by night. They stand in the file itself, because pictures
 * reach a page through `<img>`, where the page's own variables do not hold.
 */
export function renderDrawing(
  { head, body, roles }: Drawing,
  colorOf: (role: string, time: 'day' | 'night') => string,
): string {
  const rule = (time: 'day' | 'night') =>
    `:root{${Array.from(roles, ([role, name]) => `--${name}:${shortHex(colorOf(role, time))}`).join(';')}}`;
  return `${head}<style>${rule('day')}@media(prefers-color-scheme:dark){${rule('night')}}</style>${body}</svg>\n`;
}

/** Colours of a drawing that the palette does not have: a theme could not replace them. */
export function findStrangeColors(text: string, { roleOf }: Palette): OffsetProblem[] {
  return Array.from(text.matchAll(colored)).flatMap((match): OffsetProblem[] => {
    const [whole, , , value] = match as unknown as [string, string, string, string];
    if (!isColor(value) || roleOf.has(longHex(value))) return [];
    const [drawn, role] = findNearest(longHex(value), roleOf);
    return [
      {
        offset: match.index + whole.length - value.length,
        message: `${value} is no colour of templates/art/palette.json`,
        hint: `the nearest is ${drawn}, ${role}`,
      },
    ];
  });
}

function findNearest(color: string, roleOf: ReadonlyMap<string, string>): [drawn: string, role: string] {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
  const wanted = channels(color);
  const distance = (hex: string) =>
    channels(hex).reduce((sum, channel, index) => sum + (channel - wanted[index]!) ** 2, 0);
  return [...roleOf].reduce((best, one) => (distance(one[0]) < distance(best[0]) ? one : best));
}
