import path from 'node:path';
import { tryListEntries } from '../../build/output/ownFolder.ts';
import { isShotFile } from '../../local/screenshots/capture.ts';
import { stateFile } from './formerPage.ts';

const isPreviewFile = (file: string) =>
  /^(?:logo\.svg|icon\.svg|favicon\.ico|apple-touch-icon\.png|icon-192\.png|maskable-512\.png|share\.(?:jpg|png))$/.test(
    file,
  ) || isShotFile(file);

/** Whether a folder with these entries holds a preview and nothing else: its page and a folder of each site. */
export function isPreviewFolder(folder: string, entries: readonly string[]): boolean {
  const others = entries.filter((name) => name !== 'index.html' && name !== stateFile);
  if (others.length === 0 || others.length === entries.length) return false;
  return others.every((name) => {
    const files = tryListEntries(path.join(folder, name)) ?? [];
    return files.length > 0 && files.every(isPreviewFile);
  });
}
