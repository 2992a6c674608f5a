/** Pattern of the hashes by which files name each other and their inline scripts. */
const hashPattern =
  /sha256-[A-Za-z0-9+/]{43}=|(?<=-)[0-9a-f]{10}(?=\.)|\b[0-9a-f]{32}(?:[0-9a-f]{32})?\b|(?<=-)[A-Za-z0-9_-]{8}(?=\.(?:css|js)\b)/g;

/** Endings of files that name others. */
const namesOthers = /\.(?:html|js|css|json|svg|txt|webmanifest|conf|caddy)$|(?:^|\/)(?:_\w+|Caddyfile)$/;

/** Whether a file can name others by their hashes. */
export const canNameOthers = (name: string): boolean => namesOthers.test(name);

/** A text without the hashes in it, and these. */
export interface MaskedText {
  text: string;
  hashes: ReadonlySet<string>;
}

/** Takes the hashes out of a text: what is left differs only if more than the named files has changed. */
export function maskHashes(text: string): MaskedText {
  const hashes = new Set<string>();
  const masked = text.replaceAll(hashPattern, (hash) => {
    hashes.add(hash);
    return '#';
  });
  return { text: masked, hashes };
}

/** Lists the forms in which others may name a file: by a part of its name, and by its hash as hex digits or `integrity`. */
export const listNames = ({ path, sha256 }: { path: string; sha256: string }): string[] => [
  sha256,
  sha256.slice(0, 32),
  `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`,
  ...(path.match(hashPattern) ?? []),
];
