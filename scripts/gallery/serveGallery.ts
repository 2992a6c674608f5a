import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { pictureSet } from '../art/pictureSet.ts';
import { appViteConfig } from '../compile/viteConfig.ts';
import type { Catalogue } from '../config/catalogue.ts';
import { loadCatalogue } from '../config/loadCatalogue.ts';
import { planBuild, type Site } from '../plan/planBuild.ts';
import { type FontLibrary, pickFonts, readFontLibrary } from '../stages/fonts.ts';
import { loadPageTemplate, type RenderPage } from '../stages/page.ts';
import { type AskedLook, parseArtPath, parseLook } from './parseLook.ts';

export interface GalleryServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves the page with every component; the query says in which theme and age band. */
export async function serveGallery(root: string, port: number): Promise<GalleryServer> {
  const catalogue = await loadCatalogue(root);
  const { sites } = planBuild(catalogue, { brands: ['tavelune'], domains: ['com'], environment: 'sandbox' });
  // Only its look is shown; the components know nothing of the site.
  const site = sites[0]!;
  const plugin = galleryPage(catalogue, site, await readFontLibrary(root), await loadPageTemplate(root));
  const config = appViteConfig(root, site.values);
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), plugin],
    // Its own, so that it can run beside `npm run dev`.
    cacheDir: path.join(root, 'node_modules/.cache/matchpress/gallery'),
    optimizeDeps: {
      include: [
        ...['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router'],
        ...['autocomplete', 'menu', 'slider', 'tabs', 'toast'].map((part) => `@base-ui/react/${part}`),
      ],
    },
    server: { host: '127.0.0.1', port, strictPort: true },
    appType: 'custom',
  });
  await server.listen();
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The site in another theme and band. */
function dress(catalogue: Catalogue, { brand, ...site }: Site, { theme, band }: AskedLook): Site {
  const resolved = catalogue.themes.get(theme) ?? brand.theme;
  return { ...site, brand: { ...brand, theme: resolved, ageBracket: band } };
}

function galleryPage(catalogue: Catalogue, site: Site, library: FontLibrary, render: RenderPage): Plugin {
  const fonts = new Map<string, Uint8Array>(library.map(({ artifact }) => [`/${artifact.path}`, artifact.bytes]));
  const drawings = new Map([
    [site.values.logoUrl, site.brand.logo],
    [site.values.iconUrl, site.brand.icon],
  ]);
  const findDrawing = (url: string) => {
    const asked = parseArtPath(url);
    if (!asked) return drawings.get(url);
    const { theme, ageBracket } = dress(catalogue, site, asked).brand;
    return pictureSet(theme, ageBracket).pictures.find(({ name }) => name === asked.name)?.svg;
  };
  return {
    name: 'matchpress:gallery-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        const font = fonts.get(url);
        const drawing = font ? undefined : findDrawing(url);
        if (!font && drawing === undefined) return next();
        response.setHeader('Content-Type', font ? 'font/woff2' : 'image/svg+xml');
        response.end(font ?? drawing);
      });
      return () => {
        server.middlewares.use(async (request, response) => {
          const url = request.url ?? '/';
          const dressed = dress(catalogue, site, parseLook(url));
          const assets = { entry: '/gallery/gallery.tsx', preloads: [], styles: [] };
          const html = render(dressed, pickFonts(library, dressed.brand), assets);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, html));
        });
      };
    },
  };
}
