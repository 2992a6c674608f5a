import { languages } from '../../../brands/languages.ts';
import type { Environment } from '../config/schema/buildConfig.ts';
import type { Catalogue, ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import { otherHostsOfSite } from '../config/schema/siteHosts.ts';

/** What a host without a site of its own answers to every address. */
export type HostAnswer = { host: string } & (
  | {
      kind: 'redirect';
      /** An origin if the path is kept, else a complete address. */
      to: string;
      /** Whether path and query of the request follow, as links in members' mails need it. */
      keepsPath: boolean;
    }
  | {
      kind: 'gone';
      name: string;
      /** BCP 47 tag of the sentence. */
      language: string;
      sentence: string;
    }
);

/** The part of a site that its further hosts follow from. */
interface AnsweringSite {
  host: string;
  brand: Pick<ResolvedBrand, 'slug'>;
  domain: ResolvedDomain;
}

/** The further hosts of a site: each leads to the same address on the site's own host. */
export const toOtherHostAnswers = (environment: Environment, { host, domain }: AnsweringSite): HostAnswer[] =>
  otherHostsOfSite(environment, domain).map((other) => ({
    host: other,
    kind: 'redirect',
    to: `https://${host}`,
    keepsPath: true,
  }));

/** The hosts of brands that are no more. Their addresses are not kept: what they carry belongs to no other brand. */
export const toRetiredHostAnswers = (
  { ownHosts }: Pick<Environment, 'ownHosts'>,
  { retiredHosts }: Pick<Catalogue, 'retiredHosts'>,
): HostAnswer[] =>
  !ownHosts
    ? []
    : retiredHosts.map(({ host, name, gone, leadsTo }) => {
        if (leadsTo !== undefined) return { host, kind: 'redirect', to: leadsTo, keepsPath: false };
        const language = languages[gone!];
        return { host, kind: 'gone', name, language: language.tag, sentence: language.gone(name) };
      });
