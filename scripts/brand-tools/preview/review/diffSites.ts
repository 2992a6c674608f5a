import type { FileList } from '../../../build/output/manifest.ts';
import type { FileKind } from '../previewWords.ts';

type Files = Pick<FileList, 'files'>;

/** Changes of the files of one kind, by names without hashes. */
export interface FileChanges {
  kind: FileKind;
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}

const kinds: readonly (readonly [kind: FileKind, path: RegExp])[] = [
  ['page', /^[^/]+\.html$/],
  ['legal', /^legal\//],
  ['logo', /^(?:assets\/(?:logo|icon)-|icons\/|favicon)/],
  ['pictures', /^assets\/art[-/]/],
  ['fonts', /\.woff2$/],
  ['styles', /\.css$/],
  ['scripts', /\.js$/],
  ['others', /./],
];
const kindOf = (path: string) => kinds.find(([, pattern]) => pattern.test(path))![0];

/**
 * Converts `assets/logo-0123456789.svg` to `logo.svg`; the pictures of earlier releases are in a folder with a hash.
 */
const toStableName = (path: string) =>
  path
    .replace(/^assets\/(?:art(?:-[0-9a-f]{10})?\/)?/, '')
    .replace(/-(?:[0-9a-f]{10}|[\w-]{8})(?=\.(?:js|css|svg|woff2|png)$)/, '');

/** Whether a file is `.br` or `.gz`, which follow from the files that they compress. */
const isPacked = (path: string) => /\.(?:br|gz)$/.test(path);

/** Compares a site's files in two releases, kind by kind; kinds without a change are left out. */
export function diffFiles(before: Files, after: Files): FileChanges[] {
  const read = ({ files }: Files) =>
    new Map(
      files
        .filter(({ path }) => !isPacked(path))
        .map(({ path, sha256 }) => [toStableName(path), { kind: kindOf(path), sha256 }]),
    );
  const [old, now] = [read(before), read(after)];
  return kinds.flatMap(([kind]) => {
    const of = (files: typeof now) => [...files].filter(([, file]) => file.kind === kind).map(([name]) => name);
    const added = of(now).filter((name) => !old.has(name));
    const removed = of(old).filter((name) => !now.has(name));
    const changed = of(now).filter((name) => old.has(name) && old.get(name)!.sha256 !== now.get(name)!.sha256);
    return added.length + removed.length + changed.length === 0 ? [] : [{ kind, added, changed, removed }];
  });
}

const readParagraphs = (html: string): string[] =>
  html
    .replaceAll(/<(?:\/?(?:p|h\d|li|ul|ol)|br)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Finds the paragraphs of a text that were removed and added. */
export function diffParagraphs(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [readParagraphs(before), readParagraphs(after)];
  return {
    removed: old.filter((paragraph) => !now.includes(paragraph)),
    added: now.filter((paragraph) => !old.includes(paragraph)),
  };
}
