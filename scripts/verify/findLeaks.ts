import type { ResolvedBrand } from '../config/catalogue.ts';
import { hostingFolder } from '../output/manifest.ts';
import { findEncodedRuns, toBase64Fragments, toHex } from './encodings.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Words that only files of one brand may hold: its slug, name, contact addresses and keys. */
function listBrandWords(brand: ResolvedBrand): string[] {
  const keys = brand.domains.flatMap(({ mapsKey }) => mapsKey ?? []);
  return [...new Set([brand.slug, brand.name, brand.privacyEmail, ...Object.values(brand.supportEmails), ...keys])];
}

/** What a word may stand for: it, or the company that some brands share. */
interface OwnedWord {
  word: string;
  brands: ReadonlySet<string>;
}

/** Every word that betrays somebody under each form it may take, in the letters in which it is looked for. */
function listEncodedForms(brands: readonly ResolvedBrand[]) {
  const plain = new Map<string, OwnedWord>();
  const encoded = new Map<string, OwnedWord>();
  const add = (word: string, slugs: ReadonlySet<string>) => {
    const owned = { word: word.toLowerCase(), brands: slugs };
    plain.set(owned.word, owned);
    for (const written of new Set([word, owned.word])) {
      plain.set(toHex(written), owned);
      for (const piece of toBase64Fragments(written)) encoded.set(piece, owned);
    }
  };
  for (const brand of brands) for (const word of listBrandWords(brand)) add(word, new Set([brand.slug]));
  for (const [name, sharing] of Map.groupBy(brands, ({ company }) => company.name)) {
    add(name, new Set(sharing.map(({ slug }) => slug)));
  }
  return { plain, encoded };
}

// The longest word first, so that a name that begins another name does not hide it.
const toPattern = (words: Iterable<string>) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => RegExp.escape(word))
      .join('|'),
    'g',
  );

/** Every trace of another brand in a site's files and file names. Packed forms are held against the plain ones elsewhere. */
export function findLeaks(
  { manifest, filesByFolder: found, bytesByHash: contents }: Release,
  brands: readonly ResolvedBrand[],
): Finding[] {
  const { plain, encoded } = listEncodedForms(brands);
  const [plainly, disguised] = [toPattern(plain.keys()), toPattern(encoded.keys())];
  const traces = (text: string): Set<OwnedWord> =>
    new Set([
      ...(text.toLowerCase().match(plainly) ?? []).map((form) => plain.get(form)!),
      ...(findEncodedRuns(text).match(disguised) ?? []).map((form) => encoded.get(form)!),
    ]);
  const tracesOf = new Map<string, ReadonlySet<OwnedWord>>();

  const findings: Finding[] = [];
  const look = (host: string, path: string, hash: string, brand: string | undefined) => {
    if (!tracesOf.has(hash)) tracesOf.set(hash, traces(toSearchableText(contents.get(hash)!)));
    for (const { word, brands: owners } of new Set([...tracesOf.get(hash)!, ...traces(path)])) {
      if (brand === undefined || !owners.has(brand))
        findings.push({ host, path, message: `holds "${word}", which is ${[...owners].join("'s or ")}'s` });
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
function toSearchableText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return bytes.includes(0) ? `${text}\n${bytes.toString('latin1').replaceAll('\0', '')}` : text;
}
