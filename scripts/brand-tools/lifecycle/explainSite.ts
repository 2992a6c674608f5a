import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import type { LocaleCode } from '../../../brands/languages.ts';
import { valueAt } from '../../build/config/parse/omitPaths.ts';
import type { ParsedDocument } from '../../build/config/parse/pathProblem.ts';
import { createScriptLocator } from '../../build/config/parse/scriptLocator.ts';
import { planBuild } from '../../build/plan/planBuild.ts';
import { type SiteSources, siteDerivations, toSiteSources } from '../../build/plan/toSiteValues.ts';
import { UsageError } from '../../lib/problem.ts';
import { formatInline } from '../scaffold/formatBrand.ts';
import { findBrand, findBrandFile, type Project } from './readProject.ts';

/** A value of a site, and where it comes from. */
interface ExplainedValue {
  /** Of the site's values, or `theme` and `look.` with a choice of the look, which the styles are made from. */
  key: string;
  value: unknown;
  origin: string;
}

export interface ExplainedSite {
  host: string;
  environment: string;
  values: ExplainedValue[];
}

interface Choice {
  slug: string;
  /** Default: the first of the brand. */
  domain?: string;
  /** Default: that of build.config.ts. */
  environment?: string;
}

/** Explains every value that is compiled into a site. Throws a UsageError where there is no such site. */
export async function explainSite(
  project: Project,
  { slug, domain: asked, environment: environmentAsked }: Choice,
): Promise<ExplainedSite> {
  const brand = findBrand(project, slug);
  const names = brand.domains.map((one) => one.domain);
  if (asked !== undefined && !(names as string[]).includes(asked)) {
    throw new UsageError(`${slug} has no domain "${asked}"; it has ${names.join(', ')}`);
  }
  const { sites, environmentName, environment, day } = planBuild(project.catalogue, {
    brands: [slug],
    domains: [asked ?? names[0]!],
    ...(environmentAsked === undefined ? {} : { environment: environmentAsked }),
  });
  const { values, domain, host } = sites[0]!;
  const sources = toSiteSources(brand, domain, environmentName, environment, day);
  const { parsed, file } = findBrandFile(project, slug);
  const origins = createOrigins(
    sources,
    parsed.value!,
    createPlaces({ ...parsed.document, file }),
    createPlaces({ ...project.config, locate: await createScriptLocator(project.config) }),
  );
  const { theme, look } = brand;
  return {
    host,
    environment: environmentName,
    values: [
      ...Object.entries(siteDerivations).map(([key, derive]) => ({
        key,
        value: values[key as keyof typeof values],
        origin: listOrigins(listReads(derive, sources), origins).join('; '),
      })),
      { key: 'theme', value: theme.name, origin: origins.brand('theme') },
      ...Object.entries(look).map(([key, value]) => ({ key: `look.${key}`, value, origin: origins.look(key) })),
    ],
  };
}

/** Names the place of a key in a file, or that of the step above where the file does not have the key. */
const createPlaces =
  ({ file, value, locate }: ParsedDocument) =>
  (...path: string[]): string => {
    const place = `${file}:${locate(path, 'key').line}`;
    return valueAt(value, path) === undefined ? `${place} has no ${path.join('.')}` : `${place}, ${path.join('.')}`;
  };

type Places = ReturnType<typeof createPlaces>;
type Origins = Readonly<Record<keyof SiteSources, (key: string) => string>>;

/** Tells where the keys of each source are written. */
function createOrigins(sources: SiteSources, written: WrittenBrand, inBrand: Places, inConfig: Places): Origins {
  const { slug, theme, ageBracket } = sources.brand;
  const { domain, defaultCountry, defaultLang } = sources.domain;
  const { name: environment } = sources.environment;
  const inBrandElse = (path: string[], otherwise: () => string) =>
    valueAt(written, path) === undefined ? `${inBrand(...path)}; ${otherwise()}` : inBrand(...path);
  const inDomain = (key: string) => inBrand('domains', domain, key);
  const inEnvironment = (...path: string[]) => inConfig('environments', environment, ...path);
  const inLanguage = (locale: string) =>
    `brands/languages/${locale}.ts${sources.variants[locale as LocaleCode] ? ' and brands/languageVariants.ts' : ''}`;
  const inAgeBracket = (key: string) =>
    `${inBrand('ageBracket')}; scripts/build/config/schema/ageBracketFacts.ts, ${key} of ${ageBracket}`;
  return {
    ageBracket: inAgeBracket,
    brand(key) {
      if (key === 'slug') return `brands/${slug}`;
      if (key === 'logo' || key === 'icon') return `brands/${slug}/${key}.svg`;
      if (key === 'theme' && written.theme === undefined) return `brands/${slug}/theme.json`;
      return key === 'supportEmails' ? inBrand('contacts', 'support') : inBrand(key);
    },
    company() {
      if (typeof written.company === 'string')
        return `${inBrand('company')}; ${inConfig('companies', written.company)}`;
      return inBrandElse(['company'], () => inConfig('defaultCompany'));
    },
    domain(key) {
      const path = ['domains', domain, key];
      if (key === 'domain') return inBrand('domains', domain);
      if (key === 'siteId') return inBrandElse(path, () => inBrand('domains', 'de', key));
      return key === 'locales' ? inBrandElse(path, () => inDomain('defaultLang')) : inBrand(...path);
    },
    environment: (key) => (key === 'name' ? `${inEnvironment()}, by --env or defaultEnvironment` : inEnvironment(key)),
    facts: (key) => `brands/domains.ts${Object.hasOwn(sources.facts, key) ? ',' : ' has no'} ${key} of ${domain}`,
    duties: (key) => `brands/duties.ts, ${key}`,
    features: (key) => inBrand('features', key),
    language: (key) => `${inDomain('defaultLang')}; ${inLanguage(defaultLang)}, ${key}`,
    languages: inLanguage,
    liveChatButtons: (key) => inEnvironment('liveChatButtons', key),
    look: (key) =>
      inBrandElse(['look', key], () =>
        Object.hasOwn(theme.look, key) ? `look of the theme ${theme.name}` : inAgeBracket('look'),
      ),
    providerTables: (key) => `brands/paymentProviders.ts, ${key}`,
    receivers: () =>
      valueAt(sources.environment, ['receivers', 'brands', slug]) === undefined
        ? inEnvironment('receivers')
        : inEnvironment('receivers', 'brands', slug),
    supportEmails: (key) => inBrand('contacts', 'support', key),
    variants: (key) =>
      `brands/languageVariants.ts${sources.variants[key as LocaleCode] ? ',' : ' has no'} ${key} of ${defaultCountry}`,
  };
}

type Read = readonly [source: keyof SiteSources, key: string];

/** Lists what a function reads of its sources. */
function listReads(derive: (sources: SiteSources) => unknown, sources: SiteSources): Read[] {
  const reads: Read[] = [];
  const record = <Source extends object>(name: string, source: Source): Source =>
    new Proxy(source, {
      get(target, key) {
        reads.push([name as keyof SiteSources, String(key)]);
        return Reflect.get(target, key);
      },
    });
  const recorded = Object.entries(sources).map(([name, source]) => [name, record(name, source)]);
  derive(Object.fromEntries(recorded) as SiteSources);
  return reads;
}

/** Tells where each read leads, once; brand and domain, which somebody asked for, only where there is nothing else. */
function listOrigins(reads: readonly Read[], origins: Origins): string[] {
  const others = reads.filter(([, key]) => key !== 'slug' && key !== 'domain');
  return [...new Set((others.length > 0 ? others : reads).map(([source, key]) => origins[source](key)))];
}

const MAX_VALUE_LENGTH = 70;

const shorten = (text: string) => (text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text);

/** Each value with its origin below it. */
export function formatExplanation({ host, environment, values }: ExplainedSite): string {
  const width = Math.max(...values.map(({ key }) => key.length)) + 2;
  const lines = values.flatMap(({ key, value, origin }) => [
    `${key.padEnd(width)}${shorten(formatInline(value))}`,
    `${' '.repeat(width)}${origin}`,
  ]);
  return [`${host} (${environment})`, '', ...lines].join('\n');
}
