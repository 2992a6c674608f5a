import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let afterFirstTouch: typeof import('./afterFirstTouch.ts').afterFirstTouch;

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  ({ afterFirstTouch } = await import('./afterFirstTouch.ts'));
});
afterEach(() => vi.unstubAllGlobals());

test.for(['focusin', 'pointerdown', 'keydown'])('waits for the first %s and runs once', (type) => {
  const run = vi.fn();
  afterFirstTouch(run);
  expect(run).not.toHaveBeenCalled();
  for (const one of [type, 'keydown', type]) page.dispatchEvent(new Event(one));
  expect(run).toHaveBeenCalledOnce();
});

test('runs at once after a touch', () => {
  afterFirstTouch(() => {});
  page.dispatchEvent(new Event('keydown'));
  const run = vi.fn();
  afterFirstTouch(run);
  expect(run).toHaveBeenCalledOnce();
});

test('stops waiting', () => {
  const run = vi.fn();
  afterFirstTouch(run)();
  page.dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});
