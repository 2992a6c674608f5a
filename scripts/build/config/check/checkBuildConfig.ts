import type { DeepPartial } from '../parse/omitPaths.ts';
import type { KeyPath, PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import type { BuildConfig, Environment, Receivers } from '../schema/buildConfig.ts';
import { fillPattern, type PatternValues } from '../schema/fillPattern.ts';
import { checkCompanyCountry } from './checkThemeAndCompany.ts';
import { hostOf, invalidHostReason, isLoopback } from './hostName.ts';

type PartialConfig = DeepPartial<BuildConfig>;
type PartialEnvironment = DeepPartial<Environment>;

const addressKeys = [
  'host',
  'api',
  'socket',
  'storage',
  'publicSite',
  'liveChat',
  'maps',
  'places',
  'reports',
] as const;
type AddressKey = (typeof addressKeys)[number];

/** Example site, so that patterns are checked even where no brand is valid. */
const exampleSite: PatternValues = { slug: 'brand', domain: 'com' };

/** Returns why a name of one part cannot be the host of a site: a network would look for it in itself. */
const findDotlessReason = (host: string) =>
  host.includes('.') ? undefined : `gives ${quote(host)}, a name of one part; it takes one with a dot`;

function checkHostName(
  key: AddressKey,
  pattern: string,
  sites: readonly PatternValues[],
): Pick<PathProblem, 'message' | 'hint'>[] {
  for (const site of pattern.includes('{') ? [exampleSite, ...sites] : [exampleSite]) {
    const host = hostOf(fillPattern(pattern, site));
    const reason = invalidHostReason(host) ?? (key === 'host' ? findDotlessReason(host) : undefined);
    if (reason === undefined) continue;
    const [message, hint] = reason.split('; ') as [string, string];
    const source = site === exampleSite ? '' : `, filled for the brand ${quote(site.slug)},`;
    return [{ message: `${quote(key)}${source} ${message}`, hint }];
  }
  return [];
}

function checkTransport(key: string, address: string, name: string): Pick<PathProblem, 'message' | 'hint'>[] {
  if (name === 'sandbox') return [];
  const scheme = key === 'socket' ? 'wss' : 'https';
  const host = hostOf(fillPattern(address, exampleSite));
  if (isLoopback(host)) {
    return [{ message: `${quote(key)} of ${quote(name)} leads to this machine`, hint: 'only the sandbox may do that' }];
  }
  if (key === 'host' || address.startsWith(`${scheme}:`)) return [];
  return [{ message: `${quote(key)} of ${quote(name)} is not encrypted`, hint: `it takes ${scheme}://…` }];
}

type PartialReceivers = DeepPartial<Receivers>;

/** The addresses of receivers with their paths. */
function listReceiverUrls({ statistics, ads }: PartialReceivers): [path: KeyPath, url: string | undefined][] {
  const { url, script, hosts = [] } = (statistics ?? {}) as { url?: string; script?: string; hosts?: string[] };
  return [
    [['statistics', 'url'], url],
    [['statistics', 'script'], script],
    ...hosts.map((host, index): [KeyPath, string] => [['statistics', 'hosts', index], host]),
    [['ads', 'url'], ads?.url],
  ];
}

function checkReceivers(
  name: string,
  receivers: PartialEnvironment['receivers'],
  brands: readonly string[],
): PathProblem[] {
  if (!receivers) return [];
  const top = ['environments', name, 'receivers'];
  const owners: [path: KeyPath, receivers: PartialReceivers][] = [
    [top, receivers],
    ...Object.entries(receivers.brands ?? {}).map(([slug, own]): [KeyPath, PartialReceivers] => [
      [...top, 'brands', slug],
      own ?? {},
    ]),
  ];
  const unknownBrands = Object.keys(receivers.brands ?? {}).flatMap((slug): PathProblem[] => {
    if (brands.includes(slug)) return [];
    const message = `${quote(name)} has receivers for a brand ${quote(slug)} that does not exist`;
    return [{ path: [...top, 'brands', slug], on: 'key', message, hint: suggestValue(slug, brands, 'there are') }];
  });
  const addresses = owners.flatMap(([path, own]) =>
    listReceiverUrls(own).flatMap(([key, url]): PathProblem[] => {
      if (url === undefined) return [];
      const label = String(key.findLast((step) => typeof step === 'string'));
      const reason = invalidHostReason(hostOf(url));
      const [message, hint] = reason?.split('; ') ?? [];
      const problems =
        message === undefined
          ? checkTransport(label, url, name)
          : [{ message: `${quote(label)} ${message}`, hint: hint! }];
      return problems.map((problem) => ({ path: [...path, ...key], on: 'value', ...problem }));
    }),
  );
  return [...unknownBrands, ...addresses];
}

function checkLocalHosts(localHosts: PartialEnvironment['localHosts'], name: string): PathProblem[] {
  return (localHosts ?? []).flatMap((host, index): PathProblem[] => {
    if (host === undefined || name === 'sandbox' || !isLoopback(host)) return [];
    const message = `${quote(name)} agrees to run on ${quote(host)}`;
    return [
      { path: ['environments', name, 'localHosts', index], on: 'value', message, hint: 'only the sandbox may do that' },
    ];
  });
}

function checkEnvironment(
  name: string,
  environment: PartialEnvironment,
  sites: readonly PatternValues[],
  brands: readonly string[],
): PathProblem[] {
  const addresses = addressKeys.flatMap((key): PathProblem[] => {
    const address = environment[key];
    if (address === undefined) return [];
    const [problem] = [...checkHostName(key, address, sites), ...checkTransport(key, address, name)];
    return problem ? [{ path: ['environments', name, key], on: 'value', ...problem }] : [];
  });
  return [
    ...addresses,
    ...checkLocalHosts(environment.localHosts, name),
    ...checkReceivers(name, environment.receivers, brands),
  ];
}

function checkDefault(key: 'defaultEnvironment' | 'defaultCompany', written?: string, known?: object): PathProblem[] {
  if (written === undefined || !known || Object.hasOwn(known, written)) return [];
  const kind = key === 'defaultCompany' ? 'company' : 'environment';
  const names = Object.keys(known);
  const hint = names.length > 0 ? suggestValue(written, names, 'there are') : 'there is none yet';
  return [{ path: [key], on: 'value', message: `${kind} ${quote(written)} does not exist`, hint }];
}

function checkBudgetBrands(own: object | undefined, brands: readonly string[]): PathProblem[] {
  return Object.keys(own ?? {}).flatMap((slug): PathProblem[] => {
    if (brands.includes(slug)) return [];
    const message = `there is a budget for a brand ${quote(slug)} that does not exist`;
    return [
      { path: ['siteBudget', 'brands', slug], on: 'key', message, hint: suggestValue(slug, brands, 'there are') },
    ];
  });
}

/**
 * Checks the names and addresses in build.config.ts.
 *
 * @param sites all that its patterns are filled for
 * @param brands the slugs of all brands, also of those with problems
 */
export const checkBuildConfig = (
  config: PartialConfig,
  sites: readonly PatternValues[],
  brands: readonly string[],
): PathProblem[] => [
  ...checkDefault('defaultEnvironment', config.defaultEnvironment, config.environments),
  ...checkDefault('defaultCompany', config.defaultCompany, config.companies),
  ...checkBudgetBrands(config.siteBudget?.brands, brands),
  ...Object.entries(config.companies ?? {}).flatMap(([key, company]) =>
    checkCompanyCountry(['companies', key], company?.country),
  ),
  ...Object.entries(config.environments ?? {}).flatMap(([name, environment]) =>
    environment ? checkEnvironment(name, environment, sites, brands) : [],
  ),
];
