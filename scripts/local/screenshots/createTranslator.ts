import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { languages } from '../../../brands/languages.ts';
import { type LanguageVariant, languageVariants } from '../../../brands/languageVariants.ts';
import { readPoFile } from '../../lib/readPoFile.ts';

const folder = path.resolve(import.meta.dirname, '../../../app/i18n');

const readTexts = (tag: string) => readPoFile(path.join(folder, `${tag}.po`));

/** Reads the texts of a language or a variant by its tag. */
function readTextsOf(tag: string): ReadonlyMap<string, string> {
  const variant = Object.values<LanguageVariant>(languageVariants).find((each) => each.tag === tag);
  if (!variant) return readTexts(tag);
  const { locale, respell } = variant;
  const texts = readTexts(languages[locale].tag);
  return respell
    ? new Map(Array.from(texts, ([id, text]) => [id, respell(text)]))
    : new Map([...texts, ...readTexts(tag)]);
}

/**
 * Creates the translator of English texts for a site: to its own text, by the key of the message, else to that of the
 * catalogue of its language or variant. Throws if that has none.
 */
export function createTranslator(
  tag: string,
  ownTexts: Readonly<Record<string, string>> = {},
): (english: string, values?: Record<string, string>) => string {
  const texts = readTextsOf(tag);
  return (english, values = {}) => {
    const text = ownTexts[generateMessageId(english)] ?? texts.get(english);
    if (!text) throw new Error(`${tag}.po has no text for "${english}"`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
