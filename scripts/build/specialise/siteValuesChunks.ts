import { sitePlaceholder } from '../../lib/buildPlaceholders.ts';
import { type CompiledValue, toLiteral } from '../compile/CompiledValues.ts';

/**
 * Names of the values chunks, which hold those values of a site that fold nothing. Those that no script of the first load
 * shows, such as addresses of pictures and words of user names, have a chunk of their own, so that the first load does
 * not carry them. No chunk of the app may have such a name.
 */
export const siteValuesChunk = 'site-values.js';
export const laterValuesChunk = 'site-later-values.js';

/** A value of the site that a specialised chunk imports. */
export interface ValueBinding {
  /** The key that was read. */
  key: string;
  /** The name in the chunk. */
  local: string;
}

/**
 * Returns the name of a value in a chunk that is not minified yet. No other name of the chunk is equal to it, because
 * toNeutralChunk refuses the reserved name anywhere but in reads.
 */
export const localNameOf = (key: string): string => `${sitePlaceholder}${key}`;

/** Renders the import of these values from a values chunk; nothing if there are none. */
export function toValuesImport(bindings: readonly ValueBinding[], chunk = siteValuesChunk): string {
  const names = bindings.map(({ key, local }) => (key === local ? local : `${key} as ${local}`));
  return names.length === 0 ? '' : `import{${names.join()}}from"./${chunk}";`;
}

/** Renders the code of a values chunk. Throws if a value is missing. */
export function renderSiteValues(values: ReadonlyMap<string, CompiledValue | undefined>): string {
  const declarations = Array.from(values, ([name, value]) => `${name}=${toLiteral(value, name)}`);
  return `export const ${declarations.join()};`;
}
