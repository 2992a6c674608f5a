import { afterEach, expect, test, vi } from 'vitest';
import { afterFirstTouch } from './afterFirstTouch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Gives what sends an event to the page. */
function stubPage(userActivation: { hasBeenActive: boolean } | undefined): (type: string) => void {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { userActivation });
  return (type) => page.dispatchEvent(new Event(type));
}

test.for(['focusin', 'pointerdown', 'keydown'])('waits for the first %s and runs once', (type) => {
  const send = stubPage({ hasBeenActive: false });
  const run = vi.fn();
  afterFirstTouch(run);
  expect(run).not.toHaveBeenCalled();
  for (const event of [type, 'keydown', type]) send(event);
  expect(run).toHaveBeenCalledOnce();
});

test.for([{ hasBeenActive: true }, undefined])('runs at once where the browser says %j', (activation) => {
  stubPage(activation);
  const run = vi.fn();
  afterFirstTouch(run);
  expect(run).toHaveBeenCalledOnce();
});

test('stops waiting', () => {
  const send = stubPage({ hasBeenActive: false });
  const run = vi.fn();
  afterFirstTouch(run)();
  send('keydown');
  expect(run).not.toHaveBeenCalled();
});
