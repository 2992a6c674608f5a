import type { LocaleCode } from '../../brands/schema.ts';
import { namedPictures, pictureSet } from '../art/pictureSet.ts';
import type { Environment } from '../config/buildConfig.ts';
import type { ResolvedBrand } from '../config/catalogue.ts';
import { languageTags } from '../config/domains.ts';
import { memoise } from '../lib/memo.ts';
import type { Site } from '../plan/planBuild.ts';
import type { LinkedSite } from '../specialise/linkSite.ts';
import { type Artifact, textArtifact } from '../stages/artifact.ts';
import { pickFonts, type SiteFonts } from '../stages/fonts.ts';
import { renderIcons } from '../stages/icons.ts';
import { renderLegal } from '../stages/legal.ts';
import type { Workshop } from './workshop.ts';

/** Gives all files of one site; what sites or brands share is made once and given as the same bytes. */
export type ComposeSite = (site: Site) => Promise<Artifact[]>;

interface BrandParts {
  fonts: SiteFonts;
  artifacts: Artifact[];
}

/** The label of the lazy chunk that holds the texts of a locale; see labelOf in compileApp.ts. */
const catalogueLabel = (locale: LocaleCode) => `catalogue-${languageTags[locale]}`;

/** Prepares composing for one workshop and environment. */
export function createComposer(workshop: Workshop, environment: Environment): ComposeSite {
  const brandOnce = memoise<BrandParts>();
  const scripts = new Map<string, Artifact>();
  const shared = new Map<string, Artifact>(
    workshop.app.files.map(({ path, base64 }) => [path, { path, bytes: Buffer.from(base64, 'base64') }]),
  );
  const scriptOf = (path: string, code: string): Artifact => {
    const known = scripts.get(path) ?? textArtifact(path, code);
    scripts.set(path, known);
    return known;
  };
  const brandParts = (brand: ResolvedBrand) =>
    brandOnce(brand.slug, async () => {
      const fonts = pickFonts(workshop.fonts, brand);
      const icons = await renderIcons(brand, workshop.cache);
      const legal = renderLegal(workshop.legalTemplates, brand, environment);
      return { fonts, artifacts: [...fonts.artifacts, ...icons, ...legal] };
    });

  return async (site) => {
    const { values, brand } = site;
    const [linked, parts] = await Promise.all([
      workshop.linkSite(values as unknown as Record<string, unknown>),
      brandParts(brand),
    ]);
    const page = workshop.renderPage(site, parts.fonts, {
      entry: `/${linked.entry}`,
      importMap: linked.importMap,
      preloads: [...linked.firstLoad, ...linked.lazyClosure(catalogueLabel(values.locale))].map((path) => `/${path}`),
      styles: linked.styles.map((path) => `/${path}`),
    });
    const codes = linked.files.map(({ path, code }) => scriptOf(path, code));
    const drawings = [
      textArtifact(values.logoUrl.slice(1), brand.logo),
      textArtifact(values.iconUrl.slice(1), brand.icon),
    ];
    return [
      textArtifact('index.html', page),
      // A copy of the page: unknown addresses get a true 404 status and the app's own not-found page.
      textArtifact('404.html', page),
      ...codes,
      ...drawings,
      ...parts.artifacts,
      ...workshop.renderSmallFiles(site),
      ...reachableFiles(shared, linked),
      ...picturesFor(brand, linked.files),
    ];
  };
}

/** What a script says of pictures does not depend on whose site it is, so scripts that sites share are read once. */
const said = new Map<string, Map<string, boolean>>();

/** The pictures that this site's scripts can ask for, in its theme and band. */
function picturesFor(brand: ResolvedBrand, scripts: readonly { path: string; code: string }[]): Artifact[] {
  // Every picture is asked for by a name that ends so; most scripts ask for none.
  const asking = scripts.filter(({ code }) => code.includes('.svg'));
  const says = (text: string) =>
    asking.some(({ path, code }) => {
      const answers = said.get(path) ?? new Map<string, boolean>();
      said.set(path, answers);
      const answer = answers.get(text) ?? code.includes(text);
      answers.set(text, answer);
      return answer;
    });
  const set = pictureSet(brand.theme, brand.ageBracket);
  return namedPictures(set, says).map(({ name, svg }) => pictureArtifact(`${set.folder}/${name}.svg`, svg));
}

const pictureArtifacts = new Map<string, Artifact>();

/** The folder's name says what is in it, so a path stands for the same bytes in every site. */
function pictureArtifact(path: string, svg: string): Artifact {
  const known = pictureArtifacts.get(path) ?? textArtifact(path, svg);
  pictureArtifacts.set(path, known);
  return known;
}

/** Style sheets of the first load, those that scripts list for lazy chunks, and every other file that either names. */
function reachableFiles(shared: ReadonlyMap<string, Artifact>, { files, styles }: LinkedSite): Artifact[] {
  const found = new Map<string, Artifact>();
  const take = (text: string) => {
    for (const [path, artifact] of shared) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (found.has(path) || !text.includes(name)) continue;
      found.set(path, artifact);
      if (path.endsWith('.css')) take(Buffer.from(artifact.bytes).toString('utf8'));
    }
  };
  take(styles.join('\n'));
  for (const { code } of files) take(code);
  return [...found.values()];
}
