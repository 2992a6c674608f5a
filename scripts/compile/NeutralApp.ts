import type { Foldability } from './foldability.ts';

/** A place in a chunk's code where one value of the site goes: offsets of `__SITE__.key`. */
export interface SiteRead {
  start: number;
  end: number;
  key: string;
  /** Whether the value can decide something where it is read. */
  foldability: Foldability;
}

/** One static import of another chunk. Offsets are those of the whole declaration. */
export interface ChunkImport {
  start: number;
  end: number;
  /** Name of the imported chunk. */
  from: string;
  bindings: { imported: string; local: string }[];
}

/** A compiled piece of the app in which the site's values are still open, unminified, its export list cut off. */
export interface NeutralChunk {
  /** File name by which other chunks and the import map call it. It stays the same when the content changes. */
  name: string;
  /** Beginning of the final file name, for people who read a network log. */
  label: string;
  code: string;
  reads: SiteRead[];
  imports: ChunkImport[];
  /** `fixed`: gets its value where it is declared and never again. */
  exports: { local: string; exported: string; constant: boolean }[];
  /** The exports that somebody gets who loads this chunk by `import()`. */
  dynamicExports: string[];
  /** Style sheets that must be there before this chunk runs, as paths inside the site's folder. */
  styles: string[];
}

/** The app compiled once, for all sites. */
export interface NeutralApp {
  /** Name of the chunk the page starts with. */
  entry: string;
  chunks: NeutralChunk[];
  /** Style sheets and other files that are the same for every site and named by their hash already. */
  files: { path: string; base64: string }[];
}
