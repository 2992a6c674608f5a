import { expect, test } from 'vitest';
import { isStorageAvailable } from './isStorageAvailable.ts';

function storage(overrides: Partial<Storage> = {}): Storage {
  const values = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void values.set(key, value),
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  } as Storage;
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test.for<[string, () => Storage, boolean]>([
  ['works', () => storage(), true],
  ['is disabled', refuse, false],
  ['is full', () => storage({ setItem: refuse }), false],
  ['drops values silently', () => storage({ setItem: () => {} }), false],
  ['throws when read', () => storage({ getItem: refuse }), false],
])('isStorageAvailable for storage that %s', ([, open, expected]) => {
  expect(isStorageAvailable(open)).toBe(expected);
});

test('removes its probe', () => {
  const store = storage();
  isStorageAvailable(() => store);
  expect(store.getItem('probe')).toBeNull();
});
