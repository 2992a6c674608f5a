import { type PhotoPictureName, photoPictureNames } from '../../../../brands/photoPlaces.ts';

/** Folder of the pictures from photographs in a site. */
export const photosFolder = 'assets/photos';

interface PhotoVersion {
  width: number;
  time: 'day' | 'night';
  format: 'avif' | 'webp';
}

/** The addresses that the app asks for of each picture, and the files that they lead to. */
export const photoKeys: readonly {
  key: string;
  pick: <Version extends PhotoVersion>(files: readonly Version[]) => readonly Version[];
}[] = [
  {
    key: 'src',
    pick: (files) => files.filter(({ time, format }) => time === 'day' && format === 'webp').slice(0, 1),
  },
  ...(['day', 'night'] as const).flatMap((wantedTime) =>
    (['avif', 'webp'] as const).map((wantedFormat) => ({
      key: wantedTime === 'day' ? wantedFormat : `night-${wantedFormat}`,
      pick: <Version extends PhotoVersion>(files: readonly Version[]) =>
        files.filter(({ time, format }) => time === wantedTime && format === wantedFormat),
    })),
  ),
];

/** Returns the family of `art:` imports of a picture: `import photo from 'art:photo-completion/[key]'`. */
export const toPhotoFamily = (picture: PhotoPictureName): string => `photo-${picture}`;

/** Lists the ids of all addresses of photographs, as those of drawings are listed. */
export const listPhotoIds = (): string[] =>
  photoPictureNames.flatMap((picture) => photoKeys.map(({ key }) => `${toPhotoFamily(picture)}/${key}`));

/**
 * Returns what an `img` or a `source` needs of the files behind one name: the address of a drawing, or of the photograph
 * for browsers without `srcset`; the candidates of a `srcset` for all others.
 */
export function toPictureAddress(name: string, files: readonly { path: string }[]): string {
  const addresses = files.map(({ path }) => `/${path}`);
  if (!files[0]!.path.startsWith(`${photosFolder}/`) || name.endsWith('-src')) return addresses[0]!;
  return addresses
    .map((address) => `${address} ${/-(\d+)(?:-night)?-[0-9a-f]{10}\.\w+$/.exec(address)![1]}w`)
    .join(', ');
}
