import { toIdPrefix } from '../../build/config/schema/slug.ts';
import { rounded } from './pathData.ts';
import { renderTile, type TileParts, tileSize } from './tile.ts';
import type { Typeface } from './typeface.ts';
import { setWordmark } from './wordmark.ts';

export interface LogoParts extends TileParts {
  slug: string;
  name: string;
  typeface: Typeface;
}

const height = 64;
const gap = 17;
const capHeight = 31;
/** Number of units of the wordmark's path in a unit of the drawing. */
const grain = 10;

/**
 * Finds the baseline at which a name looks centred beside the tile: half way between the middle of the capitals and
 * that of the small letters, which are most of a name.
 */
function findBaseline({ capHeight: capitals, xHeight }: Typeface): number {
  const smallLetters = (capHeight * xHeight) / capitals;
  return rounded(height / 2 + (capHeight + smallLetters) / 4);
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Renders logo.svg: the tile and the name beside it; in the dark, the name is light. */
export function renderLogo(parts: LogoParts): string {
  const { slug, name, typeface, palettes } = parts;
  const wordmark = setWordmark(name, typeface, capHeight * grain);
  const left = height + gap;
  const width = Math.ceil(left + wordmark.width / grain);
  // Named after the brand: on a page with two logos, neither may be coloured by the other's rule.
  const ink = `${toIdPrefix(slug)}-ink`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeText(name)}</title>`,
    `<style>.${ink}{fill:${palettes.primary['700']}}`,
    `@media (prefers-color-scheme:dark){.${ink}{fill:${palettes.primary['100']}}}</style>`,
    `<g transform="scale(${height / tileSize})">${renderTile(parts)}</g>`,
    `<path class="${ink}" transform="translate(${left} ${findBaseline(typeface)})scale(${1 / grain})" d="${wordmark.data}"/>`,
    '</svg>\n',
  ].join('');
}

/** Renders icon.svg: the tile alone. */
export const renderIcon = (tile: TileParts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize} ${tileSize}">${renderTile(tile)}</svg>\n`;
