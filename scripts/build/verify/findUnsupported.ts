import type { Finding } from './Finding.ts';
import { findUnsupportedInScript } from './findUnsupportedInScript.ts';
import { findUnsupportedInStyles } from './findUnsupportedInStyles.ts';
import type { Release } from './readRelease.ts';

/** Pattern of scripts that run and styles inside a document. */
const inlinePattern = /<(script|style)((?![^>]*\stype="(?:importmap|application\/\w+)")[^>]*)>(.*?)<\/\1>/gs;

/**
 * Finds features that scripts, styles and documents of sites use without a fallback, and that the oldest browsers in
 * package.json lack. Each text counts once, for the first site that has it.
 */
export function findUnsupported({ manifest, filesByFolder, bytesByHash }: Release): Finding[] {
  const places = new Map<string, { host: string; path: string; kind: 'script' | 'style' }>();
  const seen = new Set<string>();
  for (const { host } of manifest.sites) {
    for (const [path, hash] of filesByFolder.get(host) ?? []) {
      const ending = /\.(js|css|html)$/.exec(path)?.[1];
      if (!ending || seen.has(hash)) continue;
      seen.add(hash);
      const text = bytesByHash.get(hash)!.toString('utf8');
      const parts =
        ending === 'html'
          ? Array.from(text.matchAll(inlinePattern), ([, kind, , part]) => ({ kind, part: part! }))
          : [{ kind: ending === 'js' ? 'script' : 'style', part: text }];
      for (const { kind, part } of parts) {
        if (!places.has(part)) places.set(part, { host, path, kind: kind as 'script' | 'style' });
      }
    }
  }
  const scripts = [...places].filter(([, { kind }]) => kind === 'script');
  const found = new Map(scripts.map(([text]) => [text, findUnsupportedInScript(text)]));
  const ownNames = new Set(Array.from(found.values(), (one) => [...one.ownNames]).flat());
  return [...places].flatMap(([text, { host, path }]) =>
    (found.get(text)?.uses ?? findUnsupportedInStyles(text))
      // On an unknown object it is probably a method of the script's own.
      .filter(({ method }) => method === undefined || !ownNames.has(method))
      .map(({ feature, lacking, excerpt }) => ({
        host,
        path,
        message: `uses ${feature}, which ${[...new Set(lacking)].join(', ')} lack: ${excerpt}`,
      })),
  );
}
