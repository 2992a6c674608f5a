import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Longer texts of the API are ignored. */
const MAX_TEXT_LENGTH = 2000;

/**
 * The API's texts as lingui messages. A key is a fixed id or an English text, and a compiled catalogue identifies the
 * latter by a short hash; so each text is returned under its key and under that hash.
 */
export async function compileTranslations(texts: Readonly<Record<string, string>>): Promise<Messages> {
  const entries = await Promise.all(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== '' && text.length <= MAX_TEXT_LENGTH)
      .map(async ([key, text]) => {
        const message = compileMessage(text);
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
