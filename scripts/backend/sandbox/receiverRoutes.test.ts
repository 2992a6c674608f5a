import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReceivedReport, Receiver } from './receivedReport.ts';
import { type Sandbox, startSandbox } from './startSandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const receivers = '/__sandbox__/receivers';

async function post(path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
  return (await fetch(sandbox.origin + receivers + path, { method: 'POST', body, headers })).status;
}

async function readLog(): Promise<ReceivedReport[]> {
  return ((await (await fetch(`${sandbox.origin}${receivers}/log`)).json()) as { data: ReceivedReport[] }).data;
}

const site = 'members.probelund.de.example';
const pageView = { event: 'pageView', route: '/membership-area/messages/:id', role: 'premium' };
const registration = { event: 'registrationFinished', device: 'mobile' };
const purchase = { event: 'purchase', value: 4990, currency: 'EUR' };
const matomo = {
  idsite: '1',
  rec: '1',
  apiv: '1',
  send_image: '0',
  _id: '0123456789abcdef',
  rand: '12',
  url: `https://${site}/membership-area/messages/:id`,
};

test.for<[path: string, receiver: Receiver, body: string | URLSearchParams, event: object]>([
  ['/beacon', 'beacon', JSON.stringify({ site, ...pageView }), pageView],
  ['/beacon', 'beacon', JSON.stringify({ site, ...registration }), registration],
  ['/ads', 'ads', JSON.stringify({ site, ...purchase }), purchase],
  ['/tags', 'tagManager', JSON.stringify(pageView), pageView],
  [
    '/matomo.php',
    'matomo',
    new URLSearchParams({ ...matomo, action_name: pageView.route, dimension1: 'premium' }),
    pageView,
  ],
  [
    '/matomo.php',
    'matomo',
    new URLSearchParams({ ...matomo, e_c: 'purchase', e_a: 'completed', e_n: 'EUR', e_v: '4990' }),
    purchase,
  ],
])('%s receives and shows what is reported (%s, %s)', { tags: 'rule' }, async ([path, receiver, body, event]) => {
  expect(await post(path, body)).toBe(204);
  expect(await readLog()).toMatchObject([{ receiver, event }]);
  const page = await (await fetch(sandbox.origin + receivers)).text();
  for (const value of Object.values(event)) expect(page).toContain(String(value));
  sandbox.reset();
  expect(await readLog()).toEqual([]);
});

test.for<[string, string, string | URLSearchParams, Record<string, string>]>([
  ['a cookie', '/beacon', JSON.stringify({ site, ...pageView }), { Cookie: 'a=b' }],
  ['a token', '/beacon', JSON.stringify({ site, ...pageView }), { Authorization: 'Bearer x' }],
  ['a referrer', '/ads', JSON.stringify({ site, ...purchase }), { Referer: 'http://127.0.0.1/login' }],
  ['a page view for ads', '/ads', JSON.stringify({ site, ...pageView }), {}],
  ['an id in the address', '/beacon', JSON.stringify({ site, ...pageView, route: '/messages/11?a=b' }), {}],
  ['more than is agreed', '/beacon', JSON.stringify({ site, ...purchase, userId: '7' }), {}],
  ['no event', '/beacon', 'nonsense', {}],
  [
    'no visitor',
    '/matomo.php',
    new URLSearchParams({ ...matomo, _id: '7', action_name: '/', dimension1: 'guest' }),
    {},
  ],
  [
    'a query in the address',
    '/matomo.php',
    new URLSearchParams({ ...matomo, url: `${matomo.url}?token=x`, action_name: '/', dimension1: 'guest' }),
    {},
  ],
])('refuses a report with %s', async ([, path, body, headers]) => {
  expect(await post(path, body, headers)).toBeGreaterThanOrEqual(400);
  expect(await readLog()).toEqual([]);
});
