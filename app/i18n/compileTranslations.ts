import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { toSwissSpelling } from '../../brands/toSwissSpelling.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

/** Length beyond which texts of the API are ignored. */
const MAX_TEXT_LENGTH = 2000;

/**
 * Compiles the API's texts to lingui messages. A key is a fixed id or an English text, which compiled catalogues
 * identify by a short hash; so each text is returned under its key and under that hash. Where the site has a variant of
 * the language that is derived by its spelling, the texts are spelled that way, too.
 */
export async function compileTranslations(
  texts: Readonly<Record<string, string>>,
  locale: LocaleCode,
): Promise<Messages> {
  const isSwissGerman = site.languageVariants.includes('swissGerman') && locale === 'de';
  const entries = await Promise.all(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== '' && text.length <= MAX_TEXT_LENGTH)
      .map(async ([key, text]) => {
        const message = compileMessage(isSwissGerman ? toSwissSpelling(text) : text);
        return [
          [key, message],
          [await toMessageId(key), message],
        ] as const;
      }),
  );
  return Object.fromEntries(entries.flat());
}

/** The id that lingui generates for a message without one: a hash of its text and an empty context. */
async function toMessageId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}\u001f`));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 6);
}
