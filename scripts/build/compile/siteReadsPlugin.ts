import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { sitePlaceholder } from '../../lib/buildPlaceholders.ts';
import { type CompiledValues, readSiteKey, toLiteral } from './CompiledValues.ts';
import { findTopLevelThrow } from './findTopLevelThrow.ts';
import { createSiteReadsFinder } from './siteReads.ts';
import { stopAtFirstProblem } from './stopAtFirstProblem.ts';

/**
 * Creates the Vite plugin behind app/site/site.ts: turns `site.x` into a read of the reserved name (neutral build) or
 * into the value itself (development, and the plain build that tests compare the neutral one with).
 */
export function siteReadsPlugin(root: string, values: CompiledValues | 'neutral'): Plugin {
  const findSiteReads = createSiteReadsFinder(root);
  return {
    name: 'matchpress:site-reads',
    enforce: 'post',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(path.join(root, 'app'))) return null;
      const found = findSiteReads(code, file);
      stopAtFirstProblem(this, [...found.problems, ...findTopLevelThrow(code, 'module.js')]);
      if (found.imports.length === 0) return null;
      const out = new MagicString(code);
      for (const { start, end } of found.imports) out.remove(start, end);
      for (const { start, end, key } of found.reads) out.overwrite(start, end, readSiteValue(values, key));
      return { code: out.toString(), map: out.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** Returns the code that reads a value: a read of the placeholder in a neutral build, else the value itself. */
export const readSiteValue = (values: CompiledValues | 'neutral', key: string): string =>
  values === 'neutral' ? `${sitePlaceholder}.${key}` : `(${toLiteral(readSiteKey(values, key), key)})`;
