// Names in a release's hosting folder.

/** Folder of the rules of each host, from which the servers' files are made. */
export const rulesFolder = 'rules';
export const [nginxSitesFile, nginxOtherHostsFile] = ['nginx/sites.conf', 'nginx/other-hosts.conf'] as const;
export const [caddySitesFile, caddyOtherHostsFile] = ['caddy/sites.caddy', 'caddy/other-hosts.caddy'] as const;

/**
 * Files of the servers; their templates have the same names. nginx gives a request for an unknown host to the first server
 * that it reads.
 */
export const serverFiles: readonly string[] = [
  ...['nginx/00-unknown-host.conf', 'nginx/shared.conf', 'nginx/deltas.conf', nginxSitesFile, nginxOtherHostsFile],
  ...['caddy/Caddyfile', 'caddy/facts.caddy', caddySitesFile, caddyOtherHostsFile],
];

/** Whether a file of the hosting folder is one of a server, made from the rules of all hosts of a release. */
export const isServerFile = (path: string): boolean => /^(?:nginx|caddy)\//.test(path);
