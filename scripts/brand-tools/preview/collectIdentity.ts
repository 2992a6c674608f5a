import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FolderFiles } from '../../build/output/writeFolder.ts';
import { type ShownSite, shownFolder } from './previewScreens.ts';

/** Faces of a site outside of its pages: the title of its tab, its icons, the picture of a shared link. */
export interface SiteIdentity {
  title: string;
  description: string;
  /** Paths of icons below the page's folder, with the width at which they are shown. */
  icons: readonly { src: string; size: number }[];
  /** Path of the picture; undefined where a shared link has none. */
  share: string | undefined;
}

/** Icons of a site and the width at which people meet them, in pixels. */
const iconSizes: Readonly<Record<string, number>> = {
  'favicon.ico': 32,
  'icons/apple-touch-icon.png': 60,
  'icons/icon-192.png': 96,
  'icons/maskable-512.png': 96,
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x3D': '=' };
const toText = (html: string) => html.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const contentOf = (html: string, property: string) =>
  toText(new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** Reads the identity of a built site from its folder; the files are those to lay beside the page. */
export async function collectIdentity(
  folder: string,
  shown: ShownSite,
): Promise<{ identity: SiteIdentity; files: FolderFiles }> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const image = URL.parse(contentOf(html, 'og:image'))?.pathname.slice(1);
  const names = [...Object.keys(iconSizes), ...(image ? [image] : [])];
  const toPath = (name: string) =>
    `${shownFolder(shown)}/${name === image ? `share${path.extname(name)}` : path.basename(name)}`;
  const read = names.map(async (name) => [toPath(name), await readFile(path.join(folder, name))] as const);
  return {
    files: Object.fromEntries(await Promise.all(read)),
    identity: {
      title: toText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
      description: contentOf(html, 'og:description'),
      icons: Object.entries(iconSizes).map(([name, size]) => ({ src: toPath(name), size })),
      share: image && toPath(image),
    },
  };
}
