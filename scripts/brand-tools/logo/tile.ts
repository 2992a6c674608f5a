import type { Mark } from './assignMarks.ts';
import { constructions } from './constructions.ts';
import { toPathData } from './pathData.ts';
import type { Shape, Tone } from './shape.ts';
import { type LogoPalettes, toneColors } from './tileSchemes.ts';

/** Roundness of the tile, in the words of a theme's shape. */
export type Corners = 'round' | 'soft' | 'calm' | 'square';

/** Width and height of a tile. */
export const tileSize = 512;
const cornerRadius = { round: 136, soft: 112, calm: 88, square: 24 } as const satisfies Record<Corners, number>;
const middle = [tileSize / 2, tileSize / 2] as const;

export interface TileParts {
  mark: Mark;
  corners: Corners;
  palettes: LogoPalettes;
}

const renderShape = ({ tone, paths, width, ends }: Shape, colors: Readonly<Record<Tone, string>>) => {
  const data = toPathData(paths, middle);
  if (width === undefined) return `<path fill="${colors[tone]}" d="${data}"/>`;
  const round = ends === 'flat' ? '' : ' stroke-linecap="round" stroke-linejoin="round"';
  return `<path fill="none" stroke="${colors[tone]}" stroke-width="${width}"${round} d="${data}"/>`;
};

/** Renders the ground and the mark on it, as elements without their svg. */
export function renderTile({ mark, corners, palettes }: TileParts): string {
  const colors = toneColors(palettes, mark.scheme);
  const ground = `<rect width="${tileSize}" height="${tileSize}" rx="${cornerRadius[corners]}" fill="${colors.ground}"/>`;
  const shapes = constructions[mark.construction][mark.cutOut];
  return [ground, ...shapes.map((shape) => renderShape(shape, colors))].join('');
}
