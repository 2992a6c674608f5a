import { element } from './element.ts';
import { paintStyle } from './paintStyle.ts';
import { type Band, bands, type PaintTheme, type Role, roles } from './roles.ts';

/**
 * One drawing: `draw` is called with the age band and returns elements that name roles only. `render` gives the file
 * for a theme and band: light colours, and dark ones where the reader's system is dark.
 */
export interface Picture {
  name: string;
  width: number;
  height: number;
  /** The bands whose sites show it. */
  bands: readonly Band[];
  render(theme: PaintTheme, band: Band): string;
}

export interface PictureSource {
  name: string;
  width: number;
  height: number;
  bands?: readonly Band[];
  draw(band: Band): string;
}

const roleUse = /var\(--([A-Za-z0-9]+)\)/g;

/** Names of roles become a letter or two: they stand in the file many times. */
const shortName = (index: number) => (index < 26 ? '' : 'z') + String.fromCharCode(97 + (index % 26));

interface Drawn {
  body: string;
  names: Map<Role, string>;
}

function drawOnce({ name, draw }: PictureSource, band: Band): Drawn {
  const drawn = draw(band);
  const used = [...new Set(Array.from(drawn.matchAll(roleUse), (match) => match[1] as Role))];
  const unknown = used.filter((role) => !roles.includes(role));
  if (unknown.length > 0) throw new TypeError(`${name} names a role that no recipe mixes: ${unknown.join(', ')}`);
  const names = new Map(used.map((role, index) => [role, shortName(index)]));
  return { names, body: drawn.replace(roleUse, (_, role: Role) => `var(--${names.get(role)})`) };
}

export function picture(source: PictureSource): Picture {
  const { name, width, height, bands: shown = bands } = source;
  // A theme changes the colours only, so the drawing is made once for each band.
  const drawings = new Map<Band, Drawn>();
  return {
    name,
    width,
    height,
    bands: shown,
    render(theme, band) {
      const drawn = drawings.get(band) ?? drawOnce(source, band);
      drawings.set(band, drawn);
      const size = { viewBox: `0 0 ${width} ${height}`, width, height };
      // Said once for every line: `shape` and its like name their own fill.
      const ends = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
      const style = element('style', {}, paintStyle(theme, band, drawn.names));
      return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, ...ends }, style, drawn.body)}\n`;
    },
  };
}
