import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import { loadTranslations } from './loadTranslations.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.reset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const load = () => loadTranslations(sandbox.origin, 'de');
const override = (call: string, data: unknown) => sandbox.injectFault({ call, kind: 'body', body: { data }, times: 0 });
const calls = () => sandbox.requests.map(({ call }) => call);

test('the second reading is not asked for while the first one answers', async () => {
  override('fetchTranslations', { 'Sign in': 'Hereinspaziert' });
  expect(await load()).toEqual({ 'Sign in': 'Hereinspaziert' });
  expect(calls()).toEqual(['fetchTranslations']);
});

test.for([
  { kind: 'status', status: 404 },
  { kind: 'garbage' },
  { kind: 'body', body: { data: [{ 'Sign in': 'in another form' }] } },
] as const)('the second reading is read where the first one fails: %o', { tags: 'rule' }, async (fault) => {
  sandbox.injectFault({ call: 'fetchTranslations', times: 0, ...fault });
  override('fetchTranslationKeys', [{ translations: { keys: { 'Sign in': 'Hereinspaziert' } } }]);
  expect(await load()).toEqual({ 'Sign in': 'Hereinspaziert' });
  expect(sandbox.requests.at(-1)!.path).toBe('/api/translations/de');
});

test('rejects where both fail', async () => {
  for (const call of ['fetchTranslations', 'fetchTranslationKeys']) {
    sandbox.injectFault({ call, kind: 'status', status: 404, times: 0 });
  }
  await expect(load()).rejects.toMatchObject({ kind: 'rejected', status: 404 });
});
