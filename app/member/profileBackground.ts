import bannerPicture, { type Key } from 'art:banner/[key]';

/** Number of profile backgrounds. */
export const BACKGROUND_COUNT = 23;

/** The number of a profile background, 1 to 23; the first for any other number of the API. */
export const parseBackground = (number: number | null): number =>
  number !== null && Number.isInteger(number) && number >= 1 && number <= BACKGROUND_COUNT ? number : 1;

/** Address of the background picture. */
export const backgroundUrl = (background: number): string => bannerPicture(String(background).padStart(2, '0') as Key);
