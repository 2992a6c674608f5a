import type { Photo } from '../../../api/contract/profile.ts';

/** A place of the own gallery; the first is that of the profile picture. */
export interface PictureSlot {
  /** Key that stays the same while an uploaded picture becomes one of the server. */
  key: string;
  /** Number of the place, from 1. */
  place: number;
  /** Null while an uploaded picture is not listed yet, and in an empty place. */
  photo: Photo | null;
  /** The picture as it was uploaded, until the server's has loaded. */
  uploaded: Blob | null;
}

/** Pictures that were uploaded, and the ids of those that were there before. */
export interface RecentUploads {
  pictures: readonly Blob[];
  knownIds: ReadonlySet<string>;
}

/** Least number of places, so that the empty ones invite. */
const MIN_SLOTS = 6;

/** Sorts the profile picture first; the others keep the order of the server. */
export const toOrderedPhotos = (photos: readonly Photo[]): Photo[] =>
  [...photos].sort((a, b) => Number(b.main) - Number(a.main));

/** Arranges the member's pictures, those that are being uploaded, and empty places. */
export function toPictureSlots(photos: readonly Photo[], { pictures, knownIds }: RecentUploads): PictureSlot[] {
  const waiting = [...pictures.entries()];
  const filled: Omit<PictureSlot, 'place'>[] = toOrderedPhotos(photos).map((photo) => {
    const arrived = knownIds.has(photo.id) ? undefined : waiting.shift();
    return arrived
      ? { key: `uploaded ${arrived[0]}`, photo, uploaded: arrived[1] }
      : { key: photo.id, photo, uploaded: null };
  });
  for (const [index, uploaded] of waiting) filled.push({ key: `uploaded ${index}`, photo: null, uploaded });
  const count = Math.max(MIN_SLOTS, filled.length + 1);
  return Array.from({ length: count }, (_, index) => ({
    ...(filled[index] ?? { key: `empty ${index}`, photo: null, uploaded: null }),
    place: index + 1,
  }));
}

/** Moves one of the ids to another index; returns the same list if it cannot be moved there. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id);
  const index = Math.min(Math.max(0, to), ids.length - 1);
  if (from < 0 || from === index) return ids;
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** The pictures in the order of the ids; the first is the profile picture. */
export const toReorderedPhotos = (photos: readonly Photo[], ids: readonly string[]): Photo[] =>
  [...photos]
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((photo, index) => ({ ...photo, main: index === 0 }));

/** The place to which a key moves a picture; null for other keys, and at the ends. */
export function toPlaceByKey(key: string, place: number, count: number): number | null {
  const places: Record<string, number> = {
    ...{ ArrowLeft: place - 1, ArrowUp: place - 1, ArrowRight: place + 1, ArrowDown: place + 1 },
    ...{ Home: 1, End: count },
  };
  const to = places[key];
  return to === undefined || to < 1 || to > count || to === place ? null : to;
}
