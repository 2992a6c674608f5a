import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticedFailure } from '../../../app/device/failureReports.ts';
import { canaryMember } from '../../../tests/browser/canaryMember.ts';
import { findCanaries } from '../../../tests/support/findLeaks.ts';
import { compileBootScripts } from '../../build/compile/compileBootScripts.ts';
import { toAppPages } from '../../build/compile/pages/appPages.ts';
import { readPages } from '../../build/compile/pages/readPages.ts';
import { renderNoticer, renderReporter } from '../../build/stages/renderBootScript.ts';
import type { FailureReport } from './failureReport.ts';
import { type Sandbox, startSandbox } from './startSandbox.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const compiled = await compileBootScripts(root);
const { routes } = toAppPages(readPages(root));
const [site, release, origin] = [
  'members.probelund.de.example',
  '0123456789abcdef',
  'https://members.probelund.de.example',
];
const receiver = '/__sandbox__/receivers/web';
const noticer = renderNoticer(compiled, '/assets/boot-reports.js').replace('import(', 'load(');
const reporter = renderReporter(compiled, { reportsUrl: receiver, host: site }, routes);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

interface OpenPage {
  pathname?: string;
  boot?: string;
  /** Statuses by address; 404 for all others. */
  statuses?: Record<string, number>;
}

/** Opens a page with the compiled scripts, and returns how it notices failures, and the bodies that it has sent. */
function openPage({ pathname = '/login', boot = 'done', statuses = {} }: OpenPage = {}) {
  const sent: { url: string; body: string; init: RequestInit }[] = [];
  const loaded: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const listen = (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  };
  const context = {
    ...{ URL, Error, console: { warn: () => {} } },
    location: { origin, pathname, href: `${origin}${pathname}?token=${canaryMember.message}#${canaryMember.draft}` },
    document: { addEventListener: listen, documentElement: { dataset: { boot } } },
    addEventListener: listen,
    performance: {
      getEntriesByType: () => [{ serverTiming: [{ name: 'release', description: release }] }],
      getEntriesByName: (address: string) => [{ responseStatus: statuses[address] ?? 404 }],
    },
    fetch: (url: string, init: RequestInit) => {
      sent.push({ url, body: String(init.body), init });
      return Promise.resolve();
    },
    load: (address: string) => {
      loaded.push(address);
      if (loaded.length === 1) runInNewContext(reporter, context);
      return Promise.resolve();
    },
  };
  const self = context as typeof context & { globalThis: unknown; noticeFailure: (failure: NoticedFailure) => void };
  self.globalThis = context;
  runInNewContext(noticer.replaceAll('globalThis.', 'self.'), Object.assign(context, { self }));
  return { sent, loaded, listeners, page: self, read: () => sent.map(({ body }) => JSON.parse(body) as FailureReport) };
}

const violation = (changes: object = {}) => ({
  ...{
    effectiveDirective: 'script-src-elem',
    blockedURI: 'inline',
    originalPolicy: "script-src 'self'; img-src https://api.example",
  },
  ...changes,
});
const script = `${origin}/assets/main-0123456789.js`;

test.for<
  [name: string, failure: [type: string, event: object], page: OpenPage, reports: [kind: string, detail: string][]]
>([
  ['an inline script', ['securitypolicyviolation', violation()], {}, [['policy', 'script-src-elem inline']]],
  [
    'an own address',
    ['securitypolicyviolation', violation({ blockedURI: `${origin}/x` })],
    {},
    [['policy', 'script-src-elem own']],
  ],
  [
    'an origin of the policy',
    ['securitypolicyviolation', violation({ blockedURI: 'https://api.example/u/7' })],
    {},
    [['policy', 'script-src-elem https://api.example']],
  ],
  [
    'a foreign address',
    ['securitypolicyviolation', violation({ blockedURI: 'https://evil.example/' })],
    {},
    [['policy', 'script-src-elem other']],
  ],
  ['a missing chunk', ['error', { target: { nodeName: 'LINK', href: script } }], {}, [['chunk', 'main-0123456789.js']]],
  [
    'a changed chunk',
    ['error', { target: { nodeName: 'LINK', href: script } }],
    { statuses: { [script]: 200 } },
    [['integrity', 'main-0123456789.js']],
  ],
  [
    'a missing entry',
    ['error', { target: { nodeName: 'SCRIPT', src: script } }],
    { boot: 'member' },
    [
      ['chunk', 'main-0123456789.js'],
      ['start', 'document file'],
    ],
  ],
  [
    'an error before the start',
    ['error', { target: {}, error: new TypeError('x') }],
    { boot: '' },
    [['start', 'document TypeError']],
  ],
  ['an error afterwards', ['error', { target: {}, error: new TypeError('x') }], {}, []],
  ['a missing picture', ['error', { target: { nodeName: 'IMG', src: script } }], {}, []],
  [
    'a foreign script',
    ['error', { target: { nodeName: 'SCRIPT', src: 'https://a.example/assets/main-0123456789.js' } }],
    {},
    [],
  ],
])('%s is reported by its kind and fixed words', { tags: 'rule' }, ([, [type, event], options, reports]) => {
  const { listeners, read } = openPage({ pathname: '/membership-area/messages/17', ...options });
  listeners[type]!(event);
  expect(read()).toEqual(
    reports.map(([kind, detail]) => ({ kind, site, release, page: '/membership-area/messages/:id', detail })),
  );
});

test('a page that fails at nothing loads nothing, and pictures are not asked about', () => {
  const { listeners, loaded } = openPage();
  listeners.error!({ target: { nodeName: 'IMG', src: script } });
  expect(loaded).toEqual([]);
});

test('a page reports at most ten different failures, without cookie and referrer', { tags: 'rule' }, () => {
  const { page, sent } = openPage();
  for (let number = 0; number < 30; number++) {
    for (const _ of [1, 2]) page.noticeFailure({ file: `/assets/list-${String(number).padStart(10, '0')}.js` });
  }
  expect(sent).toHaveLength(10);
  for (const { url, init } of sent) {
    expect(url).toBe(receiver);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' });
    expect(init).not.toHaveProperty('headers');
  }
});

const token = 'eyJhbGciOiJIUzI1NiJ9.Y2FuYXJ5LXRva2Vu.c2lnbmF0dXJl';
const canaries = Object.entries({ ...canaryMember, token }).map(([field, value]) => ({ field, value }));
/** Addresses that hold a value of the member. */
const toAddresses = (value: string) => {
  const encoded = encodeURIComponent(value);
  return [
    `/magiclink/${encoded}`,
    `/membership-area/member-profile/profile/${encoded}`,
    `/${encoded}`,
    `/resetPassword/${encoded}?a=${encoded}`,
  ];
};
/** Failures that hold it wherever a browser or the app puts something. */
function toFailures(value: string, number: number): NoticedFailure[] {
  const encoded = encodeURIComponent(value);
  const error = Object.assign(new TypeError(value), { stack: value, cause: value });
  const file = `-${String(number).padStart(10, '0')}.js`;
  return [
    violation({
      blockedURI: `https://${number}.example/${encoded}`,
      sourceFile: value,
      sample: value,
      documentURI: value,
      referrer: value,
    }),
    violation({ effectiveDirective: value, blockedURI: value, originalPolicy: `img-src ${value}` }),
    violation({ effectiveDirective: 'img-src', blockedURI: `https://api.example/${encoded}` }),
    violation({ effectiveDirective: 'connect-src', blockedURI: `data:text/plain,${encoded}` }),
    violation({ effectiveDirective: 'style-src-elem', blockedURI: `${origin}/${encoded}` }),
    { target: { src: `${origin}/assets/list${file}?token=${encoded}#${encoded}`, nodeName: value } as never },
    { target: { href: `${origin}/assets/more${file}?${encoded}` } },
    { target: { src: `${origin}/pictures/${encoded}` } },
    { file: `/assets/${encoded}.js` },
    { file: `/assets/lazy${file}?${encoded}` },
    { error, isApp: true },
    { error: Object.assign(new Error(value), { name: value }), isApp: true },
    { error: value, isApp: true },
  ];
}

test('a thousand reports hold nothing of the member, and neither does what is kept of them', {
  tags: 'rule',
}, async () => {
  const bodies: string[] = [];
  for (let number = 0; bodies.length < 1000; number++) {
    const { value } = canaries[number % canaries.length]!;
    const addresses = toAddresses(value);
    for (const pathname of addresses) {
      const { page, sent } = openPage({ pathname, boot: number % 2 ? 'done' : value });
      for (const failure of toFailures(value, number)) page.noticeFailure(failure);
      expect(sent.length).toBeGreaterThan(5);
      bodies.push(...sent.map(({ body, url }) => url + body));
    }
  }
  expect(bodies.flatMap((body) => findCanaries(body, canaries))).toEqual([]);
  const post = async (query: string, type: string, body: string) =>
    (await fetch(`${sandbox.origin}${receiver}${query}`, { method: 'POST', headers: { 'Content-Type': type }, body }))
      .status;
  for (const body of bodies) expect(await post('', 'text/plain', body.slice(receiver.length)), body).toBe(204);
  for (const { value } of canaries) {
    const crash = {
      ...{ type: 'crash', age: 1, url: `${origin}${toAddresses(value)[0]}`, user_agent: value },
      body: { reason: value, stack: value, is_top_level: true, visibility_state: value, crashId: value },
    };
    const oom = { ...crash, body: { ...crash.body, reason: 'oom' } };
    const reports = JSON.stringify([crash, oom, { ...crash, type: 'deprecation', body: { message: value } }]);
    expect(await post(`?site=${site}&release=${release}`, 'application/reports+json', reports)).toBe(204);
    expect(await post(`?site=${site}&release=${release}`, 'application/reports+json', value)).toBe(422);
    expect(
      await post(`?site=${encodeURIComponent(value)}&release=${value.length}`, 'application/reports+json', reports),
    ).toBe(422);
  }
  for (const address of [`${receiver}/counts`, '/__sandbox__/receivers', '/__sandbox__/receivers/log']) {
    const shown = await (await fetch(sandbox.origin + address)).text();
    expect(findCanaries(shown, canaries), address).toEqual([]);
  }
});

test('the sandbox shows what was reported with its number, and tells the rate of some releases', {
  tags: 'rule',
}, async () => {
  const post = (body: object) => fetch(`${sandbox.origin}${receiver}`, { method: 'POST', body: JSON.stringify(body) });
  const report = { kind: 'chunk', site, release, page: '/login', detail: 'main-0123456789.js' };
  await post(report);
  await post(report);
  await post({ ...report, release: '00000000000000ff' });
  expect((await post({ ...report, userId: 7 })).status).toBe(422);
  expect((await post({ ...report, detail: 'Cannot read x of y' })).status).toBe(422);
  const readRate = async (sites: string) => (await fetch(`${sandbox.origin}${receiver}/rate?sites=${sites}`)).json();
  expect(await readRate(release)).toBe(2);
  expect(await readRate(`${release}%7C00000000000000ff`)).toBe(3);
  expect(await readRate('ffffffffffffffff')).toBe(0);
  const { data } = (await (await fetch(`${sandbox.origin}${receiver}/counts`)).json()) as { data: object[] };
  expect(data[0]).toEqual({ ...report, count: 2 });
  const shown = await (await fetch(`${sandbox.origin}/__sandbox__/receivers`)).text();
  for (const text of [site, release, 'chunk main-0123456789.js']) expect(shown).toContain(text);
});
