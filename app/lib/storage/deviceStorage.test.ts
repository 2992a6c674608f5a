import { describe, expect, test } from 'vitest';
import { createDeviceStorage } from './deviceStorage.ts';

const fail = (): never => {
  throw new DOMException('no', 'SecurityError');
};

function workingStorage(overrides: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...overrides,
  };
}

describe('deviceStorage', () => {
  const areas: [string, () => Storage][] = [
    [
      'works',
      (
        (area) => () =>
          area
      )(workingStorage()),
    ],
    ['cannot be opened', fail],
    [
      'is full',
      (
        (area) => () =>
          area
      )(workingStorage({ setItem: fail })),
    ],
    [
      'forgets silently',
      (
        (area) => () =>
          area
      )(workingStorage({ setItem: () => {} })),
    ],
    [
      'throws on everything',
      (
        (area) => () =>
          area
      )(workingStorage({ getItem: fail, setItem: fail, removeItem: fail })),
    ],
  ];
  test.for(areas)('keeps, replaces and removes a value where storage %s', ([, open]) => {
    const storage = createDeviceStorage(open);
    expect(storage.read('key')).toBeNull();
    storage.write('key', 'one');
    expect(storage.read('key')).toBe('one');
    storage.write('key', 'two');
    expect(storage.read('key')).toBe('two');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
    storage.write('key', 'three');
    storage.clear();
    expect(storage.read('key')).toBeNull();
  });

  test('leaves nothing in memory once the real storage takes the value', () => {
    let full = true;
    const area = workingStorage();
    const open = () => ({ ...area, setItem: full ? fail : area.setItem });
    const storage = createDeviceStorage(open);
    storage.write('key', 'in memory');
    full = false;
    storage.write('key', 'stored');
    area.removeItem('key');
    expect(storage.read('key')).toBeNull();
  });
});
