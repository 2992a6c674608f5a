import { type ImportMap, lazyFilesName, readImportMap } from '../../../app/site/importMap.ts';

/**
 * Reads the names and hashes of files that scripts of a document know: those of its import map, and those in the script
 * with the names of lazy files, which the import map names.
 *
 * @param readFile reads a file of the site by its path; undefined if it is missing
 */
export function readImportMaps(page: string, readFile: (path: string) => string | undefined): Required<ImportMap> {
  const textContent = /<script type="importmap">([^<]*)<\/script>/.exec(page)?.[1] ?? null;
  const own = readImportMap({ querySelector: () => (textContent === null ? null : { textContent }) });
  const script = readFile((own.imports?.[lazyFilesName] ?? '').slice(1));
  const lazy = JSON.parse(/^export const lazyFiles=(.+);$/.exec(script ?? '')?.[1] ?? '{}') as ImportMap;
  return { imports: { ...lazy.imports, ...own.imports }, integrity: { ...lazy.integrity, ...own.integrity } };
}
