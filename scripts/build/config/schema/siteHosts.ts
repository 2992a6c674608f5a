import type { Environment } from './buildConfig.ts';
import type { ResolvedDomain } from './catalogue.ts';
import { fillPattern } from './fillPattern.ts';

type OwnHosts = Readonly<Partial<Pick<ResolvedDomain, 'host' | 'otherHosts' | 'publicSite'>>> & { domain: string };
type Takes<Key extends keyof Environment> = Pick<Environment, Key> & Partial<Pick<Environment, 'ownHosts'>>;

/** What of an environment decides where a public site is. */
export type PublicSiteSettings = Takes<'publicSite'>;

/** Where an environment serves a site: the host that the brand names itself, else the one by its pattern. */
export const hostOfSite = (environment: Takes<'host'>, slug: string, site: OwnHosts): string =>
  (environment.ownHosts ? site.host : undefined) ?? fillPattern(environment.host, { slug, domain: site.domain });

/** The further hosts of a site there, which lead to that one. */
export const otherHostsOfSite = ({ ownHosts }: Takes<never>, { otherHosts = [] }: OwnHosts): readonly string[] =>
  ownHosts ? otherHosts : [];

/** Origin of the public site that belongs to a site there. */
export const publicSiteOf = (environment: PublicSiteSettings, slug: string, site: OwnHosts): string =>
  (environment.ownHosts ? site.publicSite : undefined) ??
  fillPattern(environment.publicSite, { slug, domain: site.domain });
