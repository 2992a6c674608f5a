import { expect, test, vi } from 'vitest';
import type { DeviceStorage } from './deviceStorage.ts';
import { createMemberStorage } from './memberStorage.ts';
import { tidyMemberValues } from './memberStorageExpiry.ts';

const DAY_MS = 86_400_000;
const [keyOfAnna, keyOfPaul] = ['A', 'B'].map((letter) => Buffer.alloc(32, letter).toString('base64url')) as [
  string,
  string,
];

function inMemory(): DeviceStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Opens the storage of a device on which Anna has written something. */
async function open() {
  const [device, tab] = [inMemory(), inMemory()];
  const storage = createMemberStorage(device, tab);
  await storage.open('7', keyOfAnna);
  storage.write('7', 'draft.12', 'Dear Paul');
  const sealed = () => vi.waitFor(() => expect(tab.values.size).toBe(0));
  return { device, tab, storage, sealed, anotherTab: () => createMemberStorage(device, inMemory()) };
}

test('what is written can be read at once, and nobody reads it on the device', async () => {
  const { device, storage, sealed } = await open();
  expect(storage.read('7', 'draft.12')).toBe('Dear Paul');
  await sealed();
  expect(JSON.stringify([...device.values])).not.toMatch(/Paul|draft|12"|"7"/);
});

test('after an expired session only the key of the same member opens it', async () => {
  const { storage, sealed, anotherTab } = await open();
  await sealed();
  storage.close();
  expect(storage.read('7', 'draft.12')).toBeNull();
  storage.write('7', 'draft.13', 'too late');
  const next = anotherTab();
  await next.open('7', keyOfAnna);
  expect(next.readAll('7')).toEqual([['draft.12', 'Dear Paul']]);
});

test('another member finds nothing, and nothing is left', async () => {
  const { device, storage, sealed, anotherTab } = await open();
  await sealed();
  storage.close();
  const next = anotherTab();
  await next.open('8', keyOfPaul);
  expect(next.readAll('8')).toEqual([]);
  expect(device.values.size).toBe(0);
});

test('a reload in the milliseconds before it is sealed loses nothing', async () => {
  const { device, tab } = await open();
  const reloaded = createMemberStorage(inMemory(), tab);
  await reloaded.open('7', keyOfAnna);
  expect(reloaded.read('7', 'draft.12')).toBe('Dear Paul');
  // It is removed while nobody is signed in.
  tab.write('unsealed', '[["draft.12","Dear Paul"]]');
  tidyMemberValues(device, tab);
  expect(tab.values.size).toBe(0);
});

test('tabs do not undo what the others write, and follow them', async () => {
  const { storage, sealed, anotherTab } = await open();
  await sealed();
  const other = anotherTab();
  await other.open('7', keyOfAnna);
  storage.write('7', 'draft.13', 'Dear Max');
  await sealed();
  other.write('7', 'draft.14', 'Dear Tim');
  await vi.waitFor(() => expect(other.readAll('7')).toHaveLength(3));
  const changed = vi.fn();
  storage.subscribe(changed);
  await storage.follow();
  expect(changed).toHaveBeenCalledOnce();
  expect(storage.read('7', 'draft.14')).toBe('Dear Tim');
});

test('signing out removes it, also what is being sealed', async () => {
  const { device, storage } = await open();
  storage.clear();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(device.values.size).toBe(0);
  expect(storage.read('7', 'draft.12')).toBeNull();
});

test('it is kept for 14 days from the last time that the session was opened', async () => {
  vi.setSystemTime(Date.now());
  const { device, tab, storage, sealed, anotherTab } = await open();
  await sealed();
  storage.close();
  const pass = (days: number) => {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    tidyMemberValues(device, tab);
  };
  pass(13);
  const next = anotherTab();
  await next.open('7', keyOfAnna);
  expect(next.read('7', 'draft.12')).toBe('Dear Paul');
  next.close();
  pass(13);
  expect(device.values.size).toBe(1);
  pass(1);
  expect(device.values.size).toBe(0);
  vi.useRealTimers();
});

test('what an earlier release has stored is taken over, and sealed', async () => {
  const device = inMemory();
  device.write('member', JSON.stringify({ owner: '7', values: [['draft.12', 'Dear Paul']] }));
  const storage = createMemberStorage(device, inMemory());
  await storage.open('7', keyOfAnna);
  expect(storage.read('7', 'draft.12')).toBe('Dear Paul');
  expect(device.read('member')).not.toContain('Paul');
});

test.for(['', '1', '5.x', `${Date.now() + DAY_MS}.AAAA.BBBB`, `${Date.now() + 999 * DAY_MS}.AAAA.BBBB`])(
  'damaged text is no value: %s',
  async (stored) => {
    const device = inMemory();
    device.write('member', stored);
    const storage = createMemberStorage(device, inMemory());
    await storage.open('7', keyOfAnna);
    expect(storage.readAll('7')).toEqual([]);
  },
);

test('without a key it leaves the device with the session, and comes back in the same tab only', async () => {
  const device = inMemory();
  const storage = createMemberStorage(device, inMemory());
  await storage.open('7', null);
  storage.write('7', 'draft.12', 'Dear Paul');
  storage.close();
  expect(device.values.size).toBe(0);
  await storage.open('7', null);
  expect(storage.read('7', 'draft.12')).toBe('Dear Paul');
  storage.close();
  await storage.open('8', null);
  await storage.open('7', null);
  expect(storage.read('7', 'draft.12')).toBeNull();
});
