import { expect, test } from 'vitest';
import { isStorageAvailable } from './isStorageAvailable.ts';

function storage(overrides: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    ...overrides,
  } as Storage;
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test.for<[string, () => Storage, boolean]>([
  ['works', () => storage(), true],
  ['is switched off', refuse, false],
  ['is full', () => storage({ setItem: refuse }), false],
  ['forgets at once', () => storage({ setItem: () => {} }), false],
  ['throws when read', () => storage({ getItem: refuse }), false],
])('storage that %s', ([, open, expected]) => {
  expect(isStorageAvailable(open)).toBe(expected);
});

test('leaves nothing behind', () => {
  const store = storage();
  isStorageAvailable(() => store);
  expect(store.getItem('probe')).toBeNull();
});
