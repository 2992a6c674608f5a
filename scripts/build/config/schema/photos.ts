import {
  type PhotoPictureName,
  type PhotoPlace,
  type PhotoTone,
  photoPictures,
  photoPlaces,
} from '../../../../brands/photoPlaces.ts';

/** Folder of a brand's photographs, and the limits of a file in it, which npm run brand -- photo keeps. */
export const photoFolder = 'photos';
export const photoLimits = { kilobytes: 4096, megapixels: 16, proportion: 3 } as const;

/** A photograph as a brand's folder has it: whole, upright, in sRGB, without metadata. */
export interface PhotoFile {
  place: PhotoPlace;
  /** Path from the project's root. */
  file: string;
  sha256: string;
  width: number;
  height: number;
  /** Set for one that has a problem of its own; its facts are zero. */
  isBroken?: true;
}

/** A photograph, and the choices of how it is shown. */
export interface ResolvedPhoto extends PhotoFile {
  /** Percent from the left and from the top. */
  focus: readonly [x: number, y: number];
  tone: PhotoTone;
}

export interface PhotoCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Crops a photograph to the proportions of a picture, with the focus as near to the middle as possible. */
export function cropPhoto(
  photo: Pick<ResolvedPhoto, 'width' | 'height' | 'focus'>,
  picture: { width: number; height: number },
): PhotoCrop {
  const proportion = picture.width / picture.height;
  const width = Math.min(photo.width, Math.round(photo.height * proportion));
  const height = Math.min(photo.height, Math.round(photo.width / proportion));
  const [x, y] = photo.focus;
  const left = clamp(Math.round((photo.width * x) / 100 - width / 2), photo.width - width);
  const top = clamp(Math.round((photo.height * y) / 100 - height / 2), photo.height - height);
  return { left, top, width, height };
}

/**
 * Returns the percentages of an `object-position` that keep the focus of a photograph in sight where its crop is cut
 * further.
 */
export function focusInCrop(
  photo: Pick<ResolvedPhoto, 'width' | 'height' | 'focus'>,
  picture: { width: number; height: number },
): [x: number, y: number] {
  const { left, top, width, height } = cropPhoto(photo, picture);
  const [x, y] = photo.focus;
  return [
    Math.round(clamp(((photo.width * x) / 100 - left) / width, 1) * 100),
    Math.round(clamp(((photo.height * y) / 100 - top) / height, 1) * 100),
  ];
}

/** Returns the pixels that a photograph needs at least for all pictures of a place. */
export function smallestPhoto(place: PhotoPlace): { width: number; height: number } {
  const sizes = photoPlaces[place].map((name: PhotoPictureName) => {
    const { width, height, widths } = photoPictures[name];
    const largest = Math.max(...widths);
    return { width: largest, height: Math.round((largest * height) / width) };
  });
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** Finds the photograph that a picture is made from: the one for it alone before the one for several. */
export function findPhotoOf(photos: readonly ResolvedPhoto[], name: PhotoPictureName): ResolvedPhoto | undefined {
  const fitting = photos.filter(({ place }) => (photoPlaces[place] as readonly string[]).includes(name));
  return fitting.toSorted((a, b) => photoPlaces[a.place].length - photoPlaces[b.place].length)[0];
}
