import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { createApiTownProvider } from './townProvider.ts';

const town = { country: 'DE', city: 'Lübeck', region: 'Schleswig-Holstein', zip: '23552', lat: 53.87, lng: 10.68 };
const createProvider = (towns: unknown) => {
  const call = vi.fn(async () => towns);
  return { call, provider: createApiTownProvider({ call } as unknown as Pick<Api, 'call'>) };
};

test('towns of the API have their positions', async () => {
  const { call, provider } = createProvider([town]);
  const found = await provider.search('Lüb', 'uk');
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'searchTowns' }),
    { body: { q: 'Lüb', country: 'GB' } },
    {},
  );
  expect(found).toEqual([expect.objectContaining({ title: 'Lübeck', detail: '23552 · Schleswig-Holstein', town })]);
  expect(await provider.locate(found[0]!)).toEqual(town);
});

test('the position is sent rounded', async () => {
  const { call, provider } = createProvider([town]);
  expect(await provider.findNearest({ lat: 53.869_812, lng: 10.687_345 })).toEqual(town);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'fetchTownAt' }), {
    body: { lat: 53.87, lng: 10.69 },
  });
  expect(await createProvider([]).provider.findNearest({ lat: 0, lng: 0 })).toBeNull();
});
