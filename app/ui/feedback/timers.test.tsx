import { useRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../../tests/support/fakeTimersInEachTest.ts';
import { showInEachTest } from '../../../tests/support/showInEachTest.ts';
import { useRestartingTimer } from './useRestartingTimer.ts';
import { EXTENSION_MS, UNDO_TIME_MS, useUndoTimer } from './useUndoTimer.ts';

fakeTimersInEachTest();
const { show, find, focus, send } = showInEachTest();
const onEnd = vi.fn();
beforeEach(() => onEnd.mockClear());

/** Throws unless the timer ends exactly after this time, and once. */
function expectEndAfter(ms: number): void {
  vi.advanceTimersByTime(ms - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
}

describe('a restarting timer', () => {
  function Timed({ ms = 1000, version = 0 }: { ms?: number | null; version?: number }) {
    const box = useRef<HTMLDivElement>(null);
    useRestartingTimer(box, ms, onEnd, version);
    return (
      <div ref={box}>
        <button type="button">Close</button>
      </div>
    );
  }
  const setHidden = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    return send(document.body, 'visibilitychange');
  };

  test('ends once, after its time, also if the pointer comes later', async () => {
    await show(<Timed />);
    expectEndAfter(1000);
    await send(find('div'), 'pointerenter');
    await send(find('div'), 'pointerleave');
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test.for<[what: string, begin: () => Promise<unknown>]>([
    ['the pointer', () => send(find('div'), 'pointerenter')],
    ['the focus', () => focus(find('button'))],
    ['a hidden tab', () => setHidden(true)],
  ])('waits for %s alone', async ([, begin]) => {
    await show(<Timed />);
    await begin();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    await setHidden(false);
  });

  test('waits for pointer, focus and tab together, and then starts from its beginning', async () => {
    await show(<Timed />);
    vi.advanceTimersByTime(900);
    await send(find('div'), 'pointerenter');
    await focus(find('button'));
    await setHidden(true);
    for (const leave of [
      () => send(find('div'), 'pointerleave'),
      () => send(find('button'), 'focusout'),
      () => setHidden(false),
    ]) {
      vi.advanceTimersByTime(60_000);
      expect(onEnd).not.toHaveBeenCalled();
      await leave();
    }
    expectEndAfter(1000);
  });

  test('does not start in a hidden tab', async () => {
    await setHidden(true);
    await show(<Timed />);
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    await setHidden(false);
    expectEndAfter(1000);
  });

  test('is not restarted by a pointer that leaves without having come, but by another version', async () => {
    await show(<Timed />);
    vi.advanceTimersByTime(900);
    await show(<Timed version={1} />);
    vi.advanceTimersByTime(900);
    await send(find('div'), 'pointerleave');
    expectEndAfter(100);
  });

  test('never ends for null, or when its box is gone', async () => {
    await show(<Timed ms={null} />);
    vi.advanceTimersByTime(60_000);
    await show(<Timed />);
    await show(null);
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('the time to undo', () => {
  function Undoable({ held = false }) {
    const box = useRef<HTMLDivElement>(null);
    useUndoTimer(box, held, onEnd);
    return (
      <div ref={box}>
        <button type="button">Undo</button>
      </div>
    );
  }

  test('ends once', async () => {
    await show(<Undoable />);
    expectEndAfter(UNDO_TIME_MS);
  });

  test('is prolonged once for a focus that leaves', async () => {
    await show(<Undoable />);
    await focus(find('button'));
    vi.advanceTimersByTime(UNDO_TIME_MS);
    find('button').blur();
    expectEndAfter(EXTENSION_MS);
  });

  test('is prolonged twice for who wants to close messages', async () => {
    await show(<Undoable held />);
    expectEndAfter(UNDO_TIME_MS + 2 * EXTENSION_MS);
  });

  test('never ends when its bar is gone', async () => {
    await show(<Undoable />);
    await show(null);
    vi.advanceTimersByTime(3_600_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
