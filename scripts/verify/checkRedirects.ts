/** An address of the app, or all below it, which the page answers. */
const rewritePattern = /^(\/[A-Za-z-]+)(\/\*)? \/ 200$/;

/**
 * What is wrong with a `_redirects` file: it may answer addresses of the app with the page, each with all below it, and
 * nothing that is a file or could be one, because then nobody would be told that it is missing.
 *
 * @param files all files of the site
 */
export function checkRedirects(text: string, files: readonly string[]): string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  if (lines.length === 0) return ['leads nowhere'];
  const taken = new Set(files.map((file) => `/${file.split('/')[0]}`));
  const whole = new Set(lines);
  return lines.flatMap((line) => {
    const [, address, below] = rewritePattern.exec(line) ?? [];
    if (address === undefined) return [`says ${JSON.stringify(line)}`];
    if (taken.has(address)) return [`answers ${address} with the page, which is a file or a folder`];
    const other = below ? `${address} / 200` : `${address}/* / 200`;
    return whole.has(other) ? [] : [`does not say ${JSON.stringify(other)}`];
  });
}
