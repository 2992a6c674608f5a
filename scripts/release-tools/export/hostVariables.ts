import { requireManifest } from '../../build/verify/readRelease.ts';
import { listReleasedHosts } from '../read-back/listReleasedHosts.ts';

/** A host that needs a name and a certificate. */
interface HostVariables {
  kind: 'site' | 'redirect' | 'retired';
  /** Address that it leads to; null where it serves something itself. */
  leads_to: string | null;
  /** Null for the host of a retired brand. */
  brand: string | null;
  domain: string | null;
  environment: string | null;
}

/**
 * Renders a variables file for OpenTofu with every host that the release in a folder answers on: the hosts of sites, those
 * that redirect to them, and those of retired brands. Sorted by host, so equal releases have equal files.
 */
export function renderHostVariables(dist: string): string {
  const { sites } = requireManifest(dist);
  const ofSites = sites.flatMap(({ host, otherHosts = [], brand, domain, environment }) => {
    const facts = { brand, domain, environment };
    return [
      [host, { kind: 'site', leads_to: null, ...facts }] as const,
      ...otherHosts.map((other) => [other, { kind: 'redirect', leads_to: `https://${host}`, ...facts }] as const),
    ];
  });
  const hosts = new Map<string, HostVariables>(ofSites);
  for (const { host, readPlan } of listReleasedHosts(dist)) {
    if (hosts.has(host)) continue;
    const { rules } = readPlan();
    const location = 'location' in rules ? rules.location : undefined;
    hosts.set(host, { kind: 'retired', leads_to: location ?? null, brand: null, domain: null, environment: null });
  }
  const sorted = [...hosts].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ matchpress_hosts: Object.fromEntries(sorted) }, null, 2)}\n`;
}
