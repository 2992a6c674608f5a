import { expect, test } from 'vitest';
import { contractCalls } from '../../backend/sandbox/contractCalls.ts';
import { findRule } from './findRule.ts';
import { apiFolders, apiMethods } from './requestFilters.ts';
import { type HostedSite, ServingRules, toServingRules } from './servingRules.ts';

const site: HostedSite = {
  host: 'members.probelund.de.example',
  apiOrigin: 'https://api.operator.example',
  proxiedApi: false,
  socketOrigin: 'wss://live.operator.example',
  storageOrigin: 'https://pictures.operator.example',
  liveChatOrigin: 'https://chat.operator.example',
  statisticsUrl: '',
  adsUrl: '',
  reportsUrl: '',
  mapsOrigin: 'https://maps.googleapis.com',
  placesOrigin: 'https://places.googleapis.com',
};
const sandbox: HostedSite = {
  ...site,
  apiOrigin: 'http://127.0.0.1:4310',
  socketOrigin: 'ws://127.0.0.1:4310',
  storageOrigin: 'http://127.0.0.1:4310',
};
const page = { scripts: ["'sha256-map'"], styles: ["'sha256-css'"] };
const paths = [
  'index.html',
  '404.html',
  'assets/a.js',
  'share/a.jpg',
  'assets/art-1/b.svg',
  'legal/x.json',
  'robots.txt',
];

const policyOf = (rules: ServingRules) => readDirectives(rules.missing['Content-Security-Policy']!);
const readDirectives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test.for<[address: string, rule: string, serves: string, cache: string]>([
  ['/', '/*', 'page', 'no-cache, no-transform'],
  ['/membership-area/home', '/*', 'page', 'no-cache, no-transform'],
  ['/index.html', '/*', 'page', 'no-cache, no-transform'],
  ['/404.html', '/*', 'page', 'no-cache, no-transform'],
  ['/assets', '/*', 'page', 'no-cache, no-transform'],
  ['/assets/a.js', '/assets/*', 'file', 'public, max-age=31536000, immutable'],
  ['/assets/art-1/b.svg', '/assets/*', 'file', 'public, max-age=31536000, immutable'],
  ['/share/a.jpg', '/share/*', 'file', 'public, max-age=31536000, immutable'],
  ['/legal/none.json', '/legal/*', 'file', 'no-cache'],
  ['/robots.txt', '/robots.txt', 'file', 'no-cache'],
  ['/robots.txt.html', '/*', 'page', 'no-cache, no-transform'],
])('%s is served by %s', ([address, path, serves, cache]) => {
  const rule = findRule(toServingRules(site, page, paths), address);
  expect([rule.path, rule.serves, rule.headers['Cache-Control']]).toEqual([path, serves, cache]);
});

test('files and the page have exactly these headers', () => {
  const rules = toServingRules(site, page, paths);
  const file = {
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  };
  const { 'Content-Security-Policy': policy, ...document } = findRule(rules, '/membership-area/home').headers;
  expect(policy).toContain("default-src 'none'");
  expect(findRule(rules, '/robots.txt').headers).toEqual(file);
  expect(findRule(rules, '/assets/a.js').headers).toEqual({
    ...file,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(findRule(rules, '/share/a.jpg').headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(document).toEqual({
    ...file,
    'Cache-Control': 'no-cache, no-transform',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), geolocation=(self)',
  });
  expect(rules.missing).toEqual({ 'Content-Security-Policy': policy, ...document });
});

test('a missing file is never cached', () => {
  expect(toServingRules(site, page, paths).missing['Cache-Control']).toBe('no-cache, no-transform');
});

test("the policy names exactly the site's back ends and the page's inline hashes", () => {
  const {
    'img-src': images,
    'connect-src': calls,
    'script-src': scripts,
    ...others
  } = policyOf(toServingRules(site, page, paths));
  expect(images).toBe("'self' data: blob: https://api.operator.example https://pictures.operator.example");
  expect(calls).toBe(
    "'self' https://api.operator.example wss://live.operator.example https://pictures.operator.example",
  );
  expect(scripts).toBe("'self' 'sha256-map'");
  expect(others).toEqual({
    'default-src': "'none'",
    'style-src': "'self' 'sha256-css'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'none'",
    'worker-src': "'none'",
    'media-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'upgrade-insecure-requests': '',
  });
});

const frame = { scripts: ["'sha256-chat'"], styles: [] };
const withChat = [...paths, 'frames/chat.html'];

test('the live chat is framed, and its document connects to the vendor only', () => {
  const rules = toServingRules(site, page, withChat, { chat: frame });
  const { path, serves, page: file, headers } = findRule(rules, '/frames/chat');
  expect([path, serves, file, headers['Cache-Control']]).toEqual([
    '/frames/chat',
    'page',
    'frames/chat.html',
    'no-cache, no-transform',
  ]);
  expect(Object.keys(headers).sort()).toEqual([
    'Cache-Control',
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Robots-Tag',
  ]);
  expect(headers['Permissions-Policy']).not.toContain('self');
  expect(readDirectives(headers['Content-Security-Policy']!)).toEqual({
    'default-src': "'none'",
    'script-src': "'sha256-chat' https://chat.operator.example",
    'style-src': "'unsafe-inline'",
    'img-src': 'data: https://chat.operator.example',
    'connect-src': 'https://chat.operator.example',
    'frame-src': 'https://chat.operator.example',
    'form-action': 'https://chat.operator.example',
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts allow-forms allow-popups',
  });
  expect(policyOf(rules)).toEqual({ ...policyOf(toServingRules(site, page, paths)), 'frame-src': "'self'" });
  expect(JSON.stringify(rules.missing)).not.toContain('chat.operator');
});

const maps = { scripts: ["'sha256-maps'"], styles: [] };

test('the maps document has a rule and a policy of its own', () => {
  const all = [...withChat, 'frames/maps.html'];
  const rules = toServingRules(site, page, all, { chat: frame, maps });
  const { path, serves, headers } = findRule(rules, '/frames/maps.html');
  expect([path, serves, headers['Cache-Control']]).toEqual(['/frames/maps.html', 'file', 'no-cache, no-transform']);
  expect(findRule(rules, '/frames/maps')).toMatchObject({ serves: 'page', page: 'frames/maps.html', headers });
  const vendor = 'https://maps.googleapis.com';
  expect(readDirectives(headers['Content-Security-Policy']!)).toEqual({
    'default-src': "'none'",
    'script-src': `'sha256-maps' ${vendor} 'unsafe-eval' blob:`,
    'style-src': "'unsafe-inline'",
    'img-src': `data: ${vendor}`,
    'connect-src': `${vendor} https://places.googleapis.com data: blob:`,
    'worker-src': 'blob:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts',
  });
  const chatOf = (one: typeof rules) => findRule(one, '/frames/chat.html');
  expect(chatOf(rules)).toEqual(chatOf(toServingRules(site, page, withChat, { chat: frame })));
  expect(policyOf(rules)['frame-src']).toBe("'self'");
});

test('maps without a chat are framed, and their folder has no policy', () => {
  const rules = toServingRules(site, page, [...paths, 'frames/maps.html'], { maps });
  expect(policyOf(rules)['frame-src']).toBe("'self'");
  expect(findRule(rules, '/frames/other.html').headers).not.toHaveProperty('Content-Security-Policy');
  expect(JSON.stringify(rules)).not.toContain('chat.operator');
});

test('every file without a hash in its name has a rule that knows the hash of its content', () => {
  const hashed = toServingRules(
    site,
    page,
    withChat,
    { chat: frame },
    [{ path: '/b', file: 'b.html' }],
    (name) => name,
  );
  expect(hashed.rules.map(({ path, hash }) => [path, hash])).toEqual([
    ['/frames/chat', 'frames/chat.html'],
    ['/frames/chat.html', 'frames/chat.html'],
    ['/legal/x.json', 'legal/x.json'],
    ['/release.json', 'release.json'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/*', undefined],
    ['/frames/*', undefined],
    ['/legal/*', undefined],
    ['/share/*', undefined],
    ['/b', 'b.html'],
    ['/*', 'member.html'],
  ]);
});

test('without a live chat there are no rules for one', () => {
  expect(JSON.stringify(toServingRules(site, page, paths))).not.toMatch(/chat|frames\/|sandbox/);
});

test('back ends of the sandbox may be unencrypted', () => {
  const rules = toServingRules(sandbox, page, paths);
  const policy = policyOf(rules);
  expect(policy['connect-src']).toBe("'self' http://127.0.0.1:4310 ws://127.0.0.1:4310");
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  expect(JSON.stringify(rules)).not.toContain('Strict-Transport-Security');
  expect(JSON.stringify(toServingRules(site, page, paths))).toContain('Strict-Transport-Security');
});

test('rules survive JSON', () => {
  const rules = toServingRules(site, page, paths);
  expect(ServingRules.parse(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
});

const withTags = [...paths, 'frames/tags.html'];
const tags = { ...frame, origins: ['https://tags.operator.example', 'https://data.operator.example'] };

test('the policy lets the very addresses of receivers through, and only on a site that has them', () => {
  const receivers = {
    statisticsUrl: 'https://statistics.operator.example/matomo.php',
    adsUrl: 'https://ads.operator.example/conversions',
  };
  const { 'connect-src': calls, ...others } = policyOf(toServingRules({ ...site, ...receivers }, page, paths));
  const { 'connect-src': without, ...same } = policyOf(toServingRules(site, page, paths));
  expect(calls).toBe(`${without} ${receivers.statisticsUrl} ${receivers.adsUrl}`);
  expect(others).toEqual(same);
});

test('documents alone tell where to report, and of which release they are', () => {
  const reportsUrl = 'https://reports.operator.example/web';
  const release = '0123456789abcdef';
  const rules = toServingRules({ ...site, reportsUrl }, page, paths, {}, [], () => undefined, release);
  const headers = {
    'Reporting-Endpoints': `default="${reportsUrl}?site=${site.host}&release=${release}"`,
    'Server-Timing': `release;desc="${release}"`,
  };
  for (const path of ['/', '/membership-area/home']) expect(findRule(rules, path).headers).toMatchObject(headers);
  expect(rules.missing).toMatchObject(headers);
  for (const path of ['/assets/a.js', '/robots.txt'])
    expect(Object.keys(findRule(rules, path).headers)).not.toEqual(expect.arrayContaining(Object.keys(headers)));
  const { 'connect-src': calls, ...others } = policyOf(rules);
  const { 'connect-src': without, ...same } = policyOf(toServingRules(site, page, paths));
  expect(calls).toBe(`${without} ${reportsUrl}`);
  // No endpoint: the reports of browsers have whole addresses.
  expect(others).toEqual(same);
  expect(JSON.stringify(toServingRules(site, page, paths))).not.toMatch(/Reporting|Timing/);
});

test('the tag manager is framed in a document of its own, which connects to the vendor only', () => {
  const rules = toServingRules(site, page, withTags, { tags });
  const { headers } = findRule(rules, '/frames/tags.html');
  const vendors = 'https://tags.operator.example https://data.operator.example';
  expect(headers).not.toHaveProperty('X-Frame-Options');
  expect(readDirectives(headers['Content-Security-Policy']!)).toEqual({
    'default-src': "'none'",
    'script-src': `'sha256-chat' ${vendors}`,
    'img-src': `data: ${vendors}`,
    'connect-src': vendors,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts',
  });
  expect(policyOf(rules)).toEqual({ ...policyOf(toServingRules(site, page, paths)), 'frame-src': "'self'" });
});

test.for([
  'https://a.example/b; script-src *',
  'https://a.example/b c',
  'https://a.example/b?c',
  'https://*.example/b',
  'https://a.example',
  'https://a.example/',
])('refuses %j as a receiver', (url) => {
  for (const name of ['statisticsUrl', 'adsUrl', 'reportsUrl'] as const) {
    expect(() => toServingRules({ ...site, [name]: url }, page, paths), name).toThrow(/no (?:address|origin)/);
  }
});

test.for([
  'https://api.operator.example; script-src *',
  'https://api.operator.example https://evil.example',
  'https://api.operator.example\nX-Evil: 1',
  'https://*.operator.example',
  '*',
  'https:',
  "'unsafe-inline'",
  'https://api.operator.example/path',
  'https://user@api.operator.example',
  'https://api.operator.example"',
  'https://$host',
  'https://api.operator.example:99999999',
  'javascript:alert(1)',
  '',
])('refuses %j as a back end', (origin) => {
  for (const name of ['apiOrigin', 'socketOrigin', 'storageOrigin'] as const) {
    expect(() => toServingRules({ ...site, [name]: origin }, page, paths), name).toThrow('no origin');
  }
  expect(() => toServingRules({ ...site, liveChatOrigin: origin }, page, withChat, { chat: frame })).toThrow(
    'no origin',
  );
  expect(() => toServingRules(site, page, withTags, { tags: { ...tags, origins: [origin] } })).toThrow('no origin');
});

test.for(['a;b', 'a b', 'a\nb', 'a"b', '{a}', '../a', 'a/b', '*.a.example', '', '.'])(
  'refuses %j as a host',
  (host) => {
    expect(() => toServingRules({ ...site, host }, page, paths)).toThrow('no host name');
  },
);

test.for(['mapsOrigin', 'placesOrigin'] as const)(
  'the maps document may load from another %s, and from it only',
  { tags: 'rule' },
  (key) => {
    const withMaps = [...paths, 'frames/maps.html'];
    const policyFor = (changed: Partial<HostedSite>) => {
      const rules = toServingRules({ ...site, ...changed }, page, withMaps, { maps: frame });
      return findRule(rules, '/frames/maps.html').headers['Content-Security-Policy']!;
    };
    const own = policyFor({ [key]: 'https://maps.operator.example' });
    expect(own).toBe(policyFor({}).replaceAll(site[key], 'https://maps.operator.example'));
    expect(own).not.toBe(policyFor({}));
    expect(() => policyFor({ [key]: "https://a.example; script-src 'unsafe-inline'" })).toThrow();
  },
);

test('every call of the API is in the folders that are proxied', () => {
  const isHandedOn = (path: string) => apiFolders.some((folder) => path.startsWith(folder.slice(0, -1)));
  expect(contractCalls.map(({ path }) => path).filter((path) => !isHandedOn(path))).toEqual([]);
  expect(contractCalls.map(({ method }) => method).filter((method) => !apiMethods.includes(method))).toEqual([]);
  const rules = toServingRules({ ...site, proxiedApi: true }, page, paths);
  expect(rules.rules.filter(({ serves }) => serves === 'proxy').map(({ path, to }) => [path, to])).toEqual(
    apiFolders.map((path) => [path, site.apiOrigin]),
  );
  expect(policyOf(rules)['connect-src']).not.toContain(site.apiOrigin);
  expect(() => toServingRules({ ...site, proxiedApi: true, apiOrigin: 'https://a.example/x' }, page, paths)).toThrow(
    'no origin',
  );
});
