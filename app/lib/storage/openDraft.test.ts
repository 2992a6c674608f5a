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
  const of = (owner: string | null) => openDraft(owner, 'contact', Fields, storage);
  return { storage, of };
}

test('what was typed is there again for the same member, until it is sent', () => {
  const { of } = open();
  of('7').write({ street: '4 Lake Road' });
  expect(of('7').read()).toEqual({ street: '4 Lake Road' });
  of('7').discard();
  expect(of('7').read()).toBeNull();
});

test('nobody else finds it, and without a member nothing is kept', () => {
  const { of } = open();
  of('7').write({ street: '4 Lake Road' });
  expect(of('8').read()).toBeNull();
  expect(of(null).read()).toBeNull();
  of(null).write({ street: 'x' });
  expect(of('7').read()).toEqual({ street: '4 Lake Road' });
});

test('what does not fit any more counts as nothing', () => {
  const { of, storage } = open();
  storage.write('7', 'contact', '{"street":1}');
  expect(of('7').read()).toBeNull();
  storage.write('7', 'contact', 'no JSON');
  expect(of('7').read()).toBeNull();
});
