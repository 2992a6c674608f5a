import { once } from '../lib/once.ts';
import { type ImportMap, lazyFilesName, readImportMap } from './importMap.ts';

/** Files that are not in the import map with their hashes. */
let lazyFiles: ImportMap = {};
const own = readImportMap(document);
const started = new Map<string, Promise<unknown>>();

/**
 * Loads a lazy chunk, as the compiler has its importers do it (scripts/build/compile/bundler/importChunkPlugin.ts). What
 * is in the import map with its hash, as all files of the first pages are, is loaded at once. Other files are named by a
 * script that is loaded when the first of them is needed; they are refused if they do not have the hash that it names.
 *
 * @param load imports the chunk from the address that it is given for the name
 * @param files the files to load beside it, style sheets before anything runs
 */
export async function importChunk<T>(
  load: (addressOf: (name: string) => string) => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const names = files.map((file) => `/${file}`);
  if (own.imports && !names.every(isInImportMap)) await loadLazyFiles();
  const results = await Promise.allSettled(names.map(loadFile));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return load((name) => toAddress(new URL(name, import.meta.url).pathname));
}

const toAddress = (name: string): string => own.imports?.[name] ?? lazyFiles.imports?.[name] ?? name;
const isInImportMap = (name: string): boolean => own.integrity?.[toAddress(name)] !== undefined;

const loadLazyFiles = once(async () => {
  const href = toAddress(lazyFilesName);
  const loaded = noticing(href, import(/* @vite-ignore */ href)) as Promise<{ lazyFiles: ImportMap }>;
  ({ lazyFiles } = await loaded);
});

/** Tells of a script that does not load, where failures are reported: unlike an element, it has no event for that. */
function noticing<T>(file: string, loaded: Promise<T>): Promise<T> {
  loaded.catch(() => globalThis.noticeFailure?.({ file }));
  return loaded;
}

/** Loads a file ahead, once. Resolves when it is there and checked, if something has to wait for it. */
function loadFile(name: string): Promise<unknown> | undefined {
  const href = toAddress(name);
  const known = started.get(href);
  if (known) return known;
  const isStyleSheet = href.endsWith('.css');
  const rel = isStyleSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return;
  const integrity = own.integrity?.[href] ?? lazyFiles.integrity?.[href] ?? '';
  const addLink = () => {
    const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', integrity, href });
    document.head.append(link);
    return link;
  };
  // The import map checks these scripts.
  if (!isStyleSheet && isInImportMap(name)) {
    addLink();
    return;
  }
  // WebKit does not count the hash of a link for what import() loads, which then comes from the browser's cache.
  const checked = isStyleSheet ? waitForLink(addLink()) : noticing(href, fetch(href, { integrity })).then(addLink);
  const loaded = checked.catch((error: unknown) => {
    // Another attempt loads it again.
    started.delete(href);
    throw error;
  });
  started.set(href, loaded);
  return loaded;
}

const waitForLink = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} is not there, or was changed on its way`));
    };
  });
