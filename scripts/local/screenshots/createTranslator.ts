import { existsSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { languages } from '../../../brands/languages.ts';
import { type LanguageVariant, languageVariants } from '../../../brands/languageVariants.ts';
import type { Voice } from '../../../themes/look.ts';
import { readPoFile } from '../../lib/readPoFile.ts';

const folder = path.resolve(import.meta.dirname, '../../../app/i18n');

const toFile = (name: string) => path.join(folder, `${name}.po`);

/** Reads the texts of a language or a variant by its tag, in the words of a voice. */
function readTextsOf(tag: string, voice: Voice): ReadonlyMap<string, string> {
  const variant = Object.values<LanguageVariant>(languageVariants).find((each) => each.tag === tag);
  const tags = variant ? [languages[variant.locale].tag, ...(variant.respell ? [] : [tag])] : [tag];
  const files = [...tags, ...tags.map((each) => `voices/${voice}/${each}`)];
  const texts = files.flatMap((name) => (existsSync(toFile(name)) ? [...readPoFile(toFile(name))] : []));
  return new Map(texts.map(([id, text]) => [id, variant?.respell?.(text) ?? text]));
}

/**
 * Creates the translator of English texts for a site: to its own text, by the key of the message, else to that of the
 * voice or the catalogue of its language or variant. Throws if that has none.
 */
export function createTranslator(
  tag: string,
  { voice = 'courteous', ownTexts = {} }: { voice?: Voice; ownTexts?: Readonly<Record<string, string>> } = {},
): (english: string, values?: Record<string, string>) => string {
  const texts = readTextsOf(tag, voice);
  return (english, values = {}) => {
    const text = ownTexts[generateMessageId(english)] ?? texts.get(english);
    if (!text) throw new Error(`${tag}.po has no text for "${english}"`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
