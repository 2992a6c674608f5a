import { domainNames } from '../../../../brands/domains.ts';
import type { DeepPartial } from '../parse/omitPaths.ts';
import type { KeyPath, PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { BuildConfig } from '../schema/buildConfig.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';
import { findHostFault } from './hostName.ts';

/** Lists the hosts that a brand names itself, with their paths. */
export function listOwnHosts({ domains = {} }: PartialBrand): { path: KeyPath; host: string }[] {
  return domainNames.flatMap((domain) => {
    const { host, otherHosts = [] } = domains[domain] ?? {};
    const path = ['domains', domain];
    return [
      ...(host === undefined ? [] : [{ path: [...path, 'host'], host }]),
      ...otherHosts.flatMap((other, index) =>
        other === undefined ? [] : [{ path: [...path, 'otherHosts', index], host: other }],
      ),
    ];
  });
}

function checkPublicSite(path: KeyPath, address: string): PathProblem[] {
  const [, host] = /^https:\/\/([^/:?#@]+)$/.exec(address) ?? [];
  if (host === undefined) {
    const hint = 'it takes an address such as https://www.brand.co.uk, with no path';
    return [{ path, on: 'value', message: `"publicSite" is ${quote(address)}`, hint }];
  }
  const fault = findHostFault(host);
  return fault ? [{ path, on: 'value', ...fault }] : [];
}

/**
 * Checks the form of the hosts and of the public sites that a brand names itself, and that some environment uses them.
 */
export function checkOwnHostNames(
  brand: PartialBrand,
  environments: DeepPartial<BuildConfig['environments']>,
): PathProblem[] {
  const hosts = listOwnHosts(brand);
  const publicSites = domainNames.flatMap((domain) => {
    const address = brand.domains?.[domain]?.publicSite;
    return address === undefined ? [] : [{ path: ['domains', domain, 'publicSite'], address }];
  });
  const [first] = [...hosts, ...publicSites].map(({ path }) => path);
  const known = Object.values(environments);
  const counts = known.length === 0 || known.some((environment) => environment?.ownHosts === true);
  return [
    ...hosts.flatMap(({ path, host }): PathProblem[] => {
      const fault = findHostFault(host);
      return fault ? [{ path, on: 'value', ...fault }] : [];
    }),
    ...publicSites.flatMap(({ path, address }) => checkPublicSite(path, address)),
    ...(first === undefined || counts
      ? []
      : [
          {
            path: first,
            on: 'value' as const,
            message: 'no environment takes the hosts that brands name themselves',
            hint: 'add ownHosts: true to the production environment in build.config.ts',
          },
        ]),
  ];
}
