import { hostingFolder } from '../output/manifest.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/**
 * Checks that the servers refuse hosts without a site. nginx gives these to the first server that it reads for the port,
 * so the file that refuses must be the first of its folder.
 */
export function checkUnknownHostRefusal({ filesByFolder, bytesByHash }: Release): Finding[] {
  const files = filesByFolder.get(hostingFolder) ?? new Map<string, string>();
  const textOf = (file: string) => bytesByHash.get(files.get(file) ?? '')?.toString('utf8') ?? '';
  const firstOfNginx = [...files.keys()].filter((file) => /^nginx\/[^/]+\.conf$/.test(file)).sort()[0] ?? 'nginx';
  const refusals: [file: string, refuses: boolean][] = [
    [
      firstOfNginx,
      /^\s*server_name "";$/m.test(textOf(firstOfNginx)) && /^\s*return 421;$/m.test(textOf(firstOfNginx)),
    ],
    ['caddy/Caddyfile', /:\/\/ \{[^}]*\brespond 421\b/.test(textOf('caddy/Caddyfile'))],
  ];
  return refusals
    .filter(([, refuses]) => !refuses)
    .map(([path]) => ({ host: hostingFolder, path, message: 'does not refuse hosts that have no site' }));
}
