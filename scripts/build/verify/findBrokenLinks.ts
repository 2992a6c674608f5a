import { parseSync } from 'rolldown/utils';
import type { Finding } from './Finding.ts';
import { readImportMaps } from './readImportMaps.ts';
import type { Release } from './readRelease.ts';

interface SiteFiles {
  has(path: string): boolean;
  text(path: string): string;
  paths(): string[];
}

/** Finds addresses in pages, scripts, style sheets and web manifests that are no file of the site. */
export function findBrokenLinks({ manifest, filesByFolder, bytesByHash }: Release): Finding[] {
  const linksByHash = new Map<string, string[]>();
  return manifest.sites.flatMap(({ host }) => {
    const files = filesByFolder.get(host) ?? new Map<string, string>();
    const site: SiteFiles = {
      has: (path) => files.has(path),
      text: (path) => bytesByHash.get(files.get(path)!)!.toString('utf8'),
      paths: () => [...files.keys()],
    };
    const scriptLinks = (path: string) => {
      const hash = files.get(path)!;
      const known = linksByHash.get(hash) ?? linksOfScript(path, site.text(path));
      linksByHash.set(hash, known);
      return known;
    };
    return findBrokenInSite(site, scriptLinks).map((finding) => ({ host, ...finding }));
  });
}

function findBrokenInSite(
  site: SiteFiles,
  scriptLinks: (path: string) => string[],
): { path: string; message: string }[] {
  if (!site.has('index.html')) return [{ path: 'index.html', message: 'is missing' }];
  // With lazy files, all pages name the same.
  const { imports } = readImportMaps(site.text('index.html'), (path) => (site.has(path) ? site.text(path) : undefined));
  const exists = (address: string) => site.has((imports[address] ?? address).slice(1));
  const links: [path: string, address: string][] = [];
  for (const path of site.paths()) {
    if (/^[^/]+\.html$/.test(path))
      for (const address of linksOfPage(site.text(path), path)) links.push([path, address]);
    if (path.endsWith('.js')) for (const address of scriptLinks(path)) links.push([path, address]);
    if (path.endsWith('.css')) for (const address of linksOfStyle(site.text(path), path)) links.push([path, address]);
    if (path.endsWith('.webmanifest'))
      for (const address of linksOfWebManifest(site.text(path))) links.push([path, address]);
  }
  return links
    .filter(([, address]) => !exists(address))
    .map(([path, address]) => ({ path, message: `leads to ${address}, which is not there` }));
}

/**
 * Lists root addresses of files in `href`, `src` and `srcset`, in the import map, in the first script's list of
 * preloads, and in `url()` of the page's own style. Links to other pages of the app are no files.
 */
function linksOfPage(page: string, path: string): string[] {
  const files = page.replaceAll(/<a\s[^>]*>/g, '');
  const attributes = Array.from(files.matchAll(/\s(?:href|src)="(\/[^"#?]*)"/gi), (match) => match[1]!);
  const candidates = Array.from(files.matchAll(/\ssrcset="([^"]*)"/gi), (match) => match[1]!.split(', ')).flat();
  const listed = Array.from(files.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g), (match) => match[1]!);
  return [
    ...attributes,
    ...candidates.map((candidate) => candidate.split(' ')[0]!),
    ...listed,
    ...linksOfStyle(page, path),
  ];
}

function linksOfStyle(style: string, path: string): string[] {
  return [...style.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map((match) => match[1]!)
    .filter((address) => !/^(?:data:|#)/.test(address))
    .map((address) => new URL(address, `http://site/${path}`).pathname);
}

function linksOfWebManifest(text: string): string[] {
  const { icons } = JSON.parse(text) as { icons: { src: string }[] };
  return icons.map(({ src }) => src);
}

/** Lists the addresses that a script imports, loads lazily or preloads. */
function linksOfScript(path: string, code: string): string[] {
  const { module } = parseSync(path, code);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports
      .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
      .filter((argument) => /^["'`]/.test(argument))
      .map((argument) => argument.slice(1, -1)),
  ];
  const listed = [...code.matchAll(/["'`](assets\/[\w.-]+\.(?:js|css))["'`]/g)].map((match) => `/${match[1]}`);
  const photographs = Array.from(code.matchAll(/\/assets\/photos\/[\w.-]+/g), ([address]) => address);
  return [
    ...specifiers.map((specifier) => new URL(specifier, `http://site/${path}`).pathname),
    ...listed,
    ...photographs,
  ];
}
