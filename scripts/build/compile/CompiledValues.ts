import type { SiteValues } from '../../../app/site/SiteValues.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';

/**
 * Values that are compiled into a site: its own, the addresses of its pictures, and the texts that replace the app's.
 */
export interface CompiledValues extends SiteValues {
  /** Site-absolute addresses of pictures, by name; artImportsPlugin.ts puts them in place of imports. */
  art: Readonly<Record<string, string>>;
  /** By language tag and the key of the message; chunkMessages.ts puts them into the catalogues. */
  ownTexts: OwnTexts;
}

/** One of them, whether a list has an item, one picture or family, or the own texts of one language. */
export type CompiledValue = CompiledValues[keyof CompiledValues] | OwnTexts[string];

/** Values of a site by the keys that scripts read. */
export type ValuesByKey = Readonly<Record<string, CompiledValue | undefined>>;

/**
 * Part of a key between a list and an item: `site.locales.includes('de')` is compiled in as one boolean, read under the
 * key `locales$includes$de`. So it folds as a flag does, and no site needs a flag for each item.
 */
const listSeparator = '$includes$';

/**
 * Beginning of a picture's key: its address is read under a key such as `art$pay$wallet`. Under the key of a family,
 * `art$banner$`, are the addresses of all its pictures by their own keys. So a site's reads decide its pictures.
 */
const picturePrefix = 'art$';

/** Beginning of the key of a language's own texts: `ownTexts$de-CH`. */
const textsPrefix = 'ownTexts$';

export const ownTextsKey = (tag: string): string => `${textsPrefix}${tag}`;

export const listReadKey = (list: string, item: string): string => `${list}${listSeparator}${item}`;

/** Returns the key that is read for a picture, `pay-wallet`, or for any of a family, `banner-`. */
export const pictureKey = (name: string): string => `${picturePrefix}${name.replaceAll('-', '$')}`;

/** Returns the picture, or the beginning of a family's names, that a key is read for; undefined for all other keys. */
export const readPictureKey = (key: string): string | undefined =>
  key.startsWith(picturePrefix) ? key.slice(picturePrefix.length).replaceAll('$', '-') : undefined;

/** Reads the value behind a key, if the site has it. Throws if the key is of a list that the site does not have. */
export function readSiteKey(values: CompiledValues, key: string): CompiledValue | undefined {
  const picture = readPictureKey(key);
  if (picture !== undefined) return readArt(values.art, picture);
  if (key.startsWith(textsPrefix)) return values.ownTexts[key.slice(textsPrefix.length)];
  const [name, item] = key.split(listSeparator) as [keyof CompiledValues, string?];
  const value = values[name];
  if (item === undefined) return value;
  if (!Array.isArray(value)) throw new Error(`the site has no list named ${name}`);
  return value.includes(item);
}

/** Returns the address of a picture, or those of a family by the keys of its pictures; undefined if there is none. */
export function readArt(art: CompiledValues['art'], picture: string): string | Record<string, string> | undefined {
  if (!picture.endsWith('-')) return art[picture];
  const family = Object.entries(art).filter(([name]) => name.startsWith(picture));
  return Object.fromEntries(family.map(([name, address]) => [name.slice(picture.length), address]));
}

/**
 * Writes a value as JavaScript: JSON in which line separators and closing tags are escaped. Throws if it is undefined.
 */
export function toLiteral(value: CompiledValue | undefined, key: string): string {
  if (value === undefined) throw new Error(`the site has no value named ${key}`);
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('</', '<\\/');
}
