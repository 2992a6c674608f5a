import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Longest text that is taken over from outside. */
const MAX_TEXT_LENGTH = 2000;

/**
 * The API's strings as messages. Their keys are fixed ids or the English text; the catalogue has only a short hash of
 * the latter, which is computed here in the same way.
 */
export async function compileTranslations(strings: Readonly<Record<string, string>>): Promise<Messages> {
  const entries = await Promise.all(
    Object.entries(strings)
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

/** The id that lingui gives to a message without one: its text and no context, hashed. */
async function toMessageId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}\u001f`));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 6);
}
