import { domainFacts } from '../../../brands/domains.ts';
import { valueAt } from '../../build/config/parse/deepPartial.ts';
import { createScriptLocator } from '../../build/config/parse/scriptLocator.ts';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { planBuild, type Site } from '../../build/plan/planBuild.ts';
import { UsageError } from '../../lib/problem.ts';
import { formatInline } from '../scaffold/formatBrand.ts';
import { findBrand, findBrandFile, type Project } from './readProject.ts';
import { lookChoice, type OriginContext, siteValueOrigins } from './siteValueOrigins.ts';

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
  { slug, domain: asked, environment }: Choice,
): Promise<ExplainedSite> {
  const brand = findBrand(project, slug);
  const names = brand.domains.map((one) => one.domain);
  if (asked !== undefined && !(names as string[]).includes(asked)) {
    throw new UsageError(`${slug} has no domain "${asked}"; it has ${names.join(', ')}`);
  }
  const { sites, environmentName } = planBuild(project.catalogue, {
    brands: [slug],
    domains: [asked ?? names[0]!],
    ...(environment === undefined ? {} : { environment }),
  });
  const { values, domain, host } = sites[0]!;
  const { parsed, file } = findBrandFile(project, slug);
  const locateSetting = await createScriptLocator(project.config);
  const settings = valueAt(project.config.value, ['environments', environmentName]);
  const context: OriginContext = {
    slug,
    domain: domain.domain,
    country: domain.defaultCountry,
    locale: domain.defaultLang,
    environment: environmentName,
    ownHosts: valueAt(settings, ['ownHosts']) === true,
    written: parsed.value!,
    theme: brand.theme,
    facts: domainFacts[domain.domain],
    hasSetting: (...path) => valueAt(settings, path) !== undefined,
    inBrand: (...path) => `${file}:${parsed.document.locate(path, 'key').line}`,
    inConfig: (...path) => `${project.config.file}:${locateSetting(path, 'key').line}`,
  };
  const keys = Object.keys(siteValueOrigins) as (keyof Site['values'])[];
  return {
    host,
    environment: environmentName,
    values: [
      ...keys.map((key) => ({ key, value: values[key], origin: siteValueOrigins[key](context) })),
      ...explainLook(brand, context),
    ],
  };
}

/** The theme and the choices of the look. */
function explainLook({ slug, theme, look }: ResolvedBrand, context: OriginContext): ExplainedValue[] {
  const isNamed = context.written.theme !== undefined;
  return [
    { key: 'theme', value: theme.name, origin: isNamed ? context.inBrand('theme') : `brands/${slug}/theme.json` },
    ...(Object.keys(look) as (keyof typeof look)[]).map((key) => ({
      key: `look.${key}`,
      value: look[key],
      origin: lookChoice(key)(context),
    })),
  ];
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
