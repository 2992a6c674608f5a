import { expect, test, vi } from 'vitest';
import { createFakeLocks } from '../../../tests/support/fakeTabs.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { createOncePerMember } from './oncePerMember.ts';

const memory = () =>
  createDeviceStorage(() => {
    throw new Error('blocked');
  });

/** Opens two tabs of one device. */
function openTabs() {
  const [device, locks] = [memory(), createFakeLocks()];
  return [createOncePerMember(device, locks), createOncePerMember(device, locks)] as const;
}

test('it happens in one tab, once for each member and step', async () => {
  const [first, second] = openTabs();
  const run = vi.fn();
  const done = await Promise.all([first('7', 'welcome', run), second('7', 'welcome', run)]);
  expect(done.filter(Boolean)).toEqual([true]);
  expect(await first('7', 'welcome', run)).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  expect(await second('8', 'welcome', run)).toBe(true);
  expect(await second('8', 'finish', run)).toBe(true);
});

test('the other tab waits, and does it if it has failed', async () => {
  const [first, second] = openTabs();
  const failing = first('7', 'finish', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error('no');
  });
  const run = vi.fn();
  const waiting = second('7', 'finish', run);
  await expect(failing).rejects.toThrow('no');
  expect(await waiting).toBe(true);
  expect(run).toHaveBeenCalledOnce();
});

test('again: it happens although it has been done, and counts as done', async () => {
  const [first, second] = openTabs();
  const run = vi.fn();
  await first('7', 'finish', run);
  expect(await second('7', 'finish', run, { again: true })).toBe(true);
  expect(await first('7', 'finish', run)).toBe(false);
  expect(run).toHaveBeenCalledTimes(2);
});

test('it happens where locks are missing or blocked', async () => {
  const blocked = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  for (const locks of [undefined, blocked as never]) {
    const once = createOncePerMember(memory(), locks);
    expect([await once('7', 'welcome', () => {}), await once('7', 'welcome', () => {})]).toEqual([true, false]);
  }
});
