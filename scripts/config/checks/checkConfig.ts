import type { BuildConfig, Environment } from '../buildConfig.ts';
import { fillPattern, type PatternValues } from '../fillPattern.ts';
import type { Mistake } from '../mistake.ts';
import type { Lenient } from '../parse/lenient.ts';
import { suggest } from '../parse/nearest.ts';
import { quote } from '../parse/words.ts';
import { hostFault } from './hostFault.ts';

type LenientConfig = Lenient<BuildConfig>;
type LenientEnvironment = Lenient<Environment>;

const addressKeys = ['host', 'api', 'socket', 'storage', 'publicSite', 'liveChat'] as const;
type AddressKey = (typeof addressKeys)[number];

/** Stand-ins for a site, so that patterns are looked at even where no brand is in order. */
const example: PatternValues = { slug: 'brand', domain: 'com' };

const hostOf = (address: string) => URL.parse(address)?.hostname ?? address;

const isLoopback = (host: string) => /^(?:localhost|.+\.localhost|127\..+|0\.0\.0\.0)$/.test(host);

function checkFilled(
  key: AddressKey,
  pattern: string,
  sites: readonly PatternValues[],
): Pick<Mistake, 'what' | 'meant'>[] {
  for (const site of pattern.includes('{') ? [example, ...sites] : [example]) {
    const host = hostOf(fillPattern(pattern, site));
    const fault = hostFault(host);
    if (fault === undefined) continue;
    const [what, meant] = fault.split('; ') as [string, string];
    const source = site === example ? '' : `, filled for the brand ${quote(site.slug)},`;
    return [{ what: `${quote(key)}${source} ${what}`, meant }];
  }
  return [];
}

function checkReach(key: AddressKey, address: string, name: string): Pick<Mistake, 'what' | 'meant'>[] {
  if (name === 'sandbox') return [];
  const scheme = key === 'socket' ? 'wss' : 'https';
  const host = hostOf(fillPattern(address, example));
  if (isLoopback(host)) {
    return [{ what: `${quote(key)} of ${quote(name)} leads to this machine`, meant: 'only the sandbox may do that' }];
  }
  if (key === 'host' || address.startsWith(`${scheme}:`)) return [];
  return [{ what: `${quote(key)} of ${quote(name)} is not encrypted`, meant: `it takes ${scheme}://…` }];
}

function checkLocalHosts(localHosts: LenientEnvironment['localHosts'], name: string): Mistake[] {
  return (localHosts ?? []).flatMap((host, index): Mistake[] => {
    if (host === undefined || name === 'sandbox' || !isLoopback(host)) return [];
    const what = `${quote(name)} agrees to run on ${quote(host)}`;
    return [
      { path: ['environments', name, 'localHosts', index], on: 'value', what, meant: 'only the sandbox may do that' },
    ];
  });
}

function checkEnvironment(name: string, environment: LenientEnvironment, sites: readonly PatternValues[]): Mistake[] {
  const addresses = addressKeys.flatMap((key): Mistake[] => {
    const address = environment[key];
    if (address === undefined) return [];
    const [wrong] = [...checkFilled(key, address, sites), ...checkReach(key, address, name)];
    return wrong ? [{ path: ['environments', name, key], on: 'value', ...wrong }] : [];
  });
  return [...addresses, ...checkLocalHosts(environment.localHosts, name)];
}

function checkDefault(key: 'defaultEnvironment' | 'defaultCompany', written?: string, known?: object): Mistake[] {
  if (written === undefined || !known || Object.hasOwn(known, written)) return [];
  const kind = key === 'defaultCompany' ? 'company' : 'environment';
  const names = Object.keys(known);
  const meant = names.length > 0 ? suggest(written, names, 'there are') : 'there is none yet';
  return [{ path: [key], on: 'value', what: `${kind} ${quote(written)} does not exist`, meant }];
}

/** What build.config.ts must keep beyond its form; `sites` are all that its patterns will be filled for. */
export const checkConfig = (config: LenientConfig, sites: readonly PatternValues[]): Mistake[] => [
  ...checkDefault('defaultEnvironment', config.defaultEnvironment, config.environments),
  ...checkDefault('defaultCompany', config.defaultCompany, config.companies),
  ...Object.entries(config.environments ?? {}).flatMap(([name, environment]) =>
    environment ? checkEnvironment(name, environment, sites) : [],
  ),
];
