import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import { devicePreferenceAtom, deviceToggleAtom } from './devicePreferenceAtom.ts';

const page = new EventTarget();
const key = 'colour';
const parse = (stored: string | null) => stored ?? 'grey';

function stored(change: { key: string | null; newValue: string | null }): Event {
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

test('a choice is remembered, takes effect, and follows other tabs', () => {
  const apply = vi.fn();
  const choice = devicePreferenceAtom({ key, parse, serialize: String, apply });
  const store = createStore();
  const leave = store.sub(choice, () => {});
  expect(store.get(choice)).toBe('grey');
  expect(apply).toHaveBeenLastCalledWith('grey');

  store.set(choice, 'red');
  expect(deviceStorage.read(key)).toBe('red');
  expect(store.get(choice)).toBe('red');
  expect(apply).toHaveBeenLastCalledWith('red');

  page.dispatchEvent(stored({ key, newValue: 'blue' }));
  expect(store.get(choice)).toBe('blue');
  expect(apply).toHaveBeenLastCalledWith('blue');

  page.dispatchEvent(stored({ key: 'other', newValue: 'green' }));
  expect(store.get(choice)).toBe('blue');

  // Everything was cleared.
  page.dispatchEvent(stored({ key: null, newValue: null }));
  expect(store.get(choice)).toBe('grey');

  leave();
  page.dispatchEvent(stored({ key, newValue: 'blue' }));
  expect(store.get(choice)).toBe('grey');
});

test.for<[string | null, boolean]>([
  [null, false],
  ['', false],
  ['no', false],
  ['true', false],
  ['yes', true],
])('a switch that is stored as %j is on: %s', ([before, expected]) => {
  if (before !== null) deviceStorage.write(key, before);
  expect(createStore().get(deviceToggleAtom({ key }))).toBe(expected);
});

test.for([true, false])('a switch set to %s is read as it was written', (on) => {
  createStore().set(deviceToggleAtom({ key }), on);
  expect(createStore().get(deviceToggleAtom({ key }))).toBe(on);
});
