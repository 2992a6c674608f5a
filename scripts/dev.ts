import path from 'node:path';
import { Command } from 'commander';
import { createServer, type Plugin } from 'vite';
import { createViteConfig } from './compile/viteConfig.ts';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { runEntry } from './lib/runEntry.ts';
import { artFolder } from './pictures/pictureFiles.ts';
import { readPictureSets } from './pictures/pictureSets.ts';
import { planBuild, type Site } from './plan/planBuild.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { toSandboxOptions } from './sandbox/toSandboxOptions.ts';
import { addSiteOptions, readSiteOptions } from './serve/siteOptions.ts';
import type { Artifact } from './stages/artifact.ts';
import { loadChatFrameTemplate } from './stages/chatFrame.ts';
import { pickFonts, readFontLibrary, type SiteFonts } from './stages/fonts.ts';
import { loadIndexHtmlTemplate, type RenderIndexHtml } from './stages/indexHtml.ts';
import { loadMapsFrameTemplate } from './stages/mapsFrame.ts';
import { loadTagsFrameTemplate } from './stages/tagsFrame.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Site-absolute folder of the pictures. */
const artUrl = '/art';

await runEntry(async () => {
  const command = new Command('npm run dev --').description('One site with hot reload, talking to the sandbox.');
  const { port, filter } = readSiteOptions(addSiteOptions(command, 'tavelune').exitOverride().parse());
  const site = planBuild(await loadCatalogue(root, { unfinishedTexts: true }), filter).sites[0]!;
  const fonts = pickFonts(await readFontLibrary(root), site.brand);
  const page = await loadIndexHtmlTemplate(root);
  const frames = [
    (await loadChatFrameTemplate(root))(site),
    (await loadMapsFrameTemplate(root))(site),
    (await loadTagsFrameTemplate(root))(site),
  ];
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox(toSandboxOptions(site.values, origin));
  const config = createViteConfig(root, { ...site.values, artUrl });
  const server = await createServer({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      sitePagePlugin(
        site,
        fonts,
        page,
        frames.filter((frame) => frame !== undefined),
      ),
      picturesPlugin(site),
    ],
    server: { host: '127.0.0.1', port, strictPort: true },
    appType: 'custom',
  });
  await server.listen().catch(toListenError);
  console.log(`${site.values.name} (${site.host}) with hot reload: ${origin}`);
  const { email, password } = sandbox.accounts.find(({ stage }) => stage === 'complete')!;
  console.log(`Sign in: ${email} / ${password}; ${sandbox.origin} lists the other ways in.`);
  return new Promise<number>(() => {});
});

/** Vite says only in words that a port is taken; this is the error of a server. */
function toListenError(error: Error): never {
  const port = /^Port (\d+) is already in use$/.exec(error.message)?.[1];
  throw port === undefined ? error : Object.assign(error, { code: 'EADDRINUSE', syscall: 'listen', port });
}

/** Serves the site's page at every page address, and its fonts and frames at their own addresses. */
function sitePagePlugin(site: Site, fonts: SiteFonts, render: RenderIndexHtml, frames: readonly Artifact[]): Plugin {
  const files = new Map<string, { type: string; bytes: Uint8Array }>([
    [site.values.logoUrl, { type: 'image/svg+xml', bytes: Buffer.from(site.brand.logo) }],
    [site.values.iconUrl, { type: 'image/svg+xml', bytes: Buffer.from(site.brand.icon) }],
    ...fonts.artifacts.map((font) => [`/${font.path}`, { type: 'font/woff2', bytes: font.bytes }] as const),
    ...frames.map(({ path, bytes }) => [`/${path}`, { type: 'text/html; charset=utf-8', bytes }] as const),
  ]);
  return {
    name: 'matchpress:site-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', file.type);
        response.end(file.bytes);
      });
      return () => {
        server.middlewares.use(async (request, response) => {
          const { text } = render(site, fonts, { entry: '/main.tsx', preloads: [], styles: [] });
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.url ?? '/', text));
        });
      };
    },
  };
}

/** Serves the site's pictures, and loads the page again when a drawing or the palette has changed. */
function picturesPlugin({ brand }: Site): Plugin {
  const readPictures = () =>
    new Map(
      readPictureSets(root)(brand.theme, brand.ageBracket).pictures.map(({ name, svg }) => [
        `${artUrl}/${name}.svg`,
        svg,
      ]),
    );
  let pictures = readPictures();
  return {
    name: 'matchpress:pictures',
    configureServer(server) {
      const folder = path.join(root, artFolder);
      server.watcher.add(folder).on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        try {
          pictures = readPictures();
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          server.config.logger.error(String(error));
        }
      });
      server.middlewares.use((request, response, next) => {
        const svg = pictures.get(request.url ?? '');
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
