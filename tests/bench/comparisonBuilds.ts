import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { type BundledAsset, type BundledChunk, runVite } from '../../scripts/build/compile/bundler/runVite.ts';
import { createViteConfig } from '../../scripts/build/compile/createViteConfig.ts';
import type { ServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { readPictureSets } from '../../scripts/build/pictures/themedPictureSets.ts';
import type { Site } from '../../scripts/build/plan/planBuild.ts';

interface Release {
  root: string;
  site: Site;
  /** A release with this site. */
  dist: string;
}

/** A plain Vite build of a site, beside the pictures, fonts and icons of its release; gives the site's folder. */
export async function buildPlainSite({ root, site, dist }: Release, folder: string): Promise<string> {
  const { brand, values, ownTexts } = site;
  const pictures = readPictureSets(root, [brand])(brand.theme, brand.ageBracket, brand.look.motif, brand.slug);
  const compiled = {
    ...values,
    ownTexts,
    art: Object.fromEntries(pictures.map((picture) => [picture.name, `/${picture.path}`])),
  };
  const built = await runVite(createViteConfig(root, compiled));
  return writeSite({ root, site, dist }, folder, built);
}

const bareEntry = 'virtual:bare';

/** The libraries of the app with a form of two fields and nothing else. */
const bareCode = `
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { atom, Provider, useAtom } from 'jotai';
import ky from 'ky';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';

const Answer = z.object({ token: z.string() });
const email = atom('');
function SignIn() {
  const [value, setValue] = useAtom(email);
  const query = useQuery({ queryKey: ['token'], enabled: false, queryFn: async () => Answer.parse(await ky.get('/token').json()) });
  return h('form', null, h('h1', null, 'Sign in'),
    h('input', { type: 'email', value, onChange: (event) => setValue(event.target.value) }),
    h('input', { type: 'password' }), h('button', { onClick: () => query.refetch() }, 'Sign in'));
}
i18n.loadAndActivate({ locale: 'en', messages: {} });
const router = createBrowserRouter([{ path: '*', element: h(SignIn) }]);
createRoot(document.getElementById('root')).render(
  h(I18nProvider, { i18n }, h(QueryClientProvider, { client: new QueryClient() }, h(Provider, null, h(RouterProvider, { router })))));
`;

/** A page of the same libraries with a form and nothing else; gives the site's folder. */
export async function buildBareSite(release: Release, folder: string): Promise<string> {
  const plugin: Plugin = {
    name: 'bare',
    enforce: 'pre',
    resolveId: (id) => (id === bareEntry ? path.join(release.root, 'app/bare.js') : undefined),
    load: (id) => (id === path.join(release.root, 'app/bare.js') ? bareCode : undefined),
  };
  const built = await runVite({
    configFile: false,
    root: path.join(release.root, 'app'),
    publicDir: false,
    plugins: [react(), plugin],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: bareEntry } },
  });
  return writeSite(release, folder, built);
}

type Built = { chunks: BundledChunk[]; assets: BundledAsset[] };

async function writeSite({ site, dist }: Release, folder: string, { chunks, assets }: Built): Promise<string> {
  const own = path.join(folder, site.host);
  await cp(path.join(dist, site.host), own, { recursive: true, dereference: true });
  for (const name of await readdir(own)) if (/\.html(?:\.|$)/.test(name)) await rm(path.join(own, name));
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const initial = new Set([entry.fileName]);
  for (const name of initial)
    for (const next of chunks.find((one) => one.fileName === name)!.imports) initial.add(next);
  const styles = chunks
    .filter(({ fileName }) => initial.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  // The brand's properties and fonts, as in the document of the release.
  const released = await readFile(path.join(dist, site.host, 'index.html'), 'utf8');
  const look = /<style>.*?<\/style>/s.exec(released)![0];
  const html = `<!doctype html><html lang="${site.values.languageTag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.values.name}</title>${look}
${[...initial].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n')}
${[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('\n')}
<script type="module" crossorigin src="/${entry.fileName}"></script></head><body><div id="root"></div></body></html>`;
  const files: [name: string, bytes: string | Uint8Array][] = [
    ['index.html', html],
    ...chunks.map(({ fileName, code }) => [fileName, code] as [string, string]),
    ...assets.map(({ fileName, source }) => [fileName, source] as [string, string | Uint8Array]),
  ];
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(own, name)), { recursive: true });
    await writeFile(path.join(own, name), bytes);
    await writeFile(path.join(own, `${name}.br`), brotliCompressSync(bytes));
  }
  await writeRules({ site, dist }, folder);
  return own;
}

/** The rules of the release, with one page for all addresses and without the policies that name what stands in its documents. */
async function writeRules({ site, dist }: Pick<Release, 'site' | 'dist'>, folder: string): Promise<void> {
  const file = `hosting/rules/${site.host}.json`;
  const rules = JSON.parse(await readFile(path.join(dist, file), 'utf8')) as ServingRules;
  const open = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !/policy$/i.test(name)));
  const opened: ServingRules = {
    ...rules,
    rules: rules.rules
      .filter(({ path: address, page }) => page === undefined || address === '/*')
      .map((rule) => ({ ...rule, headers: open(rule.headers), ...(rule.page && { page: 'index.html' }) })),
    missing: open(rules.missing),
  };
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, file), JSON.stringify(opened));
}
