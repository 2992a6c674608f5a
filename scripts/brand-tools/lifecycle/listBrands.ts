import { languages } from '../../../brands/languages.ts';
import type { Catalogue } from '../../build/config/schema/catalogue.ts';
import { planBuild } from '../../build/plan/planBuild.ts';

/** One site of the catalogue, as the list shows it. */
export interface ListedSite {
  brand: string;
  name: string;
  domain: string;
  siteId: number;
  /** Language tags, the default one first. */
  languages: string[];
  theme: string;
  host: string;
}

/** Lists every site of the catalogue in one environment, by brand. */
export function listSites(catalogue: Catalogue, environment?: string): ListedSite[] {
  const filter = { brands: [], domains: [], ...(environment === undefined ? {} : { environment }) };
  const hosts = new Map(
    planBuild(catalogue, filter).sites.map(({ brand, domain, host }) => [`${brand.slug}.${domain.domain}`, host]),
  );
  return catalogue.brands.flatMap((brand) =>
    brand.domains.map(({ domain, siteId, locales, defaultLang }) => ({
      brand: brand.slug,
      name: brand.name,
      domain,
      siteId,
      languages: [defaultLang, ...locales.filter((locale) => locale !== defaultLang)].map(
        (locale) => languages[locale].tag,
      ),
      theme: brand.theme.name,
      host: hosts.get(`${brand.slug}.${domain}`)!,
    })),
  );
}

const headings = ['brand', 'domain', 'siteId', 'languages', 'theme'] as const;

/** Formats the list as a table, with slug and theme of a brand only in its first row. */
export function formatSites(sites: readonly ListedSite[]): string {
  const rows = sites.map((site, index) => {
    const repeats = sites[index - 1]?.brand === site.brand;
    return [
      repeats ? '' : site.brand,
      site.domain,
      String(site.siteId),
      site.languages.join(' '),
      repeats ? '' : site.theme,
    ];
  });
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)));
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        headings[column] === 'siteId' ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return [headings, ...rows].map(toLine).join('\n');
}

/** Formats a line for each retired brand, such as `dunmoor is retired: 2 hosts stay reserved`. */
export const formatRetired = ({ retiredHosts }: Pick<Catalogue, 'retiredHosts'>): string[] =>
  Array.from(
    Map.groupBy(retiredHosts, ({ slug }) => slug),
    ([slug, hosts]) =>
      `${slug} is retired: ${hosts.map(({ host, leadsTo }) => (leadsTo ? `${host} leads to ${leadsTo}` : `${host} is gone`)).join(', ')}`,
  );
