import { type Picture, type PictureSource, picture } from '../paint/picture.ts';
import type { Band } from '../paint/roles.ts';

export interface ObjectPicture extends Picture {
  /** Whether its file differs between age bands; if not, one file per theme will do. */
  byBand: boolean;
}

/** A picture for all bands, in the light of one of them: 40 dusk, 50 afternoon, 60 golden hour. */
export function still(hour: Band, source: PictureSource): ObjectPicture {
  const drawn = picture(source);
  return { ...drawn, byBand: false, render: (theme) => drawn.render(theme, hour) };
}

export const tileWidth = 320;
export const tileHeight = 240;

/** A picture of the size that answers and interests are shown at. */
export const tile = (name: string, hour: Band, draw: () => readonly string[]): ObjectPicture =>
  still(hour, { name, width: tileWidth, height: tileHeight, draw: () => draw().join('') });
