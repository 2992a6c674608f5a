import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { Id, MaybeText, Num } from './fieldSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

const Row = wireObject({
  id: Id,
  matchId: sentAs('match_id', Id),
  city: sentAs('home_town', MaybeText),
  distance: sentAs('distance_km', z.optional(Num)),
  texts: sentAs('all_texts', z.record(z.string(), z.string())),
});

test('a field gets the name of the app, and its value the keys that were sent', () => {
  const sent = { id: 1, match_id: 2, home_town: 'Kassel', distance_km: '7', all_texts: { de_at: 'Servus' } };
  expect(Row.parse(sent)).toEqual({
    id: '1',
    matchId: '2',
    city: 'Kassel',
    distance: 7,
    texts: { de_at: 'Servus' },
  });
});

test('a field that may be missing stays so, and one that is unknown is dropped', () => {
  const row = Row.parse({ id: 1, match_id: 2, all_texts: {}, matchId: 3, __proto__: 4 } as never);
  expect(row).toStrictEqual({ id: '1', matchId: '2', city: null, texts: {} });
});

test('issues name a field as it was sent', () => {
  const { error } = Row.safeParse({ id: 1, matchId: 2, all_texts: {} } as never);
  expect(error?.issues.map(({ path }) => path)).toEqual([['match_id']]);
});

test('the types have the names of each side', () => {
  expectTypeOf<z.output<typeof Row>>().toEqualTypeOf<{
    id: string;
    matchId: string;
    city: string | null;
    texts: Record<string, string>;
    distance?: number | undefined;
  }>();
  expectTypeOf<keyof z.input<typeof Row>>().toEqualTypeOf<
    'id' | 'match_id' | 'home_town' | 'distance_km' | 'all_texts'
  >();
});
