import { renderTile, type TileParts, tileSize } from './tile.ts';

/** icon.svg: the tile alone. */
export const renderIcon = (tile: TileParts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize} ${tileSize}">${renderTile(tile)}</svg>\n`;
