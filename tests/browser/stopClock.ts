import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/** The clock of a page and of the other tabs of its context. It stands still: only `runFor` moves it. */
export interface StoppedClock {
  /** Lets milliseconds pass, and waits until the page has settled. A poll that follows from an answer waits for the next call. */
  runFor(milliseconds: number): Promise<void>;
}

/** Longer than it takes to stop the clock. */
const PAUSE_AHEAD_MS = 2000;

/** Opens a page by `open`, and stops its clock once it has settled. */
export async function stopClock(page: Page, open: () => Promise<unknown>): Promise<StoppedClock> {
  await page.clock.install();
  await open();
  await settled(page);
  await page.clock.pauseAt(Date.now() + PAUSE_AHEAD_MS);
  await settled(page);
  return {
    async runFor(milliseconds) {
      await page.clock.runFor(milliseconds);
      await settled(page);
    },
  };
}
