import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Pages that later tests reuse; their clock must not be changed. */
export const pagesWithTheirClock = new WeakSet<Page>();

/** Throws in a page that later tests reuse: a test that moves the clock needs `ownPageTest`. */
function assertOwnPage(page: Page): void {
  if (pagesWithTheirClock.has(page))
    throw new Error('a test that moves the clock needs a page of its own: ownPageTest');
}

/** The clock of a page and of the other tabs of its context. It is stopped: only `runFor` and `sleepFor` move it. */
export interface StoppedClock {
  /** Lets milliseconds pass, and waits until all tabs have settled. A pause after an answer waits for the next call. */
  runFor(milliseconds: number): Promise<void>;
  /** Lets a device sleep: every timer that becomes due in these milliseconds fires once, at their end. */
  sleepFor(milliseconds: number): Promise<void>;
  /** Lets it run again, when no more time is measured. */
  runOn(): Promise<void>;
}

/** Time ahead at which the clock is stopped, longer than it takes to do so. */
const PAUSE_AHEAD_MS = 2000;

/** Opens a page by `open`, which may open other tabs too, and stops their clock once they have settled. */
export async function stopClock(page: Page, open: () => Promise<unknown>): Promise<StoppedClock> {
  assertOwnPage(page);
  const { clock } = page;
  const settleAll = async () => {
    for (const tab of page.context().pages()) await settled(tab);
  };
  const settledAfter = async (moved: Promise<void>) => {
    await moved;
    await settleAll();
    // The immediate effects of an answer are timers of 0 ms.
    await clock.runFor(0);
    await settleAll();
  };
  await clock.install();
  await open();
  await settleAll();
  await settledAfter(clock.pauseAt(Date.now() + PAUSE_AHEAD_MS));
  return {
    runFor: (milliseconds) => settledAfter(clock.runFor(milliseconds)),
    sleepFor: (milliseconds) => settledAfter(clock.fastForward(milliseconds)),
    runOn: () => clock.resume(),
  };
}

/** Reloads a page whose timers wait, to use it before its delayed parts appear; the returned function lets them run. */
export async function reloadBeforeTimers(page: Page): Promise<() => Promise<void>> {
  assertOwnPage(page);
  const { clock } = page;
  await clock.install();
  await clock.pauseAt(Date.now() + PAUSE_AHEAD_MS);
  await page.reload();
  return () => clock.resume();
}

/** Sets the clock of a device wrong, before it opens a page. It runs on. */
export function setClockWrong(page: Page, milliseconds: number): Promise<void> {
  assertOwnPage(page);
  return page.clock.install({ time: Date.now() + milliseconds });
}
