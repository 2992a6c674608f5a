import { languages } from '../../../brands/languages.ts';
import { listSiteCatalogues } from '../../build/compile/messageCatalogues.ts';
import type { NeutralApp } from '../../build/compile/NeutralApp.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import type { Cause } from './Cause.ts';
import { classify, type FileClass } from './fileClasses.ts';

/** How a cause can reach a file: by what the file is made from, by a detour through other files, or not. */
export type Reach = 'direct' | 'possible' | 'none';

/** Sources of the parts of the compiled app. */
export interface AppSources {
  /** The files that each chunk is made from, by its label. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** The packages in each, likewise. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** The files that documents are made from. */
  documents: ReadonlySet<string>;
}

/** Picks that of a compiled app. */
export function toAppSources({ chunks, sources, prerenderer, bootScripts }: NeutralApp): AppSources {
  return {
    chunks: sources,
    packages: Object.fromEntries(chunks.map(({ label, packages }) => [label, packages])),
    documents: new Set([...prerenderer.sources, ...bootScripts.sources]),
  };
}

/** Whether a change can reach anything of a site. */
export function reachesSite(
  { kind, file, path = [], company }: Cause,
  { brand, values }: Site,
  environment: string,
): boolean {
  const [, slug] = /^brands\/([^/]+)(?:\/|$)/.exec(file) ?? [];
  const isOfBrand = slug === undefined || /\.(?:ts|json)$/.test(slug) || slug === 'languages' || slug === brand.slug;
  if (!isOfBrand) return false;
  const [first, second, third] = path;
  if (kind === 'text')
    return slug !== undefined || /\/voices\//.test(file) ? isOwnText(file, brand) : hasCatalogue(file, values);
  if (kind === 'theme') return file === `themes/${brand.theme.name}.json`;
  if (kind === 'template') return !file.startsWith('templates/legal/') || hasLegalLanguage(file, brand);
  if (kind === 'setting') {
    if (first === 'environments')
      return second === environment && (third !== 'receivers' || path[3] !== 'brands' || path[4] === brand.slug);
    if (first === 'companies') return company === undefined || brand.company.name === company;
    if (first === 'photoBudgets') return brand.photos.length > 0;
    return first !== 'budgets' && first !== 'siteBudget';
  }
  return true;
}

const isOwnText = (file: string, { slug, look }: Site['brand']) =>
  file.startsWith(`brands/${slug}/`) || file.startsWith(`app/i18n/voices/${look.voice}/`);

const tagOf = (file: string) => file.replace(/^.*\/|\.po$/g, '');

/** English is in all lists, because its texts replace missing ones. */
const hasCatalogue = (file: string, values: Site['values']) =>
  tagOf(file) === 'en' && !values.locales.includes('en') ? false : listSiteCatalogues(values).includes(file);

/** Legal documents are there in all languages of the brand. */
const hasLegalLanguage = (file: string, { domains }: Site['brand']) => {
  const tag = file.split('/').at(-2);
  return domains.some(({ locales }) => locales.some((locale) => languages[locale].tag === tag));
};

/** Keys of a brand that its pictures follow. */
const pictureKeys = new Set(['theme', 'look', 'photos', 'ageBracket', 'colors']);

/** Classes of files that a cause is among the inputs of, where the kind alone decides. */
const directClasses: Partial<Record<Cause['kind'], readonly FileClass[]>> = {
  theme: ['document', 'art', 'brandDrawing', 'share', 'frame', 'style', 'values'],
  brand: ['document', 'frame', 'values', 'legal', 'share', 'serving', 'brandDrawing', 'other'],
  setting: ['document', 'frame', 'values', 'legal', 'serving', 'other'],
};

/** A site as far as reach depends on it: its facts, where it is planned, and the names of its files without hashes. */
export interface ReachedSite {
  site: Site | undefined;
  names: ReadonlySet<string>;
}

/** Tells how a change that reaches a site can reach a file of it, by the file's name without hash. */
export function reachFile(cause: Cause, name: string, app: AppSources, { site, names }: ReachedSite): Reach {
  const { kind, file } = cause;
  const fileClass = classify(name);
  if (kind === 'tools' || kind === 'options') return 'direct';
  if (kind === 'text') return reachByText(cause, name, fileClass, app);
  if (kind === 'code') return reachByCode(file, name, fileClass, app, names);
  if (kind === 'package') return reachByPackage(cause, name, fileClass, app);
  if (kind === 'template') return reachByTemplate(file, name, fileClass);
  if (kind === 'brand') return reachByBrand(cause, fileClass, site);
  if (kind === 'facts') return fileClass === 'art' || fileClass === 'font' ? 'none' : 'direct';
  if (directClasses[kind]!.includes(fileClass)) return 'direct';
  return fileClass === 'art' && cause.path?.[0] === 'photoBudgets' ? 'direct' : 'possible';
}

function reachByText({ file, message }: Cause, name: string, fileClass: FileClass, { documents }: AppSources): Reach {
  const [language] = tagOf(file).split('-');
  if (fileClass === 'catalogue') return name.startsWith(`assets/catalogue-${language}`) ? 'direct' : 'none';
  if (fileClass !== 'document') return 'none';
  return !message || message.origins.some((origin) => documents.has(origin)) ? 'direct' : 'none';
}

/** Returns the label of a script or style sheet. */
export const labelOf = (name: string) => name.replace(/^assets\/|\.(?:js|css)$/g, '').toLowerCase();

function reachByCode(
  file: string,
  name: string,
  fileClass: FileClass,
  { chunks, documents }: AppSources,
  names: ReadonlySet<string>,
): Reach {
  if (fileClass === 'script' || fileClass === 'style')
    return chunks[labelOf(name)]?.includes(file) ? 'direct' : 'possible';
  if (fileClass === 'document') {
    const own = Object.keys(chunks).filter((label) => chunks[label]!.includes(file));
    // What only chunks have that the site does without is not in its documents.
    const isAbsent = own.length > 0 && !own.some((label) => names.has(`assets/${label}.js`));
    const isPart = documents.has(file) || /\.css(?:\.ts)?$|\.page\.ts$/.test(file);
    return isPart && !isAbsent ? 'direct' : 'possible';
  }
  return ['catalogue', 'values', 'art', 'frame'].includes(fileClass) ? 'possible' : 'none';
}

function reachByPackage({ packageName }: Cause, name: string, fileClass: FileClass, { packages }: AppSources): Reach {
  if (fileClass === 'script' || fileClass === 'style')
    return packageName !== undefined && packages[labelOf(name)]?.includes(packageName) ? 'direct' : 'possible';
  if (fileClass === 'notices') return 'direct';
  if (fileClass === 'font') return packageName?.startsWith('@fontsource') ? 'direct' : 'possible';
  return 'possible';
}

function reachByTemplate(file: string, name: string, fileClass: FileClass): Reach {
  const part = file.replace('templates/', '');
  const is = (...classes: FileClass[]): Reach => (classes.includes(fileClass) ? 'direct' : 'none');
  if (part.startsWith('legal/')) return is('legal');
  if (part.startsWith('frames/')) return is('frame');
  if (part.startsWith('hosting/')) return is('serving');
  if (part.startsWith('robots')) return name === 'robots.txt' ? 'direct' : 'none';
  if (part.startsWith('manifest')) return name === 'manifest.webmanifest' ? 'direct' : 'none';
  if (part === 'index.hbs') return is('document');
  if (!part.startsWith('art/')) return 'none';
  const picture = /^(?:login\/[a-z]+|[^.]+)/.exec(part.slice('art/'.length))![0].replace('/', '-');
  if (fileClass === 'art') return name.startsWith(`assets/art/${picture}`) ? 'direct' : 'none';
  if (fileClass === 'share') return picture.startsWith('login-') ? 'direct' : 'none';
  return fileClass === 'values' || fileClass === 'script' ? 'possible' : 'none';
}

/** Keys of a site in a brand that legal documents show. */
const legalKeys = new Set(['publicSite', 'host', 'defaultCountry', 'locales']);

/** The domain whose sites alone have a value of a brand, but for the legal documents of its country. */
const findOwnDomain = ([first, second, third]: readonly string[]): string | undefined =>
  first === 'domains' && third !== 'siteId'
    ? second
    : first === 'contacts' && second === 'support' && third !== 'default'
      ? third
      : undefined;

function reachByBrand({ file, path }: Cause, fileClass: FileClass, site: Site | undefined): Reach {
  const ownDomain = findOwnDomain(path ?? []);
  const isInLegal = path?.[0] !== 'domains' || legalKeys.has(path[2]!);
  if (fileClass === 'legal' && !isInLegal) return 'none';
  if (ownDomain !== undefined && site && ownDomain !== site.domain.domain)
    return fileClass === 'legal' ? 'direct' : 'possible';
  const is = (...classes: FileClass[]): Reach => (classes.includes(fileClass) ? 'direct' : 'none');
  const part = file.split('/').slice(2).join('/');
  if (part === 'theme.json') return directClasses.theme!.includes(fileClass) ? 'direct' : 'possible';
  if (/\.svg$/.test(part) && !part.includes('/')) return is('brandDrawing', 'share', 'document', 'frame');
  if (/^(?:pictures|photos)\//.test(part)) return is('art', 'share');
  if (part.startsWith('legal/')) return is('legal');
  if (part.startsWith('fonts/')) return is('font', 'document', 'notices', 'share');
  if (directClasses.brand!.includes(fileClass)) return 'direct';
  return fileClass === 'art' && (path === undefined || pictureKeys.has(path[0]!)) ? 'direct' : 'possible';
}
