import type { WrittenDomain } from '../../../brands/brandSchema.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import { mergeJson } from '../lifecycle/editJson.ts';
import { listSiteAddresses } from '../lifecycle/listSiteAddresses.ts';
import { describeDns, type PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';
import { toHost, toPublicSite, USUAL } from '../typed/typedHosts.ts';

/** Hosts of one site as typed: names or whole addresses; `usual` gives one back to the pattern of build.config.ts. */
export interface TypedHosts {
  host?: string | undefined;
  /** Other and former hosts that lead to it, all of them; empty for none. */
  others?: readonly string[] | undefined;
  publicSite?: string | undefined;
  mapsKey?: string | undefined;
}

const toWritten = (typed: string | undefined, convert: (text: string) => string) =>
  typed === undefined ? {} : { value: typed === USUAL ? undefined : convert(typed) };

/**
 * Plans other hosts for one site of a brand. A former host leads to the new one, wherever environments take the hosts
 * that brands name. Throws a UsageError for a domain that the brand does not have.
 */
export function planHost(project: Project, slug: string, domain: string, typed: TypedHosts): PlannedChange {
  const brand = findBrand(project, slug);
  const site = brand.domains.find((one) => one.domain === domain);
  const domains = brand.domains.map((one) => one.domain);
  if (!site)
    throw new UsageError(`${slug} has no site under "${domain}"; ${suggestValue(domain, domains, 'there are')}`);
  const { file, text } = findBrandFile(project, slug);
  const host = toWritten(typed.host, toHost);
  const publicSite = toWritten(typed.publicSite, toPublicSite);
  const mapsKey = toWritten(typed.mapsKey, (key) => key.trim());
  const next = { ...site, ...('value' in host && { host: host.value }) };
  const addressesOf = (one: typeof site) =>
    listSiteAddresses(project.catalogue, { domains: [one] }, slug).filter(({ ownHosts }) => ownHosts);
  const [before, after] = [addressesOf(site), addressesOf(next)];
  const present = after.map((address) => address.host);
  const former = before.map((address) => address.host).filter((one) => !present.includes(one));
  const others = typed.others?.map(toHost) ?? [...(site.otherHosts ?? []), ...former];
  const all = [...new Set(others)].filter((one) => !present.includes(one));
  const changesOthers = typed.others !== undefined || former.length > 0;
  const properties: Partial<Record<keyof WrittenDomain, unknown>> = {
    ...('value' in host && { host: host.value }),
    ...(changesOthers && { otherHosts: all.length > 0 ? all : undefined }),
    ...('value' in publicSite && { publicSite: publicSite.value }),
    ...('value' in mapsKey && { mapsKey: mapsKey.value }),
  };
  return {
    change: { files: { [file]: mergeJson(text, ['domains', domain], properties) } },
    lines: [
      ...(before.length > 0
        ? []
        : ['no environment has ownHosts in build.config.ts, so hosts of a brand count nowhere']),
      ...former.filter((one) => all.includes(one)).map((one) => `${one} leads to ${present[0]}`),
      ...describeDns(after.map((address, index) => ({ ...address, former: before[index]! }))),
    ],
  };
}
