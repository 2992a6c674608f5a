import { languages } from '../../../brands/languages.ts';
import type { Environment } from '../config/schema/buildConfig.ts';
import type { Catalogue, ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import { otherHostsOfSite } from '../config/schema/siteHosts.ts';

/** The answer of a host without a site of its own, to every address. */
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

/** The part of a site that decides its other hosts. */
interface AnsweringSite {
  host: string;
  brand: Pick<ResolvedBrand, 'slug'>;
  domain: ResolvedDomain;
}

/** Lists the other hosts of a site: each redirects to the same address on the site's own host. */
export const toOtherHostAnswers = (environment: Environment, { host, domain }: AnsweringSite): HostAnswer[] =>
  otherHostsOfSite(environment, domain).map((other) => ({
    host: other,
    kind: 'redirect',
    to: `https://${host}`,
    keepsPath: true,
  }));

/** Lists the hosts of retired brands. Their paths are not kept, because they belong to no other brand. */
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
