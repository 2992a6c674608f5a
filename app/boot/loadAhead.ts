import { readImportMap } from '../site/importMap.ts';

/** Attributes of the links that load files ahead, by the ending of the file. */
const loadedAs = {
  js: { rel: 'modulepreload', crossOrigin: '' },
  css: { rel: 'preload', as: 'style', crossOrigin: '' },
  woff2: { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' },
};

export function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

/** Loads files ahead, each with its hash in the import map of the document, or else in `others`. */
export function loadAhead(
  files: readonly string[],
  fetchPriority: 'auto' | 'low',
  others: Readonly<Record<string, string>> = {},
): void {
  const integrity = { ...others, ...readImportMap(document).integrity };
  for (const href of files) {
    const [, ending] = /\.(\w+)$/.exec(href)!;
    addLink({ ...loadedAs[ending as keyof typeof loadedAs], fetchPriority, integrity: integrity[href] ?? '', href });
  }
}
