/** Headers by their names in lower case. */
export type SentHeaders = Readonly<Record<string, string>>;

/** A location as the configuration writes it, with its headers. */
export interface ServedLocation {
  location: string;
  headers: SentHeaders;
  /** The origin that requests are proxied to. */
  to?: string | undefined;
  /** Headers of other matching locations that are not sent here, in lower case. */
  detached?: readonly string[];
}

/** Parses the locations of a site's nginx file with the headers that they add, but those that send only 404.html. */
export function parseNginx(text: string): ServedLocation[] {
  return text
    .split(/^ {4}location /m)
    .slice(1)
    .filter((part) => !/^~ "[^"]*" \{\n +return 404;\n +\}\n/.test(part))
    .map((part) => ({
      location: part.slice(0, part.indexOf(' {')),
      headers: toHeaders(part.matchAll(/add_header ([\w-]+) "((?:[^"\\]|\\")*)"/g)),
      to: readProxiedOrigin(part),
    }));
}

function readProxiedOrigin(location: string): string | undefined {
  const to = /^ +proxy_pass (\S+);$/m.exec(location)?.[1];
  return to === '$matchpress_api' ? /^ +set \$matchpress_api (\S+);$/m.exec(location)?.[1] : to;
}

/** Parses the blocks of a site's Caddy file with the headers that they set. */
export function parseCaddy(text: string): ServedLocation[] {
  return text
    .split(/^\t(?=handle)/m)
    .slice(1)
    .map((part) => ({
      location: part.slice(0, part.indexOf(' {')),
      headers: toHeaders(part.matchAll(/^\t+(?:header_down )?([A-Z][\w-]+) "((?:[^"\\]|\\")*)"$/gm)),
      to: /^\t+reverse_proxy (\S+) \{$/m.exec(part)?.[1],
    }));
}

/** Parses the blocks of a `_headers` file. */
export function parseHeadersFile(text: string): ServedLocation[] {
  return text
    .split(/^(?=\S)/m)
    .filter((part) => part.startsWith('/'))
    .map((part) => ({
      location: part.slice(0, part.indexOf('\n')),
      headers: toHeaders(part.matchAll(/^ {2}([\w-]+): (.*)$/gm)),
      detached: Array.from(part.matchAll(/^ {2}! ([\w-]+)$/gm), (match) => match[1]!.toLowerCase()),
    }));
}

/** Parses the rules of a site for other servers; location `missing` has the headers of 404.html. */
export function parseServingRules(text: string): ServedLocation[] {
  const { rules, missing } = JSON.parse(text) as {
    rules: { path: string; headers: SentHeaders; to?: string }[];
    missing: SentHeaders;
  };
  const lower = (headers: SentHeaders) => toHeaders(Object.entries(headers).map(([name, value]) => ['', name, value]));
  return [
    ...rules.map(({ path, headers, to }) => ({ location: path, headers: lower(headers), to })),
    { location: 'missing', headers: lower(missing) },
  ];
}

const toHeaders = (matches: Iterable<readonly string[]>): SentHeaders =>
  Object.fromEntries(Array.from(matches, (match) => [match[1]!.toLowerCase(), match[2]!.replaceAll('\\"', '"')]));
