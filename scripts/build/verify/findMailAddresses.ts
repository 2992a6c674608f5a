import { hostingFolder } from '../output/manifest.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Scripts, styles and tags: CDNs that hide mail addresses read the text between them, and where links lead. */
const noText = /<(script|style)[\s>].*?<\/\1>|<[^>]*>/gs;
const addressPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Finds mail addresses in documents, which a CDN could put its own link in the place of. */
export function findMailAddresses({ filesByFolder, bytesByHash }: Release): Finding[] {
  return [...filesByFolder].flatMap(([host, files]) =>
    [...files].flatMap(([path, hash]): Finding[] => {
      if (host === hostingFolder || !path.endsWith('.html')) return [];
      const html = bytesByHash.get(hash)!.toString('utf8');
      const found = /"mailto:[^"]*"/.exec(html) ?? addressPattern.exec(html.replaceAll(noText, ' '));
      return found ? [{ host, path, message: `tells a mail address that CDNs may hide: ${found[0]}` }] : [];
    }),
  );
}
