import { closestValue } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import type { ReleasedHost } from './listReleasedHosts.ts';
import type { Connection, ConnectTo } from './sendRequest.ts';

/** A host to ask, and whether with encryption and at which port. */
export interface ServedHost extends ReleasedHost, Pick<Connection, 'encrypted' | 'port'> {}

/** Chooses the hosts that are named by addresses, hosts or brands, or `all`. Throws a UsageError for a word that names none. */
export function chooseServedHosts(words: readonly string[], hosts: readonly ReleasedHost[]): ServedHost[] {
  const chosen = words.flatMap((word): ServedHost[] => {
    const url = /^https?:\/\//.test(word) && URL.canParse(word) ? new URL(word) : undefined;
    const name = url?.hostname ?? word;
    const named = hosts.filter(({ host, brand }) => word === 'all' || host === name || (!url && brand === name));
    if (named.length === 0) {
      const near = closestValue(name, [
        ...new Set(hosts.flatMap(({ host, brand }) => (url || !brand ? [host] : [host, brand]))),
      ]);
      throw new UsageError(
        `${name} is no host or brand of this release${near === undefined ? '' : `; did you mean ${near}?`}`,
      );
    }
    const port = url?.port ? Number(url.port) : undefined;
    return named.map((one) => ({ ...one, encrypted: url?.protocol !== 'http:', port }));
  });
  return [...new Map(chosen.map((one) => [one.host, one])).values()];
}

/** Parses the server to ask: `127.0.0.1:8443`, `[::1]:8443`, or the absolute path of a socket. */
export function parseConnectTo(text: string): ConnectTo {
  if (text.startsWith('/')) return { socketPath: text };
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:/]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host !== undefined) return { host, port: Number(port) };
  throw new UsageError(`${text} is no server: write host:port, such as 127.0.0.1:8443, or the path of a socket`);
}
