import { expect, test } from 'vitest';
import type { DeviceStorage } from './deviceStorage.ts';
import { createMemberStorage } from './memberStorage.ts';

function inMemory(): DeviceStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

test('only the owner can read a value', () => {
  const storage = createMemberStorage(inMemory());
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.write('7', 'draft.13', 'Hello');
  expect(storage.read('7', 'draft.12')).toBe('Dear Anna');
  expect(storage.read('7', 'draft.99')).toBeNull();
  expect(storage.read('8', 'draft.12')).toBeNull();
});

test('a value of another member replaces all values', () => {
  const device = inMemory();
  const storage = createMemberStorage(device);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.write('8', 'draft.12', 'Dear Paul');
  expect(storage.read('7', 'draft.12')).toBeNull();
  expect([...device.values.values()].join()).not.toContain('Anna');
});

test('an empty value and clearing remove the stored value', () => {
  const device = inMemory();
  const storage = createMemberStorage(device);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.write('7', 'draft.12', '');
  expect(device.values.size).toBe(0);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.clear();
  expect(device.values.size).toBe(0);
});

test('clearOthers removes the values of another member only', () => {
  const device = inMemory();
  const storage = createMemberStorage(device);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.clearOthers('7');
  expect(storage.read('7', 'draft.12')).toBe('Dear Anna');
  storage.clearOthers('8');
  expect(device.values.size).toBe(0);
});

test('the value written first is dropped beyond the maximum', () => {
  const storage = createMemberStorage(inMemory());
  for (let index = 0; index < 120; index += 1) storage.write('7', `draft.${index}`, 'text');
  expect(storage.read('7', 'draft.0')).toBeNull();
  expect(storage.read('7', 'draft.119')).toBe('text');
});

test.for(['', 'null', '7', '"text"', '{"owner":7}', '{"owner":"7","values":[1,["a"],["draft.12",5]]}', '{"owner'])(
  'a malformed stored value is ignored: %s',
  (stored) => {
    const device = inMemory();
    device.write('member', stored);
    expect(createMemberStorage(device).read('7', 'draft.12')).toBeNull();
  },
);
