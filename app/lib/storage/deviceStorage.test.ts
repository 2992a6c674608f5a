import { describe, expect, test } from 'vitest';
import { createDeviceStorage } from './deviceStorage.ts';

const fail = (): never => {
  throw new DOMException('no', 'SecurityError');
};

const always = (area: Storage) => () => area;

function workingStorage(overrides: Partial<Storage> = {}): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  };
}

describe('createDeviceStorage', () => {
  const areas: [string, () => Storage][] = [
    ['works', always(workingStorage())],
    ['cannot be opened', fail],
    ['is full', always(workingStorage({ setItem: fail }))],
    ['drops values silently', always(workingStorage({ setItem: () => {} }))],
    ['throws on everything', always(workingStorage({ getItem: fail, setItem: fail, removeItem: fail }))],
  ];
  test.for(areas)('stores, replaces and removes a value when storage %s', ([, open]) => {
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

  test('drops a value from memory once storage accepts it', () => {
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
