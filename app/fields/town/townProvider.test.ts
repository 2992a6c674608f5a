import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { createApiTownProvider } from './townProvider.ts';

const town = { country: 'DE', city: 'Lübeck', region: 'Schleswig-Holstein', zip: '23552', lat: 53.87, lng: 10.68 };
const answer = (places: unknown) => {
  const call = vi.fn(async () => places);
  return { call, places: createApiTownProvider({ call } as unknown as Pick<Api, 'call'>) };
};

test('towns come from the API, each with its place', async () => {
  const { call, places } = answer([town]);
  const found = await places.search('Lüb', 'uk');
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'searchTowns' }),
    { query: { q: 'Lüb', country: 'GB' } },
    {},
  );
  expect(found).toEqual([expect.objectContaining({ title: 'Lübeck', detail: '23552 · Schleswig-Holstein', town })]);
  expect(await places.locate(found[0]!)).toEqual(town);
});

test('no more of a position is sent than the town needs', async () => {
  const { call, places } = answer([town]);
  expect(await places.findNearest({ lat: 53.869_812, lng: 10.687_345 })).toEqual(town);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'fetchTownAt' }), {
    query: { lat: 53.87, lng: 10.69 },
  });
  expect(await answer([]).places.findNearest({ lat: 0, lng: 0 })).toBeNull();
});
