import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../config/catalogue.ts';
import { resolveLook } from '../../config/resolveLook.ts';
import { contentTypes } from '../../hosting/contentTypes.ts';
import { readPictureSets } from '../../pictures/pictureSets.ts';
import type { Site } from '../../plan/planBuild.ts';
import { isFile } from '../../serve/isFile.ts';
import { type StartedServer, startServer } from '../../serve/startServer.ts';
import { pickFonts, readFontLibrary } from '../../stages/fonts.ts';
import { loadIndexHtmlTemplate } from '../../stages/indexHtml.ts';
import { loadGallerySite, readGalleryAssets } from './buildGallery.ts';
import { type GalleryVariant, parseArtPath, parseGalleryVariant } from './parseGalleryUrl.ts';

/** Serves the output of buildGallery on loopback; port 0 takes any free one. The query chooses theme and age band. */
export async function serveGallery(root: string, folder: string, port: number): Promise<StartedServer> {
  const findFile = await createFileFinder(root, folder);
  return startServer((request, response) => {
    const { name, bytes } = findFile(request.url ?? '/');
    response.setHeader('Content-Type', contentTypes[path.extname(name).slice(1)] ?? 'application/octet-stream');
    response.end(bytes);
  }, port);
}

/** Finds fonts, pictures and compiled files by their addresses; any other address gives the page. */
async function createFileFinder(root: string, folder: string) {
  const { catalogue, site } = await loadGallerySite(root);
  const pictureSets = readPictureSets(root);
  const library = await readFontLibrary(root);
  const render = await loadIndexHtmlTemplate(root);
  const assets = readGalleryAssets(folder);
  const files = new Map<string, string | Uint8Array>([
    ...library.map(({ artifact }) => [`/${artifact.path}`, artifact.bytes] as const),
    [site.values.logoUrl, site.brand.logo],
    [site.values.iconUrl, site.brand.icon],
  ]);
  const findPicture = (url: string) => {
    const requested = parseArtPath(url);
    if (!requested) return undefined;
    const { theme, ageBracket, look } = applyVariant(catalogue, site, requested).brand;
    return pictureSets(theme, ageBracket, look.motif).pictures.find(({ name }) => name === requested.name)?.svg;
  };
  const findCompiled = (url: string) => {
    const file = path.join(folder, path.posix.normalize(url));
    return url.startsWith('/assets/') && isFile(file) ? readFileSync(file) : undefined;
  };
  return (url: string): { name: string; bytes: string | Uint8Array } => {
    const found = files.get(url) ?? findPicture(url) ?? findCompiled(url);
    if (found !== undefined) return { name: url, bytes: found };
    const variant = applyVariant(catalogue, site, parseGalleryVariant(url));
    return { name: 'index.html', bytes: render(variant, pickFonts(library, variant.brand), assets).text };
  };
}

/** The site in another theme and age band; an unknown theme leaves the site's own. */
function applyVariant(catalogue: Catalogue, { brand, ...site }: Site, { theme, band }: GalleryVariant): Site {
  const resolved = catalogue.themes.get(theme) ?? brand.theme;
  const look = { ...brand.look, motif: resolveLook(band, resolved.look).motif };
  return { ...site, brand: { ...brand, theme: resolved, ageBracket: band, look } };
}
