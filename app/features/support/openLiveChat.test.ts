import { expect, test, vi } from 'vitest';
import { type LiveChatSteps, openLiveChat } from './openLiveChat.ts';

/** A vendor whose button is there after so many waits of 250 ms. */
function vendor(readyAfter: number, overrides: Partial<LiveChatSteps> = {}) {
  const open = vi.fn();
  const wait = vi.fn(async () => {});
  const steps: LiveChatSteps = {
    loadScript: vi.fn(async () => {}),
    findOpen: () => (wait.mock.calls.length >= readyAfter ? open : null),
    wait,
    ...overrides,
  };
  return { steps, open, wait };
}

test.for([0, 1, 39, 40])('opens as soon as the button is there, after %i waits', async (readyAfter) => {
  const { steps, open, wait } = vendor(readyAfter);
  expect(await openLiveChat(steps)).toBe(true);
  expect(open).toHaveBeenCalledOnce();
  expect(wait).toHaveBeenCalledTimes(readyAfter);
});

test('does not load what is there already', async () => {
  const { steps, open } = vendor(0);
  await openLiveChat(steps);
  expect(open).toHaveBeenCalledOnce();
  expect(steps.loadScript).not.toHaveBeenCalled();
});

test('gives up after 10 s', async () => {
  const { steps, open, wait } = vendor(1000);
  expect(await openLiveChat(steps)).toBe(false);
  expect(open).not.toHaveBeenCalled();
  expect(wait.mock.calls.length * 250).toBeLessThanOrEqual(10_250);
});

test('does not wait for a script that cannot be loaded', async () => {
  const { steps, wait } = vendor(1000, { loadScript: () => Promise.reject(new Error('blocked')) });
  expect(await openLiveChat(steps)).toBe(false);
  expect(wait.mock.calls.length).toBeLessThanOrEqual(1);
});

test.for<[string, Partial<LiveChatSteps>]>([
  [
    'putting the script into the page is forbidden',
    {
      loadScript: () => {
        throw new TypeError('This document requires TrustedScriptURL');
      },
    },
  ],
  [
    'the click throws',
    {
      findOpen: () => () => {
        throw new Error('vendor');
      },
    },
  ],
])('tells when %s', async ([, overrides]) => {
  expect(await openLiveChat(vendor(1, overrides).steps)).toBe(false);
});
