import { type PhotoPlace, photoPictures, photoPlaceNames, photoPlaces } from '../../../../brands/photoPlaces.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { type ParsedDocument, toProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';
import { cropPhoto, type PhotoFile, photoFolder, smallestPhoto } from '../schema/photos.ts';

/** Whether a photograph has the pixels for all pictures of its place. */
export const isLargeEnough = (photo: Pick<PhotoFile, 'place' | 'width' | 'height'>): boolean =>
  photoPlaces[photo.place].every((name) => {
    const { widths } = photoPictures[name];
    return cropPhoto({ ...photo, focus: [50, 50] }, photoPictures[name]).width >= Math.max(...widths);
  });

/** Says how many pixels a photograph of a place needs. */
export function describeSmallestPhoto(place: PhotoPlace): string {
  const { width, height } = smallestPhoto(place);
  return `it needs at least ${width} by ${height} pixels there`;
}

/** Checks that each photograph has its key in brand.json, each key its photograph, and each the pixels for its place. */
export function checkPhotos(
  document: ParsedDocument,
  written: PartialBrand['photos'] = {},
  files: readonly PhotoFile[],
): Problem[] {
  const folder = document.file.replace(/[^/]*$/, photoFolder);
  const chosen = photoPlaceNames.filter((place) => Object.hasOwn(written, place));
  const atKey = (place: PhotoPlace, message: string, hint: string) =>
    toProblem(document, { path: ['photos', place], on: 'key', message, hint });
  return [
    ...chosen
      .filter((place) => !files.some((photo) => photo.place === place))
      .map((place) =>
        atKey(
          place,
          `there is no photograph ${folder}/${place}.jpg`,
          `npm run brand -- photo adds it, or takes ${quote(place)} away with --remove`,
        ),
      ),
    ...(chosen.includes('signInTall') && !chosen.includes('signIn')
      ? [atKey('signInTall', '"signInTall" is only for phones and columns', 'add a photograph for "signIn", too')]
      : []),
    ...files.flatMap((photo) => {
      const { file, place, width, height } = photo;
      if (!chosen.includes(place))
        return [
          toFileProblem(file, `brand.json has no ${quote(place)} in "photos"`, 'add the key, or delete the file'),
        ];
      if (photo.isBroken || isLargeEnough(photo)) return [];
      return [toFileProblem(file, `the photograph has ${width} by ${height} pixels`, describeSmallestPhoto(place))];
    }),
  ];
}
