import { createHash } from 'node:crypto';

/** The hashes of a page's inline scripts and styles, which its content security policy must name. */
export interface InlineHashes {
  /** `'sha256-…'` of each script without `src`, the import map included. */
  scripts: readonly string[];
  styles: readonly string[];
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes the inline scripts and styles of a page from the templates, where tags are lower case and values quoted. */
export function readInlineHashes(page: string): InlineHashes {
  const texts = (pattern: RegExp) => Array.from(page.matchAll(pattern), (match) => hashSource(match[1]!));
  return {
    scripts: texts(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    styles: texts(/<style[^>]*>(.*?)<\/style>/gs),
  };
}

/** Whether the page's import map has hashes of the scripts. */
export const hasIntegrity = (page: string): boolean => /<script type="importmap">[^<]*"integrity":\{"/.test(page);
