import type { Environment } from './buildConfig.ts';
import type { ResolvedDomain } from './catalogue.ts';
import { fillPattern } from './fillPattern.ts';

type OwnHosts = Readonly<Partial<Pick<ResolvedDomain, 'host' | 'otherHosts' | 'publicSite'>>> & { domain: string };
type Takes<Key extends keyof Environment> = Pick<Environment, Key> & Partial<Pick<Environment, 'ownHosts'>>;

/** Settings of an environment that decide the address of a public site. */
export type PublicSiteSettings = Takes<'publicSite'>;

/** Returns the host at which an environment serves a site: the one that the brand names, else that of the pattern. */
export const hostOfSite = (environment: Takes<'host'>, slug: string, site: OwnHosts): string =>
  (environment.ownHosts ? site.host : undefined) ?? fillPattern(environment.host, { slug, domain: site.domain });

/** Returns the other hosts of a site there, which redirect to that one. */
export const otherHostsOfSite = ({ ownHosts }: Takes<never>, { otherHosts = [] }: OwnHosts): readonly string[] =>
  ownHosts ? otherHosts : [];

/** Returns the origin of the public site that belongs to a site there. */
export const publicSiteOf = (environment: PublicSiteSettings, slug: string, site: OwnHosts): string =>
  (environment.ownHosts ? site.publicSite : undefined) ??
  fillPattern(environment.publicSite, { slug, domain: site.domain });
