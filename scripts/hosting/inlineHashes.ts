import { createHash } from 'node:crypto';

/** What a content security policy must name of a page, because it stands in the page itself. */
export interface InlineHashes {
  /** `'sha256-…'` of each script that is not loaded from an address, the import map among them. */
  scripts: readonly string[];
  styles: readonly string[];
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Reads the scripts and styles that stand in a page of ours. Handlebars wrote it: tags are in small letters, values quoted. */
export function readInlineHashes(page: string): InlineHashes {
  const texts = (pattern: RegExp) => Array.from(page.matchAll(pattern), (match) => hashSource(match[1]!));
  return {
    scripts: texts(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    styles: texts(/<style[^>]*>(.*?)<\/style>/gs),
  };
}

/** Whether the page's import map says what every script must consist of. */
export const hasIntegrity = (page: string): boolean => /<script type="importmap">[^<]*"integrity":\{"/.test(page);
