import bannerPicture, { type Key } from 'art:banner/[key]';
import { twoDigits } from '../lib/twoDigits.ts';

/** How many profile backgrounds there are. */
export const BACKGROUND_COUNT = 23;

/** What the API has as a background, 1 to 23; anything odd is the first. */
export const parseBackground = (written: number | null): number =>
  written !== null && Number.isInteger(written) && written >= 1 && written <= BACKGROUND_COUNT ? written : 1;

/** Address of the picture behind a profile. */
export const backgroundUrl = (background: number): string => bannerPicture(twoDigits(background) as Key);
