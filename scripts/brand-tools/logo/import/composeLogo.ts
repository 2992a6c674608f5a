import { type Artwork, formatNumber, openSvg, placeBox } from './artwork.ts';
import { withoutNight } from './nightStyle.ts';
import type { Box } from './pixels.ts';
import { MIN_RATIO_ON_LIGHT, measureReadability, type Readability } from './readability.ts';

/** Colours of the page by day and by night. */
export interface Pages {
  day: string;
  night: string;
}

export interface ComposedLogo {
  svg: string;
  day: Readability;
  night: Readability;
  /** The colours of the plates behind the logo, which make it readable. */
  plates: { day?: string; night?: string };
  /** Whether its own colours for the dark are kept, if it has any. */
  keepsNight?: boolean;
  /** The logo for dark grounds alone, if the brand gave one. */
  dark?: string;
}

/** Margin of the plate around the logo, in shares of its height. */
const PLATE_MARGIN = 0.1;
const HEIGHT = 64;
const LIGHT_PLATE = '#FFFFFF';

/** Ratio of the ink lost on a plate to that lost on the page below which the plate helps. */
const MAX_MORE_LOST = 2;

const frameOf = ({ box }: Artwork): Box => ({
  x: 0,
  y: 0,
  width: Math.max(1, (box.width / box.height) * HEIGHT),
  height: HEIGHT,
});

const place = (art: Artwork, elements = withoutNight(art.elements), frame = frameOf(art)) =>
  `<g transform="${placeBox(art.box, frame)}">${elements}</g>`;

/** Whether a plate is better than the page for ink that cannot be told from the page. */
const helps = ({ pixels }: Artwork, plate: string, onPage: Readability): boolean =>
  !onPage.readable && measureReadability(pixels, plate, MIN_RATIO_ON_LIGHT).lost < onPage.lost * MAX_MORE_LOST;

/**
 * Composes logo.svg of an artwork. If it cannot be told from the page by night, it is on a white plate there, and by
 * day on one in the brand's dark: nothing is recoloured, because the colours of a mark are not ours to change. Its own
 * colours for the dark are kept if they can be read there.
 */
export function composeLogo(
  art: Artwork,
  prefix: string,
  pages: Pages,
  darkPlate: string,
  dark?: Artwork,
): ComposedLogo {
  if (dark) return composePair(art, dark, prefix, pages);
  const day = measureReadability(art.pixels, pages.day, MIN_RATIO_ON_LIGHT);
  const own = art.night && measureReadability(art.night, pages.night);
  const night = own?.readable ? own : measureReadability(art.pixels, pages.night);
  const elements = own?.readable ? art.elements : withoutNight(art.elements);
  const plates = {
    ...(helps(art, darkPlate, day) && { day: darkPlate }),
    ...(helps(art, LIGHT_PLATE, night) && { night: LIGHT_PLATE }),
  };
  const frame = frameOf(art);
  const { width } = frame;
  const placed = place(art, elements, frame);
  const found = { day, night, plates, ...(own && { keepsNight: own.readable }) };
  if (Object.keys(plates).length === 0) return { svg: `${openSvg(frame)}${placed}</svg>\n`, ...found };
  const margin = HEIGHT * PLATE_MARGIN;
  const scale = 1 - 2 * PLATE_MARGIN;
  const names = { plate: `${prefix}-plate`, art: `${prefix}-art` };
  const show = (color: string | undefined) =>
    color === undefined
      ? `.${names.plate}{fill:none}.${names.art}{transform:none}`
      : `.${names.plate}{fill:${color}}.${names.art}{transform:translate(${margin}px,${margin}px) scale(${scale})}`;
  const style = `<style>${show(plates.day)}@media (prefers-color-scheme:dark){${show(plates.night)}}</style>`;
  const plateSize = `width="${formatNumber(width * scale + 2 * margin)}" height="${HEIGHT}" rx="${HEIGHT / 8}"`;
  const svg = `${openSvg(frame)}${style}<rect class="${names.plate}" fill="none" ${plateSize}/><g class="${names.art}">${placed}</g></svg>\n`;
  return { svg, ...found };
}

/** Composes the logo of a brand that has another one for dark grounds: that one is shown by night. */
function composePair(art: Artwork, dark: Artwork, prefix: string, pages: Pages): ComposedLogo {
  const day = measureReadability(art.pixels, pages.day, MIN_RATIO_ON_LIGHT);
  const night = measureReadability(dark.pixels, pages.night);
  const [frame, darkFrame] = [frameOf(art), frameOf(dark)];
  const names = { day: `${prefix}-day`, night: `${prefix}-night` };
  const style = `<style>.${names.night}{display:none}@media (prefers-color-scheme:dark){.${names.day}{display:none}.${names.night}{display:inline}}</style>`;
  const width = Math.max(frame.width, darkFrame.width);
  const groups = `<g class="${names.day}">${place(art)}</g><g class="${names.night}">${place(dark)}</g>`;
  return {
    svg: `${openSvg({ ...frame, width })}${style}${groups}</svg>\n`,
    dark: `${openSvg(darkFrame)}${place(dark)}</svg>\n`,
    ...{ day, night, plates: {} },
  };
}
