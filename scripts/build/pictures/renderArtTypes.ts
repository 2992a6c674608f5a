import { groupFamilies } from './picturesInArtFolder.ts';

/** Renders the types of the app's imports from `art:`, for the pictures with these ids. */
export function renderArtTypes(ids: readonly string[]): string {
  const families = Array.from(
    groupFamilies(ids),
    ([family, keys]) => `
declare module 'art:${family}/[key]' {
  export type Key = ${keys.map((key) => `'${key}'`).join(' | ')};
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}
`,
  );
  const pictures = ids
    .filter((id) => !id.startsWith('photo-'))
    .map((id) => `declare module 'art:${id}' { const address: string; export default address; }\n`);
  return `// Written by npm run schemas from the files in templates/art and brands/photoPlaces.ts.\n${families.join('')}\n${pictures.join('')}`;
}
