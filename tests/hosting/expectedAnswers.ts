import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Finds an asset that a site has in a former release only; throws if there is none. */
export function findFormerAsset(host: string, former: string, now: string): string {
  const [before, after] = [former, now].map((release) => readdirSync(path.join(release, host, 'assets')));
  const found = before!.find((name) => name.endsWith('.js') && !after!.includes(name));
  if (found === undefined) throw new Error(`${host} has the same scripts in both releases`);
  return `assets/${found}`;
}

/** An address, the status, and the file of the site that is sent with 200 or 404; `{script}` is the app's first script. */
type Answer = readonly [address: string, status: number, file?: string];

/** How every server answers. */
export const answersEverywhere: readonly Answer[] = [
  ['/', 200, 'index.html'],
  ['/?a=b', 200, 'index.html'],
  ['/login', 200, 'index.html'],
  ['/membership-area/messages/17', 200, 'member.html'],
  ['/magiclink/a.b.c?target=matches', 200, 'member.html'],
  ['/resetPassword', 200, 'resetPassword.html'],
  ['/resetPassword/a-token', 200, 'member.html'],
  ['/error', 200, 'member.html'],
  ['/error/404', 200, '404.html'],
  ['/error/no-auth', 200, 'error-no-auth.html'],
  ['/error/no-auth?from=home', 200, 'error-no-auth.html'],
  ['/error/profile', 200, 'error-profile.html'],
  ['/error/503', 200, 'member.html'],
  ['/robots.txt', 200, 'robots.txt'],
  ['/manifest.webmanifest', 200, 'manifest.webmanifest'],
  ['/favicon.ico', 200, 'favicon.ico'],
  ['/release.json', 200, 'release.json'],
  ['/icons/icon-192.png', 200, 'icons/icon-192.png'],
  ['/legal/termsAndPolicies_en_GB.json', 200, 'legal/termsAndPolicies_en_GB.json'],
  ['/assets/{script}', 200, 'assets/{script}'],
  ['/assets/none-0123456789.js', 404, '404.html'],
  ['/assets/none', 404, '404.html'],
  ['/assets/{script}.br', 404, '404.html'],
  ['/assets/{script}.gz', 404, '404.html'],
  ['/legal/none.json', 404, '404.html'],
  ['/share/none-0123456789.jpg', 404, '404.html'],
  ['/.git/config', 404, '404.html'],
  ['/.env', 404, '404.html'],
  ['/.well-known/security.txt', 404, '404.html'],
  ['/assets/.htaccess', 404, '404.html'],
];

/**
 * How nginx, Caddy and our own server answer besides. Cloudflare Pages does not know the app's addresses from others, leads
 * from the names of files to addresses, and rewrites an address before it looks at it.
 */
export const answersOfWebServers: readonly Answer[] = [
  ['/no/such/page', 200, 'member.html'],
  ['/no/such/page.html', 200, 'member.html'],
  ['/index.html', 200, 'member.html'],
  ['/member.html', 200, 'member.html'],
  ['/404.html', 404, '404.html'],
  ['/404.html?a=b', 404, '404.html'],
  ['//404.html', 404, '404.html'],
  ['/%34%30%34.html', 404, '404.html'],
  ['/404.HTML', 200, 'member.html'],
  ['/resetPassword/', 200, 'member.html'],
  ['/resetpassword', 200, 'member.html'],
  ['/ROBOTS.TXT', 200, 'member.html'],
  ['/robots.txt/', 200, 'member.html'],
  ['/%72obots.txt', 200, 'robots.txt'],
  ['//robots.txt', 200, 'robots.txt'],
  ['/./robots.txt', 200, 'robots.txt'],
  ['/%2e/robots.txt', 200, 'robots.txt'],
  ['/assets', 200, 'member.html'],
  ['/Assets/{script}', 200, 'member.html'],
  ['/assets/', 404, '404.html'],
  ['/assets//{script}', 200, 'assets/{script}'],
  ['//assets/{script}', 200, 'assets/{script}'],
  ['/assets%2f{script}', 200, 'assets/{script}'],
  ['/assets/{script}/', 404, '404.html'],
  ['/assets/{script}/x', 404, '404.html'],
  ['/legal', 200, 'member.html'],
  ['/legal/', 404, '404.html'],
  ['/icons', 200, 'member.html'],
  ['/icons/', 404, '404.html'],
  ['/a/.git/HEAD', 404, '404.html'],
  ['/%2egit/config', 404, '404.html'],
  ['/.', 200, 'index.html'],
  ['/a.b/c', 200, 'member.html'],
  ['/_headers', 200, 'member.html'],
  ['/%FF', 200, 'member.html'],
  ['/a%5cb', 200, 'member.html'],
  ['/..', 400],
  ['/../manifest.json', 400],
  ['/login/../robots.txt', 400],
  ['/login/%2E%2e/robots.txt', 400],
  ['/assets/..%2f..%2fmanifest.json', 400],
  ['/assets/..%5c..%5cmanifest.json', 400],
  ['/robots.txt%00', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/?a=../..', 200, 'index.html'],
  ['/a..b/c..', 200, 'member.html'],
];
