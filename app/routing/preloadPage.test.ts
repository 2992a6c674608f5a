import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => {
  vi.doUnmock('../i18n/importMessages.ts');
  vi.resetModules();
});

test('what is fetched ahead for a page that few open are its module and the rare messages', async () => {
  const importRareMessages = vi.fn(async () => ({ messages: {} }));
  vi.resetModules();
  vi.doMock(import('../i18n/importMessages.ts'), async (importOriginal) => ({
    ...(await importOriginal()),
    messageImports: { ...(await importOriginal()).messageImports, rare: importRareMessages },
  }));
  const { preloadPage } = await import('./preloadPage.ts');
  const load = vi.fn(async () => () => null);
  const countCalls = () => [load.mock.calls.length, importRareMessages.mock.calls.length];
  await preloadPage({ name: 'home', load });
  expect(countCalls()).toEqual([1, 0]);
  await preloadPage({ name: 'account', load, texts: 'rare' });
  expect(countCalls()).toEqual([2, 1]);
});
