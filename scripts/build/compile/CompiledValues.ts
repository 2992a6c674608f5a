import type { SiteValues } from '../../../app/site/SiteValues.ts';
import type { OwnTexts } from '../config/schema/catalogue.ts';

/** What is compiled into a site: its values, the addresses of its pictures, and the texts that it has in place of the app's. */
export interface CompiledValues extends SiteValues {
  /** By their names, the site-absolute addresses of pictures; artImports.ts puts them where pictures are imported. */
  art: Readonly<Record<string, string>>;
  /** By language tag and the key of the message; ownMessages.ts puts them into the catalogues. */
  ownTexts: OwnTexts;
}

/** One of them, whether one that is a list has an item, one picture or family, or the own texts of one language. */
export type CompiledValue = CompiledValues[keyof CompiledValues] | OwnTexts[string];

/** The values of a site by the keys that scripts read. */
export type ValuesByKey = Readonly<Record<string, CompiledValue | undefined>>;

/**
 * `site.locales.includes('de')` is compiled in as one boolean, read under a key that says list and item:
 * `locales$includes$de`. So it folds as a flag does, and no site needs a flag for each item.
 */
const listSeparator = '$includes$';

/**
 * The address of a picture is read under a key that says which: `art$pay$wallet`. Under the key of a family, `art$banner$`,
 * are the addresses of all its pictures by their own keys. So the pictures of a site follow from its reads.
 */
const picturePrefix = 'art$';

/** The own texts of a language are read under a key that says which: `ownTexts$de-CH`. */
const textsPrefix = 'ownTexts$';

export const ownTextsKey = (tag: string): string => `${textsPrefix}${tag}`;

export const listReadKey = (list: string, item: string): string => `${list}${listSeparator}${item}`;

/** The key that is read for a picture, `pay-wallet`, or for any of a family, `banner-`. */
export const pictureKey = (name: string): string => `${picturePrefix}${name.replaceAll('-', '$')}`;

/** The picture, or the beginning of a family's names, that a key is read for; undefined for all other keys. */
export const readPictureKey = (key: string): string | undefined =>
  key.startsWith(picturePrefix) ? key.slice(picturePrefix.length).replaceAll('$', '-') : undefined;

/** The value behind a key, if the site has it. Throws if the key is of a list that the site has not. */
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

/** The address of a picture, or those of a family by the keys of its pictures; undefined if there is none. */
export function readArt(art: CompiledValues['art'], picture: string): string | Record<string, string> | undefined {
  if (!picture.endsWith('-')) return art[picture];
  const family = Object.entries(art).filter(([name]) => name.startsWith(picture));
  return Object.fromEntries(family.map(([name, address]) => [name.slice(picture.length), address]));
}

/** A value as JavaScript: JSON in which line separators and closing tags are escaped. Throws if it is undefined. */
export function toLiteral(value: CompiledValue | undefined, key: string): string {
  if (value === undefined) throw new Error(`the site has no value named ${key}`);
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('</', '<\\/');
}
