import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars/dist/handlebars.js';
import { replaceFolder } from '../../build/output/writeFolder.ts';
import { buildSites } from '../../local/screenshots/buildSites.ts';
import { capture, shotName, type View } from '../../local/screenshots/capture.ts';
import { captureSite } from '../../local/screenshots/captureSite.ts';
import { openBrowser } from '../../local/screenshots/ensureChromium.ts';
import { screens as allScreens } from '../../local/screenshots/screens/screens.ts';
import { previewViews } from './previewScreens.ts';
import { previewWords } from './previewWords.ts';

/** Brand and screens that show a change. */
export interface ShownChange {
  /** Its slug before and after the change. */
  before: string;
  after: string;
  /** Names of screens, such as `login`. */
  screens: readonly string[];
}

/** Titles of screens; others are called by their names. */
const titles: Readonly<Record<string, string>> = {
  ...previewWords.en.screens,
  'dialog-terms': previewWords.en.documents.termsOfService,
};

interface Pictures {
  /** Name of the brand. */
  name: string;
  /** The pictures by their names, such as `login-360-light.jpg`. */
  files: ReadonlyMap<string, Buffer>;
}

const fileName = (screen: string, view: View) => `${shotName(screen, view)}.jpg`;

/** Builds the first site of a brand in the project at `root` and captures screens of it. */
async function captureBrand(root: string, slug: string, screens: readonly string[]): Promise<Pictures> {
  const [built] = await buildSites(root, { brands: [slug], domains: [] }, (sites) => sites.slice(0, 1));
  const files = new Map<string, Buffer>();
  await using browser = await openBrowser();
  const shown = allScreens.filter(({ name }) => screens.includes(name));
  const unreached = await captureSite(browser, built!, shown, async (page, { name }) => {
    for (const { view, bytes } of await capture(page, { views: previewViews, area: 'window', type: 'jpeg' }))
      files.set(fileName(name, view), bytes);
  });
  const [reason] = unreached.values();
  if (reason !== undefined) throw new Error(reason);
  return { name: built!.site.brand.name, files };
}

/**
 * Renders the page that lays pictures of two states out in pairs; those that are alike are only named.
 *
 * @param lines notes on the change, shown above the pictures
 */
export async function renderChangePage(
  root: string,
  old: Pictures,
  now: Pictures,
  screens: readonly string[],
  lines: readonly string[],
): Promise<string> {
  const pairs = screens.flatMap((screen) =>
    previewViews.map((view) => {
      const file = fileName(screen, view);
      const { width, height, colorScheme } = view;
      const isSame = old.files.get(file)!.equals(now.files.get(file)!);
      const caption = `${titles[screen] ?? screen}, ${width} px, ${colorScheme === 'light' ? 'by day' : 'by night'}`;
      return { file, width, height, caption, isSame, desk: width >= 720 };
    }),
  );
  const template = await readFile(path.join(root, 'templates/change.hbs'), 'utf8');
  return Handlebars.compile(template)({
    name: now.name,
    lines,
    pairs: pairs.filter(({ isSame }) => !isSame),
    same: pairs.filter(({ isSame }) => isSame).map(({ caption }) => caption),
  });
}

/** Captures a brand in the present and in the changed project and writes a page of both. Returns the page's path. */
export async function captureChange(
  root: string,
  project: string,
  folder: string,
  { before, after, screens }: ShownChange,
  lines: readonly string[],
): Promise<string> {
  const [old, now] = [await captureBrand(root, before, screens), await captureBrand(project, after, screens)];
  const toFiles = (time: string, { files }: Pictures) =>
    Array.from(files, ([file, bytes]) => [`${time}/${file}`, bytes] as const);
  const files = {
    'index.html': await renderChangePage(root, old, now, screens, lines),
    ...Object.fromEntries([...toFiles('before', old), ...toFiles('after', now)]),
  };
  const isOwn = (entries: readonly string[]) =>
    entries.every((entry) => ['index.html', 'before', 'after'].includes(entry));
  await replaceFolder(folder, files, { root, what: 'the pictures are', option: '--pictures', isOwn });
  return path.join(folder, 'index.html');
}
