import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { expect } from './siteTest.ts';

declare global {
  interface Window {
    announcements: { said: string[]; observer: MutationObserver } | undefined;
  }
}

/**
 * Records what a screen reader says of its own accord: the text of a live region whenever it changes, and an alert that
 * appears. A status that comes with its text is marked as new, because not every screen reader says it.
 *
 * @returns a function that expects exactly these announcements since it was last called
 */
export async function recordAnnouncements(page: Page): Promise<(...texts: readonly unknown[]) => Promise<void>> {
  await page.evaluate(() => {
    const live = ':is([role=status], [role=alert], [aria-live]):not([aria-live=off])';
    const known = new Map<Element, string>();
    const readText = (region: Element) => (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    for (const region of document.querySelectorAll(live)) known.set(region, readText(region));
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = readText(region);
        const before = known.get(region);
        known.set(region, text);
        if (text === '' || text === before) continue;
        said.push(before !== undefined || region.getAttribute('role') === 'alert' ? text : `new: ${text}`);
      }
    });
    // Tests share a page, and the last one may have left its own.
    window.announcements?.observer.disconnect();
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    window.announcements = { said, observer };
  });
  const read = () => page.evaluate(() => window.announcements!.said);
  return async (...texts) => {
    await expect.poll(read).toEqual(texts);
    await settled(page);
    expect(await read()).toEqual(texts);
    await page.evaluate(() => window.announcements!.said.splice(0));
  };
}
