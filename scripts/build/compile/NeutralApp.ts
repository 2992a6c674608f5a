import type { BootScripts } from './compileBootScripts.ts';
import type { Foldability } from './foldability.ts';
import type { IconPaths } from './iconPathsPlugin.ts';
import type { MessagePriority } from './MessagePriority.ts';
import type { ModuleWays } from './messageCatalogues.ts';
import type { AppPages } from './pages/appPages.ts';
import type { SourceMap } from './sourceMaps.ts';
import type { MessagesRequest } from './splitMessagesPlugin.ts';

/** Folder of hashed files inside a site's folder. */
export const assetsFolder = 'assets';

/** A read of one of the site's values in a chunk's code: offsets of `__SITE__.key`. */
export interface SiteRead {
  start: number;
  end: number;
  key: string;
  /** The values that can decide a condition there. */
  foldability: Foldability;
}

/** One static import of another chunk; offsets of the declaration. */
export interface ChunkImport {
  start: number;
  end: number;
  /** Name of the imported chunk. */
  from: string;
  bindings: { imported: string; local: string }[];
}

/** The messages of a catalogue in a chunk's code: offsets of the string literal with their JSON. */
export interface ChunkMessages extends MessagesRequest {
  start: number;
  end: number;
  /** The keys by which the app asks for them. */
  keys: string[];
}

/** A compiled chunk of the app: unminified, with placeholders for the site's values and without its export list. */
export interface NeutralChunk {
  /** File name in imports and in the import map. It stays the same when the content changes. */
  name: string;
  /** Readable beginning of the final file name. */
  label: string;
  code: string;
  /**
   * Whether no value of a site can change it. It keeps the exports that a site does not use, so that all sites have the
   * same file.
   */
  isCore: boolean;
  reads: SiteRead[];
  imports: ChunkImport[];
  /** `constant`: gets its value where it is declared and never again. */
  exports: { local: string; exported: string; constant: boolean }[];
  /** The messages of a chunk that is a catalogue. */
  messages?: ChunkMessages;
  /** The exports that `import()` of this chunk gives. */
  dynamicExports: string[];
  /** Style sheets that must be loaded before this chunk runs, as paths inside the site's folder. */
  styles: string[];
  /** The npm packages with a module in this chunk, as paths inside node_modules. */
  packages: string[];
  /** The map of `code`, if the app was compiled with source maps. */
  map?: SourceMap;
}

/** A style sheet with the styles of all sites. */
export interface NeutralStyleSheet {
  /** Inside the site's folder. */
  path: string;
  text: string;
  /** The class names in it that scripts of the app have; a library puts all others together when it runs. */
  classes: string[];
}

/** Code that renders pages of guests in Node (compilePrerenderer.ts): CommonJS modules, which require each other. */
export interface PrerenderBundle {
  entry: string;
  /** The files of the project that it is made from. */
  sources: readonly string[];
  /** The icons that have marks in the code (lib/buildPlaceholders.ts), by name. */
  icons: Readonly<Record<string, IconPaths>>;
  /** The modules by path. Shared ones read no values of a site, nor do their imports. */
  modules: Readonly<Record<string, { code: string; isShared: boolean }>>;
}

/** The app compiled once, for all sites. */
export interface NeutralApp {
  /** Name of the first chunk. */
  entry: string;
  chunks: NeutralChunk[];
  /** The files of the project that each chunk is made from, by its label. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** Names of the chunks with messages, by priority and language tag. */
  messages: Readonly<Record<MessagePriority, Readonly<Record<string, string>>>>;
  /** Decides which of the messages a module needs. */
  moduleWays: ModuleWays;
  pages: AppPages;
  /** Names of the chunks of lazy modules that documents preload (pages/appPages.ts). */
  preloadedModules: Readonly<Record<string, string>>;
  prerenderer: PrerenderBundle;
  bootScripts: BootScripts;
  /** Named by their hash. They have the styles of all branches that values fold away. */
  styleSheets: NeutralStyleSheet[];
}
