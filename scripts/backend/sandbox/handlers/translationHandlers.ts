import path from 'node:path';
import { fetchTranslationKeys, fetchTranslations } from '../../../../app/api/contract/translations.ts';
import { languages } from '../../../../brands/languages.ts';
import { readPoFile } from '../../../lib/readPoFile.ts';
import { defineHandler } from '../handler.ts';
import type { World } from '../world/createWorld.ts';

const folder = path.resolve(import.meta.dirname, '../../../../app/i18n');

export const translationHandlers = [
  defineHandler(fetchTranslations, ({ world, params }) => listTexts(world, params.locale)),
  defineHandler(fetchTranslationKeys, ({ world, params }) => [
    { translations: { keys: listTexts(world, params.locale) } },
  ]),
];

/**
 * Lists no texts, because the compiled catalogues are complete; or all of a language, each with a dot at its end, so
 * that the page shows which text is the API's.
 */
function listTexts({ fullTranslations }: World, locale: string): Record<string, string> {
  const language = Object.entries(languages).find(([code]) => code === locale)?.[1];
  if (!fullTranslations || !language) return {};
  const texts = readPoFile(path.join(folder, `${language.tag}.po`));
  return Object.fromEntries(Array.from(texts, ([id, text]) => [id, `${text || id} ·`]));
}
