import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import { devicePreferenceAtom, deviceToggleAtom } from './devicePreferenceAtom.ts';

const page = new EventTarget();
const key = 'colour';
const parse = (stored: string | null) => stored ?? 'grey';

function storageEvent(change: { key: string | null; newValue: string | null }): Event {
  return Object.assign(new Event('storage'), change);
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  deviceStorage.remove(key);
});

test('a choice is stored, applied, and follows other tabs', () => {
  const apply = vi.fn();
  const choice = devicePreferenceAtom({ key, parse, serialize: String, apply });
  const store = createStore();
  const unsubscribe = store.sub(choice, () => {});
  expect(store.get(choice)).toBe('grey');
  expect(apply).toHaveBeenLastCalledWith('grey');

  store.set(choice, 'red');
  expect(deviceStorage.read(key)).toBe('red');
  expect(store.get(choice)).toBe('red');
  expect(apply).toHaveBeenLastCalledWith('red');

  page.dispatchEvent(storageEvent({ key, newValue: 'blue' }));
  expect(store.get(choice)).toBe('blue');
  expect(apply).toHaveBeenLastCalledWith('blue');

  page.dispatchEvent(storageEvent({ key: 'other', newValue: 'green' }));
  expect(store.get(choice)).toBe('blue');

  // The whole storage was cleared.
  page.dispatchEvent(storageEvent({ key: null, newValue: null }));
  expect(store.get(choice)).toBe('grey');

  unsubscribe();
  page.dispatchEvent(storageEvent({ key, newValue: 'blue' }));
  expect(store.get(choice)).toBe('grey');
});

test.for<[string | null, boolean]>([
  [null, false],
  ['', false],
  ['no', false],
  ['true', false],
  ['yes', true],
])('a toggle stored as %j is on: %s', ([before, expected]) => {
  if (before !== null) deviceStorage.write(key, before);
  expect(createStore().get(deviceToggleAtom({ key }))).toBe(expected);
});

test.for([true, false])('a toggle set to %s is read as such', (on) => {
  createStore().set(deviceToggleAtom({ key }), on);
  expect(createStore().get(deviceToggleAtom({ key }))).toBe(on);
});
