import type { ResolvedBrand, RetiredHost } from '../config/schema/catalogue.ts';
import { isServerFile } from '../hosting/serverFiles.ts';
import { hostingFolder } from '../output/manifest.ts';
import { findEncodedRuns, toBase64Fragments, toHex } from './encodedWords.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Lists words that only files of one brand may contain: its slug, name, contact addresses, own hosts and keys. */
function listBrandWords(brand: ResolvedBrand): string[] {
  const own = brand.domains.flatMap(({ mapsKey, host, otherHosts = [] }) =>
    [mapsKey ?? [], host ?? [], otherHosts].flat(),
  );
  return [...new Set([brand.slug, brand.name, brand.privacyEmail, ...Object.values(brand.supportEmails), ...own])];
}

/** A word that identifies a brand, or several brands of a company; it may be a phrase of a brand's own texts. */
interface OwnedWord {
  word: string;
  /** The slugs of its brands. */
  brands: ReadonlySet<string>;
}

/** Lists every owned word in each of its plain and encoded forms, in the spelling that findLeaks searches for. */
function listEncodedForms(brands: readonly ResolvedBrand[]) {
  const plain = new Map<string, OwnedWord>();
  const encoded = new Map<string, OwnedWord>();
  const add = (word: string, slugs: ReadonlySet<string>) => {
    const ownedWord = { word: word.toLowerCase(), brands: slugs };
    plain.set(ownedWord.word, ownedWord);
    plain.set(ownedWord.word.replaceAll('&', '&amp;'), ownedWord);
    for (const written of new Set([word, ownedWord.word])) {
      plain.set(toHex(written), ownedWord);
      for (const piece of toBase64Fragments(written)) encoded.set(piece, ownedWord);
    }
  };
  for (const brand of brands) for (const word of listBrandWords(brand)) add(word, new Set([brand.slug]));
  for (const [name, sharing] of Map.groupBy(brands, ({ company }) => company.name)) {
    add(name, new Set(sharing.map(({ slug }) => slug)));
  }
  const phrases = brands.flatMap(({ slug, ownPhrases }) => ownPhrases.map((phrase) => ({ slug, phrase })));
  for (const [phrase, sharing] of Map.groupBy(phrases, (one) => one.phrase)) {
    add(phrase, new Set(sharing.map(({ slug }) => slug)));
  }
  return { plain, encoded };
}

// Longest word first, so that a name that begins another does not hide it.
const toPattern = (words: Iterable<string>) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => RegExp.escape(word))
      .join('|'),
    'g',
  );

/** Finds traces of other brands in a site's files and file names; checkAgainstManifest compares compressed files with plain ones. */
export function findLeaks(
  { manifest, filesByFolder, bytesByHash }: Release,
  brands: readonly ResolvedBrand[],
  retiredHosts: readonly Pick<RetiredHost, 'host'>[] = [],
): Finding[] {
  const { plain, encoded } = listEncodedForms(brands);
  const [plainPattern, encodedPattern] = [toPattern(plain.keys()), toPattern(encoded.keys())];
  const traces = (text: string): Set<OwnedWord> =>
    new Set([
      ...(text.toLowerCase().match(plainPattern) ?? []).map((form) => plain.get(form)!),
      ...(findEncodedRuns(text).match(encodedPattern) ?? []).map((form) => encoded.get(form)!),
    ]);
  const tracesOf = new Map<string, ReadonlySet<OwnedWord>>();

  const findings: Finding[] = [];
  const report = (host: string, path: string, found: Iterable<OwnedWord>, brand: string | undefined) => {
    for (const { word, brands: owners } of new Set([...found, ...traces(path)])) {
      if (brand === undefined || !owners.has(brand))
        findings.push({ host, path, message: `holds "${word}", which is ${[...owners].join("'s or ")}'s` });
    }
  };
  const inspect = (host: string, path: string, hash: string, brand: string | undefined) => {
    if (!tracesOf.has(hash)) tracesOf.set(hash, traces(toSearchableText(bytesByHash.get(hash)!)));
    report(host, path, tracesOf.get(hash)!, brand);
  };
  for (const { host, brand } of manifest.sites) {
    for (const [path, hash] of filesByFolder.get(host) ?? []) {
      if (!/\.(?:br|gz)$/.test(path)) inspect(host, path, hash, brand);
    }
  }
  // What belongs to a host is in a file or folder of its name, and in a server's file in lines that begin with it; the rest
  // may name no brand.
  const brandOf = new Map(
    manifest.sites.flatMap(({ host, otherHosts = [], brand }) => [host, ...otherHosts].map((one) => [one, brand])),
  );
  // These may lead to any brand.
  const retired = new Set(retiredHosts.map(({ host }) => host));
  for (const [path, hash] of filesByFolder.get(hostingFolder) ?? []) {
    if (isServerFile(path)) {
      const lines = bytesByHash.get(hash)!.toString('utf8').split('\n');
      for (const [host = '', own] of Map.groupBy(lines, hostOfLine))
        if (!retired.has(host)) report(hostingFolder, path, traces(own.join('\n')), brandOf.get(host));
      continue;
    }
    const host = /^hosts\/([^/]+)\//.exec(path)?.[1] ?? path.replace(/^.*\/|\.\w+$/g, '');
    if (!retired.has(host)) inspect(hostingFolder, path, hash, brandOf.get(host));
  }
  return findings;
}

/** Returns the host that a line of a server's file begins with, also as a pattern or an address. */
const hostOfLine = (line: string): string | undefined =>
  /^\s*(?:\S+:\/\/|"~\^)?([a-z0-9][\w.\\-]+)(?:[\s,$]|$)/.exec(line)?.[1]?.replaceAll('\\', '');

/** Decodes bytes as text, and again without NUL bytes, which shows UTF-16, as in metadata of fonts and pictures. */
function toSearchableText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return bytes.includes(0) ? `${text}\n${bytes.toString('latin1').replaceAll('\0', '')}` : text;
}
