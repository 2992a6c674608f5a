import { expect, test, vi } from 'vitest';
import type { TownProvider, TownSuggestion } from '../townProvider.ts';
import { openWithFallback } from './openWithFallback.ts';

const suggestion = (title: string): TownSuggestion => ({ key: title, title, detail: '', town: null });
const provider = (title: string): TownProvider => ({
  search: vi.fn(async () => [suggestion(title)]),
  locate: vi.fn(async () => null),
  findNearest: vi.fn(async () => null),
});

function setUp(maps = provider('by maps')) {
  const close = vi.fn();
  const open = vi.fn(async () => ({ provider: maps, close }));
  const onFail = vi.fn();
  const fallback = provider('by the API');
  return { maps, close, open, onFail, fallback, opened: openWithFallback(open, fallback, onFail) };
}

test('the maps script is loaded once, with the first request', async () => {
  const { open, fallback, opened } = setUp();
  expect(open).not.toHaveBeenCalled();
  expect(await opened.search('Lü', 'de')).toEqual([suggestion('by maps')]);
  await opened.findNearest({ lat: 1, lng: 2 });
  await opened.locate(suggestion('Lübeck'));
  expect(open).toHaveBeenCalledOnce();
  expect(fallback.search).not.toHaveBeenCalled();
});

test.for<[string, (setup: ReturnType<typeof setUp>) => void]>([
  ['cannot be loaded', ({ open }) => open.mockRejectedValueOnce(new Error('gone'))],
  ['fails', ({ maps }) => vi.mocked(maps.search).mockRejectedValueOnce(new Error('broken'))],
])(
  'when the maps script %s, the fallback answers from then on, and the failure is reported once',
  async ([, breakMaps]) => {
    const setup = setUp();
    breakMaps(setup);
    expect(await setup.opened.search('Lü', 'de')).toEqual([suggestion('by the API')]);
    expect(await setup.opened.search('Lüb', 'de')).toEqual([suggestion('by the API')]);
    expect(setup.onFail).toHaveBeenCalledOnce();
    expect(setup.open).toHaveBeenCalledOnce();
  },
);

test('a failed provider is closed', async () => {
  const setup = setUp();
  vi.mocked(setup.maps.findNearest).mockRejectedValueOnce(new Error('broken'));
  await setup.opened.findNearest({ lat: 1, lng: 2 });
  await vi.waitFor(() => expect(setup.close).toHaveBeenCalledOnce());
});

test('an aborted request is no failure', async () => {
  const setup = setUp();
  const abortController = new AbortController();
  vi.mocked(setup.maps.search).mockImplementationOnce(async () => {
    abortController.abort();
    throw new Error('aborted');
  });
  await expect(setup.opened.search('L', 'de', abortController.signal)).rejects.toThrow('aborted');
  expect(setup.onFail).not.toHaveBeenCalled();
  expect(await setup.opened.search('Lü', 'de')).toEqual([suggestion('by maps')]);
});
