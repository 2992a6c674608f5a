import type { ResolvedBrand } from '../config/catalogue.ts';
import { hostingFolder } from '../output/manifest.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Words that only files of one brand may hold: its slug, name, contact addresses and keys, in small letters. */
function wordsOf(brand: ResolvedBrand): string[] {
  const words = [brand.slug, brand.name, brand.privacyEmail, ...Object.values(brand.supportEmails)];
  const keys = brand.domains.flatMap(({ mapsKey }) => mapsKey ?? []);
  return [...new Set([...words, ...keys].map((word) => word.toLowerCase()))];
}

/** Every trace of another brand in a site's files and file names. Packed forms are held against the plain ones elsewhere. */
export function findLeaks({ manifest, found, contents }: Release, brands: readonly ResolvedBrand[]): Finding[] {
  const owners = new Map(brands.flatMap((brand) => wordsOf(brand).map((word) => [word, brand.slug] as const)));
  // The longest word first, so that a name that begins another name does not hide it.
  const words = [...owners.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(words.map((word) => RegExp.escape(word)).join('|'), 'g');
  const traces = (text: string) => new Set(text.toLowerCase().match(pattern) ?? []);
  const tracesOf = new Map<string, ReadonlySet<string>>();

  const findings: Finding[] = [];
  const look = (host: string, path: string, hash: string, brand: string | undefined) => {
    if (!tracesOf.has(hash)) tracesOf.set(hash, traces(readable(contents.get(hash)!)));
    for (const word of [...tracesOf.get(hash)!, ...traces(path)]) {
      if (owners.get(word) !== brand)
        findings.push({ host, path, what: `holds "${word}", which is ${owners.get(word)}'s` });
    }
  };
  for (const { host, brand } of manifest.sites) {
    for (const [path, hash] of found.get(host) ?? []) {
      if (!/\.(?:br|gz)$/.test(path)) look(host, path, hash, brand);
    }
  }
  // What servers are told of a site stands in a file that bears its host; what all share may name nobody.
  const brandOf = new Map(manifest.sites.map(({ host, brand }) => [host, brand]));
  for (const [path, hash] of found.get(hostingFolder) ?? []) {
    look(hostingFolder, path, hash, brandOf.get(path.replace(/^.*\/|\.\w+$/g, '')));
  }
  return findings;
}

/** The bytes as text, and once more without NUL bytes: so a word in UTF-16, as in a font's or picture's metadata, shows too. */
function readable(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return bytes.includes(0) ? `${text}\n${bytes.toString('latin1').replaceAll('\0', '')}` : text;
}
