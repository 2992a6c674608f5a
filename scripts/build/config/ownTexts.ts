import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { languages } from '../../../brands/languages.ts';
import { findVariant, languageVariants } from '../../../brands/languageVariants.ts';
import { type PoMessage, parsePo } from '../../lib/parsePo.ts';
import type { OwnTexts } from './catalogue.ts';
import type { PartialBrand } from './parsedBrand.ts';
import type { TextFile } from './read/sources.ts';

/** The language that the app is written in: its catalogue says which messages there are. */
export const SOURCE_TAG = 'en';

/** What tells the messages of a catalogue apart: the id and, where there is one, the context. */
export const identifyMessage = ({ id, context }: Pick<PoMessage, 'id' | 'context'>): string =>
  context === undefined ? id : `${id}\0${context}`;

/** The name under which the app asks for a message. */
const toMessageKey = ({ id, context, explicitId }: PoMessage): string =>
  explicitId ? id : generateMessageId(id, context);

/** Resolves the own texts of brands: by the keys of their messages, without those that the app has no message for. */
export function createOwnTextsResolver(
  catalogues: ReadonlyMap<string, TextFile>,
): (files: readonly TextFile[]) => OwnTexts {
  let keys: ReadonlyMap<string, string> | undefined;
  return (files) => {
    if (files.length === 0) return {};
    keys ??= new Map(
      parsePo(catalogues.get(SOURCE_TAG)?.text ?? '').map((one) => [identifyMessage(one), toMessageKey(one)]),
    );
    const readTexts = (po: string) =>
      parsePo(po).flatMap((message) => {
        const key = keys!.get(identifyMessage(message));
        return key === undefined || message.text === '' ? [] : [[key, message.text] as const];
      });
    return Object.fromEntries(
      files.map(({ file, text }) => [path.posix.basename(file, '.po'), Object.fromEntries(readTexts(text))]),
    );
  };
}

/**
 * The tags of the catalogues that the sites of a brand take their texts from; undefined where the brand file does not
 * tell.
 */
export function listTextTags({ domains }: PartialBrand): string[] | undefined {
  if (!domains) return undefined;
  const tags = Object.values(domains).flatMap((site) =>
    (site?.locales ?? [site?.defaultLang]).flatMap((locale) => {
      if (locale === undefined) return [];
      const name = site?.defaultCountry === undefined ? undefined : findVariant(locale, site.defaultCountry);
      const variant = name && languageVariants[name];
      return [languages[locale].tag, ...(variant && !('respell' in variant) ? [variant.tag] : [])];
    }),
  );
  return [...new Set(tags)];
}
