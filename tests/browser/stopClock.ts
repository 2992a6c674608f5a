import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Pages that further tests use again; their clock cannot be set right. */
export const pagesWithTheirClock = new WeakSet<Page>();

/** Throws in a page that further tests use again: what moves its clock needs `ownPageTest`. */
function assertOwnPage(page: Page): void {
  if (pagesWithTheirClock.has(page))
    throw new Error('a test that moves the clock needs a page of its own: ownPageTest');
}

/** The clock of a page and of the other tabs of its context. It stands still: only `runFor` and `sleepFor` move it. */
export interface StoppedClock {
  /** Lets milliseconds pass, and waits until all tabs have settled. A pause that begins with an answer waits for the next call. */
  runFor(milliseconds: number): Promise<void>;
  /** Lets a device sleep: each thing that becomes due in these milliseconds comes once, at their end. */
  sleepFor(milliseconds: number): Promise<void>;
  /** Lets it run again, for what no time is measured of. */
  runOn(): Promise<void>;
}

/** Longer than it takes to stop the clock. */
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
    // What an answer leads to at once is a timer of 0 ms.
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

/** Reloads a page whose timers wait, to use it before its delayed parts are there; the returned function lets them run. */
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
