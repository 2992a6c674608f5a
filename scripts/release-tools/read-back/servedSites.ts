import { closestValue } from '../../build/config/parse/suggestValue.ts';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { UsageError } from '../../lib/problem.ts';
import type { Connection, ConnectTo } from './sendRequest.ts';

/** A site to ask, and whether and at which port its host is asked. */
export interface ServedSite extends Pick<Connection, 'encrypted' | 'port'> {
  site: ManifestSite;
}

/**
 * Chooses the sites that are named by their addresses, hosts or brands, or `all`. Throws a UsageError for a word that names
 * none.
 */
export function chooseServedSites(words: readonly string[], sites: readonly ManifestSite[]): ServedSite[] {
  const chosen = words.flatMap((word): ServedSite[] => {
    const url = /^https?:\/\//.test(word) && URL.canParse(word) ? new URL(word) : undefined;
    const name = url?.hostname ?? word;
    const named = sites.filter(({ host, brand }) => word === 'all' || host === name || (!url && brand === name));
    if (named.length === 0) {
      const near = closestValue(name, [...new Set(sites.flatMap(({ host, brand }) => (url ? [host] : [host, brand])))]);
      throw new UsageError(
        `${name} is no host or brand of this release${near === undefined ? '' : `; did you mean ${near}?`}`,
      );
    }
    const port = url?.port ? Number(url.port) : undefined;
    return named.map((site) => ({ site, encrypted: url?.protocol !== 'http:', port }));
  });
  return [...new Map(chosen.map((one) => [one.site.host, one])).values()];
}

/** Parses the server to ask: `127.0.0.1:8443`, `[::1]:8443`, or the absolute path of a socket. */
export function parseConnectTo(text: string): ConnectTo {
  if (text.startsWith('/')) return { socketPath: text };
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:/]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host !== undefined) return { host, port: Number(port) };
  throw new UsageError(`${text} is no server: write host:port, such as 127.0.0.1:8443, or the path of a socket`);
}
