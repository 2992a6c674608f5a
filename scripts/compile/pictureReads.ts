/**
 * A script reads the folder of the site's pictures under a name that says which picture it is read for:
 * `artUrl$pay$wallet`, or `artUrl$banner$` for any of a family. So the pictures of a site follow from its reads.
 */
const prefix = 'artUrl$';

/** Name of the value that is read for a picture, `pay-wallet`, or for any of a family, `banner-`. */
export const pictureKey = (name: string): string => `${prefix}${name.replaceAll('-', '$')}`;

/** The picture, or the beginning of a family's names, that a value is read for; undefined for all other values. */
export const readPictureKey = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).replaceAll('$', '-') : undefined;
