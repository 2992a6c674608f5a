import type { PageDocument } from '../compile/pages/appPages.ts';
import { listRedirectedPages, memberPageAddress } from '../hosting/templateContexts.ts';

/** Pattern of a rule that answers an address of the app, or all below it, with the page of members. */
const rewritePattern = new RegExp(`^(/[A-Za-z-]+)(/\\*)? ${memberPageAddress} 200$`);

/**
 * Checks a `_redirects` file: it may answer addresses of the app with the page, each together with all below it, and no
 * address of a file or folder, because a missing file would then get the page. An address whose page is a file of its own
 * is answered with that.
 *
 * @param files all files of the site
 * @param documents those that the pages of the app have for themselves
 */
export function checkRedirectsFile(
  text: string,
  files: readonly string[],
  documents: readonly PageDocument[],
): string[] {
  const pages = listRedirectedPages(documents);
  const pageLines = pages.map(({ path, page }) => `${path} ${page} 200`);
  const all = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const lines = all.filter((line) => !pageLines.includes(line));
  if (lines.length === 0) return ['leads nowhere'];
  const missing = pageLines.filter((line) => !all.includes(line)).map((line) => `does not say ${JSON.stringify(line)}`);
  const siteRoots = new Set(files.map((file) => `/${file.split('/')[0]}`));
  const known = new Set(lines);
  const wrong = lines.flatMap((line) => {
    const [, address, below] = rewritePattern.exec(line) ?? [];
    if (address === undefined) return [`says ${JSON.stringify(line)}`];
    if (siteRoots.has(address)) return [`answers ${address} with the page, which is a file or a folder`];
    if (siteRoots.has(`${address}.html`) || pages.some(({ path }) => path === address))
      return below ? [] : [`answers ${address}, which has a page of its own`];
    const other = `${address}${below ? '' : '/*'} ${memberPageAddress} 200`;
    return known.has(other) ? [] : [`does not say ${JSON.stringify(other)}`];
  });
  return [...missing, ...wrong];
}
