import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Wave } from '../../build/config/schema/waves.ts';
import { parseReportRate, readReportRate } from './readReportRate.ts';
import { toWaves } from './toWaves.ts';

const sites = ['ahorn.de', 'ahorn.at', 'birke.de', 'birke.ch', 'zeder.de'].map((name) => {
  const [brand, domain] = name.split('.') as [string, string];
  return { host: `members.${name}.example`, brand, domain };
});
const divide = (waves: readonly object[], changed = sites) =>
  toWaves(
    waves.map((wave) => Wave.parse(wave)),
    sites,
    changed,
  ).map(({ number, hosts, minutes }) => [number, hosts.map((host) => host.split('.').slice(1, 3).join('.')), minutes]);

test('each site is in the first wave that names it, and all others come last', () => {
  expect(
    divide([{ hosts: ['members.zeder.de.example'], minutes: 5 }, { domains: ['de'] }, { brands: ['ahorn'] }]),
  ).toEqual([
    [1, ['zeder.de'], 5],
    [2, ['ahorn.de', 'birke.de'], 0],
    [3, ['ahorn.at'], 0],
    [4, ['birke.ch'], 0],
  ]);
  expect(divide([])).toEqual([[1, ['ahorn.de', 'ahorn.at', 'birke.de', 'birke.ch', 'zeder.de'], 0]]);
  expect(divide([{ brands: ['birke'], domains: ['de'] }, { brands: ['birke'] }], sites.slice(0, 3))).toEqual([
    [1, ['birke.de'], 0],
    [2, ['ahorn.de', 'ahorn.at'], 0],
  ]);
});

test('a name that no site has is a mistake, and so is a wave that names nothing', () => {
  expect(() => divide([{ brands: ['ahornn'] }])).toThrow(/no site has the brand ahornn.*ahorn/);
  expect(Wave.safeParse({ minutes: 3 }).success).toBe(false);
});

const prometheus = (data: object) => JSON.stringify({ status: 'success', data });
test.for<[string, number | undefined]>([
  ['0.25', 0.25],
  [prometheus({ resultType: 'vector', result: [] }), 0],
  [
    prometheus({
      resultType: 'vector',
      result: [
        { metric: {}, value: [1, '2'] },
        { metric: {}, value: [1, '0.5'] },
      ],
    }),
    2.5,
  ],
  [prometheus({ resultType: 'scalar', result: [1, '3'] }), 3],
  [prometheus({ resultType: 'vector', result: [{ metric: {}, value: [1, 'NaN'] }] }), undefined],
  [JSON.stringify({ status: 'error', error: 'no' }), undefined],
  ['<html>', undefined],
  ['null', undefined],
])('the answer %s is the rate %s', ([text, rate]) => {
  expect(parseReportRate(text)).toBe(rate);
});

test('a rate is asked for by the release, and one that cannot be read is an error that names its address', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(asked.length > 1 ? 503 : 200).end('1');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rate?of={release}&sites={sites}`;
  expect(await readReportRate({ address }, 'abc', ['1', '2'])).toBe(1);
  await expect(readReportRate({ address }, 'abc', ['1', '2'])).rejects.toThrow(
    '/rate?of=abc&sites=1%7C2: it answers with 503',
  );
  expect(asked).toEqual(['/rate?of=abc&sites=1%7C2', '/rate?of=abc&sites=1%7C2']);
  await new Promise((resolve) => server.close(resolve));
  await expect(readReportRate({ address }, 'abc', ['1', '2'])).rejects.toThrow('cannot be read');
});
