import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture } from '../../../tests/support/buildFixture.ts';
import { builtFixtureRoot } from '../../../tests/support/builtFixture.ts';
import { copyRelease } from '../../../tests/support/readDist.ts';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import type { Catalogue } from '../config/schema/catalogue.ts';
import type { ReadList } from '../output/compareWithManifest.ts';
import { formatFinding } from './Finding.ts';
import { type Release, readRelease } from './readRelease.ts';
import { verifyRelease } from './verifyRelease.ts';

const root = builtFixtureRoot();
let catalogue: Catalogue;
let folder: string;
/** The release whose copies are damaged. */
let whole: Release;
beforeAll(async () => {
  catalogue = await loadCatalogue(root);
  folder = await mkdtemp(path.join(tmpdir(), 'harmed-'));
  // The two sites that are damaged.
  const filter = { brands: ['alderwick', 'birchmere'], domains: ['de', 'uk'] };
  await buildFixture(root, { filter, dist: path.join(folder, 'whole') });
  whole = readRelease(path.join(folder, 'whole'));
  copyRelease(path.join(folder, 'whole'), path.join(folder, 'dist'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const verify = (dist: string) => verifyRelease(readRelease(dist), catalogue).map(formatFinding);
const host = 'members.birchmere.uk.example';
/** A site with a live chat and maps. */
const chatting = 'members.alderwick.de.example';
/** The address of a host as Caddy's files have it. */
const address = (name: string) => `{$MATCHPRESS_SCHEME:https}://${name}`;
const mapsKey = 'a-key-for-maps-in-germany';

test('a fresh build has no findings', () => {
  expect(verify(path.join(root, 'dist'))).toEqual([]);
});

/** Restores a damaged copy of the release. */
function mend(harmed: Release): void {
  for (const [name, files] of harmed.filesByFolder) {
    const known = whole.filesByFolder.get(name);
    if (!known) rmSync(path.join(folder, 'dist', name), { recursive: true });
    for (const file of known ? files.keys() : []) if (!known?.has(file)) rmSync(path.join(folder, 'dist', name, file));
  }
  for (const [name, files] of whole.filesByFolder) {
    for (const [file, hash] of files) {
      if (harmed.filesByFolder.get(name)?.get(file) !== hash)
        copyFileSync(path.join(folder, 'whole', name, file), path.join(folder, 'dist', name, file));
    }
  }
}

/** Returns the findings of a damaged copy of the release. */
async function harmed(harm: (site: string) => Promise<void> | void): Promise<string[]> {
  await harm(path.join(folder, 'dist', host));
  const release = readRelease(path.join(folder, 'dist'));
  mend(release);
  return verifyRelease(release, catalogue).map(formatFinding);
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replaceAll(from, to));
}

test("another brand's name and a key are found in every kind of text file", async () => {
  const kinds = ['css', 'js', 'svg', 'txt'];
  const filesByFolder = await harmed((site) => {
    for (const kind of kinds) writeFileSync(`${site}/extra.${kind}`, `"cloverfen sk_${'live_'}0123456789abcdefghij"`);
  });
  const missed = kinds.filter(
    (kind) =>
      !filesByFolder.some((line) => line.includes(`extra.${kind}: holds "cloverfen"`)) ||
      !filesByFolder.some((line) => line.includes(`extra.${kind}: holds what looks like a key`)),
  );
  expect(missed).toEqual([]);
});

test('a provider that the site does not offer is found by its name and its domain, an offered one and a common word are not', async () => {
  const findings = await harmed((site) => {
    writeFileSync(`${site}/names.js`, '"Continue with PayPal"');
    writeFileSync(`${site}/domain.html`, '<a href="https://pay.acquired.com/">');
    writeFileSync(`${site}/legal/word.json`, '"data acquired"');
    writeFileSync(`${site}/offered.js`, '"Card on the page of CCBill"');
  });
  expect(findings.filter((line) => line.includes('payment provider')).sort()).toEqual([
    `${host}/domain.html: names Acquired, a payment provider that the site does not offer`,
    `${host}/names.js: names PayPal, a payment provider that the site does not offer`,
  ]);
});

/** Creates a company that has nothing to do with the damaged site. */
const foreignCompany = () => {
  const own = catalogue.brands.find(({ slug }) => slug === 'birchmere')!.company.name;
  return catalogue.brands.map(({ company }) => company.name).find((name) => name !== own);
};

test('a site without third-party notices is found, even if its manifest names none', () => {
  const release = readRelease(path.join(root, 'dist'));
  const readList: ReadList = (list) => {
    const { files, hosting } = release.readList(list)!;
    return { files: files.filter(({ path: file }) => !file.startsWith('third-party-notices')), hosting };
  };
  expect(verifyRelease({ ...release, readList }, catalogue).map(formatFinding)).toContainEqual(
    expect.stringMatching(/birchmere.*third-party-notices\.txt: is not in the manifest, and every site needs it/),
  );
});

test.for<[string, (site: string) => Promise<void> | void, RegExp]>([
  [
    'nginx with another first server',
    (site) => cp(`${site}/../hosting/nginx/sites.conf`, `${site}/../hosting/nginx/00-own.conf`),
    /nginx\/00-own\.conf: does not refuse hosts that have no site/,
  ],
  [
    'Caddy that answers every host',
    (site) => change(`${site}/../hosting/caddy/Caddyfile`, 'respond 421', 'respond 200'),
    /caddy\/Caddyfile: does not refuse hosts that have no site/,
  ],
  [
    'nginx that hands calls on to another host',
    (site) =>
      change(
        `${site}/../hosting/nginx/sites.conf`,
        '    location / {',
        '    location ^~ /api/ {\n        proxy_pass https://evil.example;\n    }\n\n    location / {',
      ),
    /nginx\/sites\.conf: for members\.birchmere\.uk\.example hands \^~ \/api\/ on to https:\/\/evil\.example/,
  ],
  [
    'nginx that hands calls on by its variable',
    (site) =>
      change(
        `${site}/../hosting/nginx/sites.conf`,
        '    location / {',
        '    location ^~ /api/ {\n        set $matchpress_api https://evil.example;\n        proxy_pass $matchpress_api;\n    }\n\n    location / {',
      ),
    /hands \^~ \/api\/ on to https:\/\/evil\.example|shows what \^~ \/api\/ is answered with as a page of the site/,
  ],
  [
    'an old host that leads without the path',
    (site) => change(`${site}/../hosting/nginx/other-hosts.conf`, '$request_uri', ''),
    /nginx\/other-hosts\.conf: does not lead old\.birchmere\.example to https:\/\/members\.birchmere\.uk\.example/,
  ],
  [
    'an old host that answers with its site',
    (site) => change(`${site}/../hosting/caddy/sites.caddy`, `://${host}`, `://birchmere.example,\n${address(host)}`),
    /caddy\/other-hosts\.caddy: does not lead birchmere\.example to/,
  ],
  [
    'a site that two servers of nginx have',
    (site) =>
      change(`${site}/../hosting/nginx/other-hosts.conf`, '    server_name\n', `    server_name\n        ${host}\n`),
    /nginx\/sites\.conf: for members\.birchmere\.uk\.example is missing/,
  ],
  [
    'a site without a line of its policy',
    (site) =>
      change(`${site}/../hosting/nginx/sites.conf`, `\n    ${host} "default-src`, `\n    x${host} "default-src`),
    /nginx\/sites\.conf: for members\.birchmere\.uk\.example sends no content-security-policy/,
  ],
  [
    "a site with another one's policy",
    async (site) => {
      const file = `${site}/../hosting/caddy/facts.caddy`;
      const policy = new RegExp(`\\t${chatting} "[^"]+" "[^"]+" "[^"]+" "([^"]+)"`).exec(
        await readFile(file, 'utf8'),
      )![1]!;
      const own = new RegExp(`\\t${host} "[^"]+" "([^"]+)"`).exec(await readFile(file, 'utf8'))![1]!;
      await change(file, own, policy);
    },
    /caddy\/sites\.caddy: for members\.birchmere\.uk\.example has a script-src of/,
  ],
  [
    "another brand's name in a site's line",
    (site) => change(`${site}/../hosting/nginx/sites.conf`, `\n    ${host} "`, `\n    ${host} "cloverfen `),
    /nginx\/sites\.conf: holds "cloverfen"/,
  ],
  [
    'a retired host without its page',
    (site) => rm(`${site}/../hosting/hosts/members.dunmoor.de.example/404.html`),
    /hosts\/members\.dunmoor\.de\.example\/404\.html: does not say that members\.dunmoor\.de\.example is gone/,
  ],
  [
    "another brand's name for an old host",
    (site) => writeFile(`${site}/../hosting/hosts/birchmere.example/extra.txt`, 'Cloverfen'),
    /hosts\/birchmere\.example\/extra\.txt: holds "cloverfen"/,
  ],
  [
    "another brand's own host",
    (site) => writeFile(`${site}/../${chatting}/robots.txt`, 'old.birchmere.example'),
    /holds "old\.birchmere\.example"/,
  ],
  [
    'a script with a method that the oldest browsers lack',
    (site) => writeFile(`${site}/extra.js`, 'if (URL.canParse(a)) b();'),
    /extra\.js: uses URL\.canParse, which ios_saf 16\.4, .+ lack/,
  ],
  [
    'a document with such a script and style',
    (site) => writeFile(`${site}/extra.html`, '<style>a:has(b){c:d}</style><script>a.toSorted()</script>'),
    /extra\.html: uses :has, which firefox 115, and_ff 115 lack(?:.|\n)+extra\.html: uses \.toSorted\(\)/,
  ],
  ['a changed file', (site) => writeFile(`${site}/robots.txt`, 'x'), /robots\.txt: is not what the manifest says/],
  ['a missing file', (site) => rm(`${site}/favicon.ico`), /favicon\.ico: is missing/],
  ['a foreign file', (site) => writeFile(`${site}/extra.txt`, 'x'), /extra\.txt: is not in the manifest/],
  ['a foreign site', (site) => cp(site, `${site}.copy`, { recursive: true }), /\.copy: is not in the manifest/],
  [
    'an outdated compressed file',
    (site) => cp(`${site}/robots.txt`, `${site}/index.html.br`),
    /index\.html\.br: does not decompress/,
  ],
  ["another brand's name", (site) => writeFile(`${site}/robots.txt`, '# ALDERWICK'), /robots\.txt: holds "alderwick"/],
  [
    "another brand's address in a picture",
    (site) => writeFileSync(`${site}/favicon.ico`, Buffer.from('xsupport@cloverfen.example', 'utf16le')),
    /favicon\.ico: holds "support@cloverfen\.example"/,
  ],
  [
    "another brand's name in base64",
    (site) => writeFile(`${site}/robots.txt`, `# ${Buffer.from('x,Cloverfen').toString('base64')}`),
    /robots\.txt: holds "cloverfen"/,
  ],
  [
    "another brand's name in hexadecimal",
    (site) => writeFile(`${site}/robots.txt`, `# 00${Buffer.from('cloverfen').toString('hex').toUpperCase()}ff`),
    /robots\.txt: holds "cloverfen"/,
  ],
  [
    'the company of other brands',
    (site) => writeFile(`${site}/robots.txt`, `# ${foreignCompany()}`),
    /robots\.txt: holds "[^"]+", which is /,
  ],
  [
    'a secret key',
    (site) => writeFile(`${site}/robots.txt`, `# sk_${'live_'}0123456789abcdefghij`),
    /robots\.txt: holds what looks like a key of Stripe/,
  ],
  [
    "another brand's name in a file name",
    (site) => writeFile(`${site}/cloverfen.txt`, ''),
    /cloverfen\.txt: holds "cloverfen"/,
  ],
  [
    'a preload list with a chunk that was dropped',
    async (site) => {
      const script = (await readdir(`${site}/assets`)).find((name) => /^main-.*\.js$/.test(name));
      await writeFile(
        `${site}/assets/${script}`,
        `${await readFile(`${site}/assets/${script}`, 'utf8')};["assets/chat-1.js"]`,
      );
    },
    /main-\w+\.js: leads to \/assets\/chat-1\.js/,
  ],
  [
    'a broken link in the page',
    async (site) =>
      writeFile(
        `${site}/index.html`,
        (await readFile(`${site}/index.html`, 'utf8')).replace('/favicon.ico', '/gone.ico'),
      ),
    /index\.html: leads to \/gone\.ico/,
  ],
  [
    'documents without what a shared link shows',
    async (site) => {
      await change(`${site}/index.html`, 'property="og:title"', 'property="og:titel"');
      await change(`${site}/404.html`, 'content="summary_large_image"', 'content="summary"');
      await change(`${site}/member.html`, '<meta property="og:image" ', '<meta property="og:picture" ');
    },
    /404\.html: has the twitter:card "summary", not "summary_large_image"(?:.|\n)+index\.html: has no og:title(?:.|\n)+member\.html: has no og:image/,
  ],
  [
    'a shared link in another language, to another host',
    async (site) => {
      await change(`${site}/index.html`, 'content="en_GB"', 'content="de_GB"');
      await change(
        `${site}/index.html`,
        `"og:url" content="https://${host}/"`,
        '"og:url" content="https://www.example/"',
      );
    },
    /index\.html: has the og:url "https:\/\/www\.example\/", not "https:\/\/members\.birchmere(?:.|\n)+the og:locale "de_GB"/,
  ],
  [
    'a shared link with a picture in another language',
    async (site) => {
      const name = (folder: string) => readdir(`${folder}/share`).then(([file]) => file!);
      const [own, foreign] = [await name(site), await name(`${site}/../${chatting}`)];
      await cp(`${site}/../${chatting}/share/${foreign}`, `${site}/share/${foreign}`);
      await change(`${site}/index.html`, `/share/${own}`, `/share/${foreign}`);
    },
    /index\.html: has the og:image \S+, which is not in the language of the page, en-GB|en/,
  ],
  [
    'a shared link whose picture is elsewhere',
    (site) => change(`${site}/index.html`, `content="https://${host}/share/`, 'content="https://www.example/share/'),
    /index\.html: has the og:image https:\/\/www\.example\/share\/\S+, which is not at https:\/\/members\.birchmere/,
  ],
  [
    'a shared link without its picture',
    (site) => change(`${site}/index.html`, `content="https://${host}/share/`, `content="https://${host}/share/no-`),
    /index\.html: has the og:image \S+, which is not there/,
  ],
  [
    'a shared link with a picture of another size',
    async (site) => {
      const file = `${site}/share/${(await readdir(`${site}/share`))[0]}`;
      await writeFile(
        file,
        await sharp({ create: { width: 600, height: 315, channels: 3, background: '#246' } })
          .jpeg()
          .toBuffer(),
      );
    },
    /index\.html: has an og:image of 600 × 315, not a JPEG of 1200 × 630/,
  ],
  [
    'a shared link with too heavy a picture',
    async (site) => {
      const file = `${site}/share/${(await readdir(`${site}/share`))[0]}`;
      await writeFile(file, Buffer.concat([await readFile(file), Buffer.alloc(100_000)]));
    },
    /index\.html: has an og:image of \d{6} bytes, more than 100000/,
  ],
  [
    'a bar of the browser in another colour than the header',
    (site) =>
      change(`${site}/index.html`, '<meta name="theme-color" content="#', '<meta name="theme-color" content="#1'),
    /index\.html: has the theme-color #1\w+ where it is light; the header is #\w{6}(?:.|\n)+where it is dark; the header is/,
  ],
  [
    'a size of a photograph that is gone, in a page',
    (site) =>
      change(`${site}/index.html`, '</body>', '<img srcset="/favicon.ico 1w, /assets/photos/gone-2.webp 2w"></body>'),
    /index\.html: leads to \/assets\/photos\/gone-2\.webp/,
  ],
  [
    'a size of a photograph that is gone, in a script',
    async (site) => {
      const script = (await readdir(`${site}/assets`)).find((name) => /^main-.*\.js$/.test(name));
      const text = await readFile(`${site}/assets/${script}`, 'utf8');
      await writeFile(`${site}/assets/${script}`, `${text};"/assets/photos/gone-2.avif 2w"`);
    },
    /main-\w+\.js: leads to \/assets\/photos\/gone-2\.avif/,
  ],
  [
    'a link to a mailbox that a CDN may rewrite',
    (site) => change(`${site}/index.html`, '<a class="boot-mail">', '<a href="mailto:help@birchmere.example">'),
    /index\.html: shows a mail address that CDNs may hide: "mailto:/,
  ],
  [
    'a mail address that a CDN may hide',
    (site) => change(`${site}/404.html`, '<wbr>@<wbr>', '@'),
    /404\.html: shows a mail address that CDNs may hide: \S+@/,
  ],
  [
    'a policy with a further host',
    (site) =>
      change(`${site}/../hosting/nginx/sites.conf`, "connect-src 'self'", "connect-src 'self' https://a.example"),
    /sites\.conf: for \S*birchmere\S* has a connect-src of .*a\.example/,
  ],
  [
    'a policy for another page',
    (site) => change(`${site}/index.html`, 'font-family', 'font-familie'),
    /_headers: has a style-src of/,
  ],
  [
    'a missing header',
    (site) => change(`${site}/../hosting/caddy/sites.caddy`, 'X-Frame-Options', 'X-Frames'),
    /sites\.caddy: for \S+ sends no x-frame-options/,
  ],
  [
    'a document that nginx lets some browsers keep',
    (site) => change(`${site}/../hosting/nginx/deltas.conf`, 'stale-while-revalidate', 'immutable, max-stale'),
    /nginx\/sites\.conf: for \S+ keeps \/ for ever/,
  ],
  [
    'a document that Caddy lets some browsers keep',
    (site) => change(`${site}/../hosting/caddy/Caddyfile`, 'stale-while-revalidate', 'immutable, max-stale'),
    /caddy\/sites\.caddy: for \S+ keeps handle for ever/,
  ],
  [
    'an immutable file without a hash',
    (site) => writeFile(`${site}/assets/plain.js`, ''),
    /sites\.conf: for \S+ keeps assets\/plain\.js for ever/,
  ],
  [
    'a style sheet without a hash in the page',
    async (site) => {
      const assets = `${site}/../${chatting}/assets`;
      const sheet = (await readdir(assets)).find((name) => name.endsWith('.css'));
      await writeFile(`${assets}/${sheet}`, 'b{}');
    },
    /index\.html: does not tell the hash of assets\/[\w-]+\.css/,
  ],
  [
    'a script without a hash in the page',
    async (site) => {
      const script = (await readdir(`${site}/assets`)).find((name) => /^main-.*\.js$/.test(name));
      await change(`${site}/assets/${script}`, 'getElementById', 'getElementByIt');
    },
    /index\.html: does not tell the hash of assets\/main-/,
  ],
  [
    'a frame with a further host',
    (site) =>
      change(
        `${site}/../hosting/nginx/sites.conf`,
        'connect-src https://chat.operator.example',
        'connect-src https://chat.operator.example https://a.example',
      ),
    /sites\.conf: for \S*alderwick\S* frames with a connect-src of .*a\.example/,
  ],
  [
    'a frame that shares the origin of the page',
    (site) => change(`${site}/../hosting/caddy/facts.caddy`, 'allow-scripts', 'allow-scripts allow-same-origin'),
    /sites\.caddy: for \S*alderwick\S* frames with a sandbox of .*allow-same-origin/,
  ],
  [
    'a frame with another script',
    (site) => change(`${site}/../${chatting}/frames/chat.html`, 'giveUp', 'giveIn'),
    /_headers: frames with a script-src of/,
  ],
  [
    'a frame that the page may not show',
    (site) => change(`${site}/../${chatting}/_headers`, '  ! X-Frame-Options\n', ''),
    /_headers: frames with x-frame-options/,
  ],
  [
    "a frame that gets the page's policy, too",
    (site) => change(`${site}/../${chatting}/_headers`, '  ! Content-Security-Policy\n', ''),
    /_headers: frames with a require-trusted-types-for of/,
  ],
  [
    'a missing frame',
    (site) => rm(`${site}/../${chatting}/frames/chat.html`),
    /_headers: has no frame for the live chat/,
  ],
  [
    'a maps frame with the key of another site',
    (site) => change(`${site}/../${chatting}/frames/maps.html`, mapsKey, 'a-key-for-maps-elsewhere'),
    /_headers: has a maps frame with another key/,
  ],
  [
    'a key in the files of another brand',
    (site) => writeFile(`${site}/robots.txt`, mapsKey),
    /robots\.txt: holds "a-key-for-maps-in-germany", which is alderwick's/,
  ],
  [
    'a maps frame with a further host',
    (site) => change(`${site}/../hosting/nginx/sites.conf`, 'https://places.googleapis.com', 'https://a.example'),
    /sites\.conf: for \S*alderwick\S* frames with a connect-src of .*a\.example/,
  ],
  [
    'a maps frame that shares the origin of the page',
    (site) =>
      change(`${site}/../${chatting}/_headers`, 'sandbox allow-scripts\n', 'sandbox allow-scripts allow-same-origin\n'),
    /_headers: frames with a sandbox of allow-scripts allow-same-origin/,
  ],
  [
    'a missing maps frame',
    (site) => rm(`${site}/../${chatting}/frames/maps.html`),
    /_headers: has no frame for the maps/,
  ],
  [
    'a maps frame on a site without a key',
    (site) => cp(`${site}/../${chatting}/frames`, `${site}/frames`, { recursive: true }),
    /birchmere.*: tells of a maps frame on a site without a key/,
  ],
  [
    'a frame on a site without live chat',
    (site) => change(`${site}/_headers`, '/*\n', '/frames/chat\n  X-Mood: calm\n/*\n'),
    /birchmere.*_headers: tells of a frame on a site without/,
  ],
  [
    'a page that may frame without a live chat',
    (site) => change(`${site}/../hosting/nginx/sites.conf`, "frame-src 'none'", "frame-src 'self'"),
    /sites\.conf: for \S*birchmere\S* has a frame-src of 'self'/,
  ],
  [
    'a server without strict transport security',
    (site) => change(`${site}/../hosting/nginx/sites.conf`, 'Strict-Transport-Security', 'Strict-Transport'),
    /nginx\/sites\.conf: for \S+ lets \/ be asked in the clear/,
  ],
  [
    'strict transport security for an hour only',
    (site) => change(`${site}/_headers`, 'max-age=63072000', 'max-age=3600'),
    /_headers: lets \/\* be asked in the clear/,
  ],
  [
    'a rule for other servers with a further host',
    (site) =>
      change(`${site}/../hosting/rules/${host}.json`, "connect-src 'self'", "connect-src 'self' https://a.example"),
    /rules\/.*\.json: has a connect-src of .*a\.example/,
  ],
  [
    'missing rules for other servers',
    (site) => rm(`${site}/../hosting/rules/${host}.json`),
    /hosting\/rules\/.*\.json: is missing/,
  ],
  [
    'an address that hides a missing file',
    (site) => change(`${site}/_redirects`, '/safety /', '/assets /member 200\n/assets/* /member 200\n/safety /'),
    /_redirects: answers \/assets with the page/,
  ],
  [
    'an address for everything',
    (site) => writeFile(`${site}/_redirects`, '/* /member 200\n'),
    /_redirects: says "\/\* \/member 200"/,
  ],
  [
    'an address without those below it',
    (site) => change(`${site}/_redirects`, '/safety/* /member 200\n', ''),
    /does not say "\/safety\/\*/,
  ],
  ['addresses that are gone', (site) => rm(`${site}/_redirects`), /_redirects: leads nowhere/],
  [
    'an error page that hosts do not find',
    (site) => change(`${site}/_redirects`, '/error/404 /404 200\n', ''),
    /_redirects: does not say "\/error\/404 \/404 200"/,
  ],
  [
    'an error page that is another one',
    (site) => change(`${site}/_redirects`, '/error/no-auth /error-no-auth 200', '/error/no-auth /index 200'),
    /_redirects: says "\/error\/no-auth \/index 200"/,
  ],
  [
    'a missing configuration',
    (site) => rm(`${site}/../hosting/nginx/sites.conf`),
    /hosting\/nginx\/sites\.conf: for \S*birchmere\S* is missing/,
  ],
  [
    "another brand's name in a server's file",
    (site) => change(`${site}/../hosting/nginx/shared.conf`, '# Files', '# Alderwick'),
    /shared\.conf: holds "alderwick"/,
  ],
])('finds %s', { tags: 'rule' }, async ([, harm, expected]) => {
  expect((await harmed(harm)).join('\n')).toMatch(expected);
});

test('names the command to run where there is no manifest', () => {
  expect(() => readRelease(path.join(root, 'app'))).toThrow('run npm run build first');
});
