import { type CompiledValue, readPictureKey, toLiteral } from '../compile/CompiledValues.ts';
import { sitePlaceholder } from '../lib/reservedNames.ts';
import { isLandscape } from '../pictures/isLandscape.ts';

/** Name of the values chunk, which has those values of a site that fold nothing. No chunk of the app may have it. */
export const siteValuesChunk = 'site-values.js';

/** A value of the site that a specialised chunk imports. */
export interface ValueBinding {
  /** The key that was read. */
  key: string;
  /** The name in the chunk. */
  local: string;
}

/**
 * The name of a value in a chunk that is not minified yet. No other name of the chunk is equal to it, because
 * toNeutralChunk refuses the reserved name anywhere but in reads.
 */
export const localNameOf = (key: string): string => `${sitePlaceholder}${key}`;

/** The name under which the values chunk exports the value of a key; all pictures of one folder share it. */
export function exportedNameOf(key: string): string {
  const picture = readPictureKey(key);
  if (picture === undefined) return key;
  return isLandscape(picture) ? 'landscapeUrl' : 'artUrl';
}

/** The import of these values from the values chunk; nothing if there are none. */
export function toValuesImport(bindings: readonly ValueBinding[], nameOf = exportedNameOf): string {
  const names = bindings.map(({ key, local }) => {
    const exported = nameOf(key);
    return exported === local ? local : `${exported} as ${local}`;
  });
  return names.length === 0 ? '' : `import{${names.join()}}from"./${siteValuesChunk}";`;
}

/** The code of the values chunk. Throws if a value is missing. */
export function renderSiteValues(values: ReadonlyMap<string, CompiledValue | undefined>): string {
  const declarations = Array.from(values, ([name, value]) => `${name}=${toLiteral(value, name)}`);
  return `export const ${declarations.join()};`;
}
