import { readPictureKey } from './pictureReads.ts';

/**
 * `site.locales.includes('de')` is compiled in as one boolean, read under a name that says list and item:
 * `locales$includes$de`. So it folds as a flag does, and no site needs a flag for each item.
 */
const separator = '$includes$';

export const listReadKey = (list: string, item: string): string => `${list}${separator}${item}`;

/**
 * The value behind a key: that of a site, whether its list has the item, or for a picture the folder `artUrl`.
 * Throws if the site has no such list.
 */
export function readSiteKey(values: object, key: string): unknown {
  if (readPictureKey(key) !== undefined) return readSiteKey(values, 'artUrl');
  const [list, item] = key.split(separator) as [string, string?];
  const value = (values as Readonly<Record<string, unknown>>)[list];
  if (item === undefined) return value;
  if (!Array.isArray(value)) throw new Error(`the site has no list named ${list}`);
  return value.includes(item);
}
