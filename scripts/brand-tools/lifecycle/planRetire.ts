import { RetiredBrands } from '../../../brands/retiredSchema.ts';
import { withSuggestion } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import { formatBrand } from '../scaffold/formatBrand.ts';
import { removeOwnSettings } from './editOwnSettings.ts';
import { listSiteAddresses } from './listSiteAddresses.ts';
import type { PlannedChange } from './planRename.ts';
import { findBrand, type Project } from './readProject.ts';

const retiredFile = 'brands/retired.json';

/** Returns the host that members of a domain are redirected to: another brand's for the same domain, else its first. */
function hostOfSuccessor({ catalogue }: Project, slug: string, environment: string, domain: string): string {
  const brand = catalogue.brands.find((one) => one.slug === slug)!;
  const places = listSiteAddresses(catalogue, brand, slug).filter((place) => place.environment === environment);
  return (places.find((place) => place.domain === domain) ?? places[0]!).host;
}

function assertAnswer({ catalogue }: Project, slug: string, answer: string): void {
  if (answer === 'gone' || answer.startsWith('https://')) return;
  const others = catalogue.brands.map((brand) => brand.slug).filter((other) => other !== slug);
  if (others.includes(answer)) return;
  const message = `"${answer}" is no answer; it takes "gone", the slug of another brand, or an address that begins with https://`;
  throw new UsageError(withSuggestion(message, answer, others));
}

/**
 * Plans the removal of a brand. Its numbers and hosts stay reserved, and its hosts answer as chosen.
 *
 * @param answer `gone`, the slug of another brand, or an https address
 */
export async function planRetire(project: Project, slug: string, answer: string): Promise<PlannedChange> {
  const brand = findBrand(project, slug);
  assertAnswer(project, slug, answer);
  const all = listSiteAddresses(project.catalogue, brand, slug);
  const { defaultEnvironment } = project.catalogue.config;
  const taking = all.filter(({ ownHosts }) => ownHosts);
  const places = taking.length > 0 ? taking : all.filter(({ environment }) => environment === defaultEnvironment);
  const hosts = Object.fromEntries(
    places.flatMap(({ environment, domain, host, otherHosts }) => {
      const { defaultLang } = brand.domains.find((site) => site.domain === domain)!;
      const leadsTo = answer.startsWith('https://')
        ? answer
        : `https://${answer === 'gone' ? '' : hostOfSuccessor(project, answer, environment, domain)}`;
      return [host, ...otherHosts].map((one) => [one, answer === 'gone' ? { gone: defaultLang } : { leadsTo }]);
    }),
  );
  const siteIds = [...new Set(brand.domains.map(({ siteId }) => siteId))];
  const present = project.sources.retired && RetiredBrands.parse(JSON.parse(project.sources.retired.text));
  const retired = {
    $schema: './retired.schema.json',
    ...present,
    brands: { ...present?.brands, [slug]: { name: brand.name, siteIds, hosts } },
  };
  const config = await removeOwnSettings(project.config, slug);
  const others = all.filter((place) => !places.includes(place)).map(({ host }) => host);
  const unserved = [...new Set(others)].filter((host) => !Object.hasOwn(hosts, host));
  return {
    change: {
      removes: [`brands/${slug}`],
      files: {
        [retiredFile]: formatBrand(retired),
        ...(config === undefined ? {} : { [project.config.file]: config }),
      },
    },
    lines: [
      `brands/${slug} is removed`,
      `siteIds are never given again: ${siteIds.join(', ')}`,
      ...Object.entries(hosts).map(([host, said]) =>
        'leadsTo' in said ? `${host} leads to ${said.leadsTo}` : `${host} says that ${brand.name} is gone`,
      ),
      ...(taking.length > 0 ? [] : ['no environment has ownHosts in build.config.ts, so none of these hosts answers']),
      ...(unserved.length > 0 ? [`no longer built: ${unserved.join(', ')}`] : []),
      ...(config === undefined ? [] : [`${project.config.file}: the receivers of ${slug} are removed`]),
    ],
  };
}
