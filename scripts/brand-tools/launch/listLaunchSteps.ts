import { type DomainName, domainFacts } from '../../../brands/domains.ts';
import type { Catalogue, ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { receiversOf } from '../../build/config/schema/receivers.ts';
import { hostOfSite, otherHostsOfSite, publicSiteOf } from '../../build/config/schema/siteHosts.ts';
import { UsageError } from '../../lib/problem.ts';
import type { LaunchRole, LaunchTopic } from './launchWords.ts';

/** A question about the outside world that a machine can answer. */
export type LaunchProbe =
  | { kind: 'resolves'; host: string }
  | { kind: 'certificate'; host: string }
  | { kind: 'takesMail'; domain: string }
  | { kind: 'answers'; address: string };

/** One thing that must be in place before a brand's members arrive. */
export interface LaunchStep {
  topic: LaunchTopic;
  role: LaunchRole;
  /** Parts of its text: what it is about, and what belongs to that. */
  subject: string;
  detail: string;
  /** How a machine can see it; undefined where only a person can. */
  probe?: LaunchProbe;
}

const mailDomainOf = (address: string) => address.slice(address.indexOf('@') + 1);

/** Lists the addresses that members of a brand write to, by their mail domain. */
function listMailSteps({ privacyEmail, supportEmails }: ResolvedBrand): LaunchStep[] {
  const addresses = [...new Set([privacyEmail, ...Object.values(supportEmails)])];
  return Array.from(Map.groupBy(addresses, mailDomainOf), ([domain, own]) => ({
    topic: 'mail',
    role: 'network',
    subject: domain,
    detail: own.join(', '),
    probe: { kind: 'takesMail', domain },
  }));
}

/** Finds the environment in which brands have hosts of their own, else the default one. */
export function findLaunchEnvironment({ config }: Catalogue): string {
  const [own] = Object.entries(config.environments).find(([, { ownHosts }]) => ownHosts) ?? [];
  return own ?? config.defaultEnvironment;
}

/** Lists what must be in place before a brand is launched, by topic; everything follows from its file and the settings. */
export function listLaunchSteps(catalogue: Catalogue, slug: string, environment: string): LaunchStep[] {
  const brand = catalogue.brands.find((one) => one.slug === slug)!;
  const settings = catalogue.config.environments[environment];
  if (!settings) throw new UsageError(`there is no environment "${environment}" in build.config.ts`);
  const siteOf = (domain: DomainName) => `${slug}.${domain}`;
  const ofSites = brand.domains.map((site) => ({
    site,
    host: hostOfSite(settings, slug, site),
    others: otherHostsOfSite(settings, site),
    publicSite: publicSiteOf(settings, slug, site),
  }));
  const certificate = (host: string): LaunchStep => ({
    ...{ topic: 'certificate', role: 'network', subject: host, detail: '' },
    probe: { kind: 'certificate', host },
  });
  const { statistics, ads } = receiversOf(settings, slug);
  const receivers = [statistics && ('url' in statistics ? statistics.url : statistics.script), ads?.url].filter(
    Boolean,
  );
  const providers = brand.features.providers.map((provider): LaunchStep => {
    const domains = brand.domains.map(({ domain }) => `${domain} (${domainFacts[domain].currency})`).join(', ');
    return { topic: 'provider', role: 'payments', subject: provider, detail: domains };
  });
  return [
    ...ofSites.map(
      ({ site, host }): LaunchStep => ({
        ...{ topic: 'host', role: 'network', subject: host, detail: siteOf(site.domain) },
        probe: { kind: 'resolves', host },
      }),
    ),
    ...ofSites.flatMap(({ host, others }) =>
      others.map(
        (other): LaunchStep => ({
          ...{ topic: 'otherHost', role: 'network', subject: other, detail: host },
          probe: { kind: 'resolves', host: other },
        }),
      ),
    ),
    ...ofSites.flatMap(({ host, others }) => [host, ...others].map(certificate)),
    ...listMailSteps(brand),
    ...ofSites.map(
      ({ site }): LaunchStep => ({
        ...{ topic: 'siteId', role: 'backend', subject: String(site.siteId), detail: siteOf(site.domain) },
      }),
    ),
    ...providers,
    ...ofSites.map(
      ({ site, publicSite }): LaunchStep => ({
        ...{
          topic: 'publicSite',
          role: 'brandManager',
          subject: `${publicSite}/register`,
          detail: siteOf(site.domain),
        },
        probe: { kind: 'answers', address: `${publicSite}/register` },
      }),
    ),
    {
      topic: 'company',
      role: 'counsel',
      subject: brand.company.name,
      detail: `${brand.company.addressLine1}, ${brand.company.addressLine2}`,
    },
    ...ofSites.flatMap(({ site, host }) =>
      site.mapsKey === undefined
        ? []
        : [{ topic: 'mapsKey', role: 'backend', subject: host, detail: '' } satisfies LaunchStep],
    ),
    ...(receivers.length > 0
      ? [{ topic: 'receivers', role: 'brandManager', subject: receivers.join(', '), detail: '' } satisfies LaunchStep]
      : []),
    {
      topic: 'signOff',
      role: 'brandManager',
      subject: `npm run preview -- --brand ${slug} --share <folder>`,
      detail: '',
    },
  ];
}
