import { isServerFile } from '../hosting/serverFiles.ts';
import { toNginxServerName } from '../hosting/templateContexts.ts';
import { hostingFolder } from '../output/manifest.ts';
import type { Release } from './readRelease.ts';

/** Returns what a server's files say of a host, with its own values; undefined if no part of them lists it, or several do. */
type ReadHost = (host: string) => string | undefined;

/** Splits a text into the parts that match a pattern, by its first group. */
const splitBy = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, a, b]) => [a!, b!] as const);

/** Reads the values of headers that differ by browser, all in one, by the names of their variables. */
const readValuesByBrowser = (text: string, pattern: RegExp) =>
  new Map(
    splitBy(text, pattern).map(([name, map]) => [
      name,
      Array.from(map.matchAll(/"([^"]*)"/g), ([, value]) => value).join(),
    ]),
  );

function readNginx(text: string): ReadHost {
  const maps = new Map(
    splitBy(text, /^map \$host \$(\w+) \{\n(.*?)^\}/gms).map(([name, map]) => [
      name,
      new Map(splitBy(map, /^ {4}(\S+) "(.*)";$/gm)),
    ]),
  );
  const byBrowser = readValuesByBrowser(text, /^map \$http_sec_ch_ua \$(\w+) \{\n(.*?)^\}/gms);
  const servers = splitBy(text, /^server \{\n {4}server_name\s([^;]*);(.*?)^\}/gms).map(
    ([names, server]) => [new Set(names.trim().split(/\s+/)), server] as const,
  );
  return (host) => {
    const name = toNginxServerName(host);
    const [found, ...others] = servers.filter(([names]) => names.has(name));
    if (!found || others.length > 0) return undefined;
    return found[1]
      .replaceAll(/\$(\w+)/g, (variable, map: string) =>
        maps.has(map) ? (maps.get(map)!.get(name) ?? '') : (byBrowser.get(map) ?? variable),
      )
      .replaceAll('/$host;', `/${host};`);
  };
}

function readCaddy(text: string): ReadHost {
  const byBrowser = readValuesByBrowser(text, /^\tmap \{header\.Sec-CH-UA\} (\{\w+\}) \{\n(.*?)^\t\}/gms);
  const snippets = new Map(splitBy(text, /^\((\w+)\) \{\n(.*?)^\}/gms));
  const blocks = splitBy(text, /^(\{\$MATCHPRESS_SCHEME:https\}:\/\/\S.*?) \{\n(.*?)^\}/gms).map(
    ([addresses, block]) => {
      const [, names = '', own = ''] = /^\tmap \{host\} ([^\n]*) \{\n(.*?)^\t\}/ms.exec(block) ?? [];
      const map = own.replace(/^\t\timport (\w+)$/m, (_, name: string) => snippets.get(name) ?? '');
      return {
        hosts: new Set(Array.from(addresses.matchAll(/:\/\/([^\s,]+)/g), ([, host]) => host)),
        names: names.split(' '),
        lines: new Map(splitBy(map, /^\t+(\S+) (.*)$/gm)),
        block,
      };
    },
  );
  return (host) => {
    const [found, ...others] = blocks.filter(({ hosts }) => hosts.has(host));
    if (!found || others.length > 0) return undefined;
    const values = Array.from((found.lines.get(host) ?? '').matchAll(/"((?:[^"\\]|\\")*)"/g), ([, value]) => value!);
    return found.block
      .replaceAll(/\{matchpress_\w+\}/g, (name) => values[found.names.indexOf(name)] ?? byBrowser.get(name) ?? '')
      .replaceAll('/{host}\n', `/${host}\n`);
  };
}

/** Reads the files of the servers of a release, by their folder, as if each host had a file of its own. */
export function readServerFiles({ filesByFolder, bytesByHash }: Release): Readonly<Record<string, ReadHost>> {
  const files = [...(filesByFolder.get(hostingFolder) ?? [])].filter(([file]) => isServerFile(file)).sort();
  const textOf = (folder: string) =>
    files.map(([file, hash]) => (file.startsWith(folder) ? bytesByHash.get(hash)!.toString('utf8') : '')).join('\n');
  return { nginx: readNginx(textOf('nginx/')), caddy: readCaddy(textOf('caddy/')) };
}
