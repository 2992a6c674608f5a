import { expect, test, vi } from 'vitest';
import type { TownProvider, TownSuggestion } from '../townProvider.ts';
import { openWithFallback } from './openWithFallback.ts';

const suggestion = (title: string): TownSuggestion => ({ key: title, title, detail: '', town: null });
const provider = (title: string): TownProvider => ({
  search: vi.fn(async () => [suggestion(title)]),
  locate: vi.fn(async () => null),
  findNearest: vi.fn(async () => null),
});

function set(maps = provider('by maps')) {
  const close = vi.fn();
  const open = vi.fn(async () => ({ provider: maps, close }));
  const onFail = vi.fn();
  const plain = provider('by us');
  return { maps, close, open, onFail, plain, places: openWithFallback(open, plain, onFail) };
}

test('nothing is loaded before the first question, and once for all', async () => {
  const { open, plain, places } = set();
  expect(open).not.toHaveBeenCalled();
  expect(await places.provider.search('Lü', 'de')).toEqual([suggestion('by maps')]);
  await places.provider.findNearest({ lat: 1, lng: 2 });
  await places.provider.locate(suggestion('Lübeck'));
  expect(open).toHaveBeenCalledOnce();
  expect(plain.search).not.toHaveBeenCalled();
});

test.for<[string, (one: ReturnType<typeof set>) => void]>([
  ['cannot be loaded', ({ open }) => open.mockRejectedValueOnce(new Error('gone'))],
  ['fails', ({ maps }) => vi.mocked(maps.search).mockRejectedValueOnce(new Error('broken'))],
])('where the maps script %s, we answer, from then on, and say so once', async ([, harm]) => {
  const one = set();
  harm(one);
  expect(await one.places.provider.search('Lü', 'de')).toEqual([suggestion('by us')]);
  expect(await one.places.provider.search('Lüb', 'de')).toEqual([suggestion('by us')]);
  expect(one.onFail).toHaveBeenCalledOnce();
  expect(one.open).toHaveBeenCalledOnce();
});

test('what has failed is put away', async () => {
  const one = set();
  vi.mocked(one.maps.findNearest).mockRejectedValueOnce(new Error('broken'));
  await one.places.provider.findNearest({ lat: 1, lng: 2 });
  await vi.waitFor(() => expect(one.close).toHaveBeenCalledOnce());
});

test('typing on is no failure', async () => {
  const one = set();
  const wish = new AbortController();
  vi.mocked(one.maps.search).mockImplementationOnce(async () => {
    wish.abort();
    throw new Error('no longer wanted');
  });
  await expect(one.places.provider.search('L', 'de', wish.signal)).rejects.toThrow('no longer');
  expect(one.onFail).not.toHaveBeenCalled();
  expect(await one.places.provider.search('Lü', 'de')).toEqual([suggestion('by maps')]);
});

test('closed, it holds on to nothing, and opens again when asked', async () => {
  const one = set();
  one.places.close();
  expect(one.open).not.toHaveBeenCalled();
  await one.places.provider.search('Lü', 'de');
  one.places.close();
  await vi.waitFor(() => expect(one.close).toHaveBeenCalledOnce());
  await one.places.provider.search('Lü', 'de');
  expect(one.open).toHaveBeenCalledTimes(2);
});
