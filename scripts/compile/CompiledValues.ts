import type { SiteValues } from '../../app/site/SiteValues.ts';
import type { OwnTexts } from '../config/catalogue.ts';
import { isLandscape } from '../pictures/isLandscape.ts';

/** What is compiled into a site: its values, the folders of its pictures, and the texts that it has in place of the app's. */
export interface CompiledValues extends SiteValues {
  /** Site-absolute address; artImports.ts puts it where a picture is imported. */
  artUrl: string;
  /** Where the landscapes of the sign-in page stand, if not there. */
  landscapeUrl?: string;
  /** By language tag and the key of the message; ownMessages.ts puts them into the catalogues. */
  ownTexts: OwnTexts;
}

/** One of them, whether one that is a list has an item, or the own texts of one language. */
export type CompiledValue = CompiledValues[keyof CompiledValues] | OwnTexts[string];

/** The values of a site by the keys that scripts read. */
export type ValuesByKey = Readonly<Record<string, CompiledValue | undefined>>;

/**
 * `site.locales.includes('de')` is compiled in as one boolean, read under a key that says list and item:
 * `locales$includes$de`. So it folds as a flag does, and no site needs a flag for each item.
 */
const listSeparator = '$includes$';

/**
 * The folder of the site's pictures is read under a key that says which picture it is read for: `artUrl$pay$wallet`, or
 * `artUrl$banner$` for any of a family. So the pictures of a site follow from its reads.
 */
const picturePrefix = 'artUrl$';

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
  if (picture !== undefined) return (isLandscape(picture) ? values.landscapeUrl : undefined) ?? values.artUrl;
  if (key.startsWith(textsPrefix)) return values.ownTexts[key.slice(textsPrefix.length)];
  const [name, item] = key.split(listSeparator) as [keyof CompiledValues, string?];
  const value = values[name];
  if (item === undefined) return value;
  if (!Array.isArray(value)) throw new Error(`the site has no list named ${name}`);
  return value.includes(item);
}

/** A value as JavaScript: JSON in which line separators and closing tags are escaped. Throws if it is undefined. */
export function toLiteral(value: CompiledValue | undefined, key: string): string {
  if (value === undefined) throw new Error(`the site has no value named ${key}`);
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('</', '<\\/');
}
