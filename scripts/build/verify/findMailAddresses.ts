import { hostingFolder } from '../output/manifest.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/**
 * Pattern of scripts, styles and tags: CDNs that hide mail addresses read only the text between them, and link targets.
 */
const noText = /<(script|style)[\s>].*?<\/\1>|<[^>]*>/gs;
const addressPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Finds mail addresses in documents, which a CDN could replace by a link of its own. */
export function findMailAddresses({ filesByFolder, bytesByHash }: Release): Finding[] {
  return [...filesByFolder].flatMap(([host, files]) =>
    [...files].flatMap(([path, hash]): Finding[] => {
      if (host === hostingFolder || !path.endsWith('.html')) return [];
      const html = bytesByHash.get(hash)!.toString('utf8');
      const found = /"mailto:[^"]*"/.exec(html) ?? addressPattern.exec(html.replaceAll(noText, ' '));
      return found ? [{ host, path, message: `shows a mail address that CDNs may hide: ${found[0]}` }] : [];
    }),
  );
}
