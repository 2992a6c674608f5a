/** The part of a document that is read. */
interface ScriptDocument {
  querySelector(selector: string): { textContent: string | null } | null;
}

/** An import map, with the hashes of files in the form of `integrity`. */
export interface ImportMap {
  /** The addresses of files by those by which scripts name them; none in development. */
  imports?: Readonly<Record<string, string>>;
  integrity?: Readonly<Record<string, string>>;
}

/** The name of the script with the names and hashes of the files that a document's import map does not have. */
export const lazyFilesName = '/assets/lazy-files.js';

/** Reads the import map of a document. */
export const readImportMap = (page: ScriptDocument): ImportMap =>
  JSON.parse(page.querySelector('script[type=importmap]')?.textContent ?? '{}') as ImportMap;
