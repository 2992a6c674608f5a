import { expect, test } from 'vitest';
import type { DeviceStorage } from './deviceStorage.ts';
import { createMemberStorage } from './memberStorage.ts';

function inMemory(): DeviceStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

test('what a member wrote is there for them and for nobody else', () => {
  const storage = createMemberStorage(inMemory());
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.write('7', 'draft.13', 'Hello');
  expect(storage.read('7', 'draft.12')).toBe('Dear Anna');
  expect(storage.read('7', 'draft.99')).toBeNull();
  expect(storage.read('8', 'draft.12')).toBeNull();
});

test('the first word of another member displaces what was there', () => {
  const device = inMemory();
  const storage = createMemberStorage(device);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.write('8', 'draft.12', 'Dear Paul');
  expect(storage.read('7', 'draft.12')).toBeNull();
  expect([...device.kept.values()].join()).not.toContain('Anna');
});

test('empty text and forgetting leave nothing behind', () => {
  const device = inMemory();
  const storage = createMemberStorage(device);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.write('7', 'draft.12', '');
  expect(device.kept.size).toBe(0);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.clear();
  expect(device.kept.size).toBe(0);
});

test('nothing is left of one member when another comes', () => {
  const device = inMemory();
  const storage = createMemberStorage(device);
  storage.write('7', 'draft.12', 'Dear Anna');
  storage.clearOthers('7');
  expect(storage.read('7', 'draft.12')).toBe('Dear Anna');
  storage.clearOthers('8');
  expect(device.kept.size).toBe(0);
});

test('the oldest go when there are too many', () => {
  const storage = createMemberStorage(inMemory());
  for (let index = 0; index < 120; index += 1) storage.write('7', `draft.${index}`, 'text');
  expect(storage.read('7', 'draft.0')).toBeNull();
  expect(storage.read('7', 'draft.119')).toBe('text');
});

test.for(['', 'null', '7', '"text"', '{"owner":7}', '{"owner":"7","values":[1,["a"],["draft.12",5]]}', '{"owner'])(
  'a damaged value counts as absent: %s',
  (stored) => {
    const device = inMemory();
    device.write('member', stored);
    expect(createMemberStorage(device).read('7', 'draft.12')).toBeNull();
  },
);
