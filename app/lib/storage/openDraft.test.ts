import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDeviceStorage } from './deviceStorage.ts';
import { createMemberStorage } from './memberStorage.ts';
import { openDraft } from './openDraft.ts';

const Fields = z.object({ street: z.string() });

function open() {
  const area = new Map<string, string>();
  const storage = createMemberStorage(
    createDeviceStorage(
      () =>
        ({
          getItem: (key: string) => area.get(key) ?? null,
          setItem: (key: string, value: string) => area.set(key, value),
          removeItem: (key: string) => area.delete(key),
        }) as never,
    ),
  );
  const openFor = (owner: string | null) => openDraft(owner, 'contact', Fields, storage);
  return { storage, openFor };
}

test('a draft can be read by its member until it is discarded', () => {
  const { openFor } = open();
  openFor('7').write({ street: '4 Lake Road' });
  expect(openFor('7').read()).toEqual({ street: '4 Lake Road' });
  openFor('7').discard();
  expect(openFor('7').read()).toBeNull();
});

test('another member cannot read it, and nothing is stored without a member', () => {
  const { openFor } = open();
  openFor('7').write({ street: '4 Lake Road' });
  expect(openFor('8').read()).toBeNull();
  expect(openFor(null).read()).toBeNull();
  openFor(null).write({ street: 'x' });
  expect(openFor('7').read()).toEqual({ street: '4 Lake Road' });
});

test('a stored value that does not fit the schema is ignored', () => {
  const { openFor, storage } = open();
  storage.write('7', 'contact', '{"street":1}');
  expect(openFor('7').read()).toBeNull();
  storage.write('7', 'contact', 'no JSON');
  expect(openFor('7').read()).toBeNull();
});
