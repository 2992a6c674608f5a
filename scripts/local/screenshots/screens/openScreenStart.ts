import type { Page } from '@playwright/test';
import { overrideCompletion } from '../sandboxControl.ts';
import { goInApp, openSignedIn, restingPages } from '../signIn.ts';
import type { Screen, ScreenContext, ScreenStart } from './Screen.ts';

/** Addresses of pages that show the same whatever has happened. */
const plainPages = ['/error/404', '/error/profile', '/payments-error'];

/** Returns the account of a screen's start, as a key for what the app has loaded: it is the same from all addresses. */
export const startKeyOf = ({ start }: Screen): string =>
  start ? `${start.account} ${JSON.stringify(start.completion ?? {})}` : '';

declare global {
  interface Window {
    /** The key of the start of the app in this document, as long as only screens with a start were opened. */
    startKey?: string;
  }
}

/** Whether the app is open in a page as a screen needs it. */
export const isStarted = async (page: Page, screen: Screen): Promise<boolean> =>
  screen.start !== undefined &&
  !restingPages.has(page) &&
  (await page.evaluate(() => window.startKey)) === startKeyOf(screen);

/** Opens the start of a screen: inside the app where that is open, which costs a tenth of loading it. */
export async function openScreenStart(screen: Screen, start: ScreenStart, context: ScreenContext): Promise<void> {
  const { page, sandbox } = context;
  if (start.completion) await overrideCompletion(sandbox, start.completion);
  if (await isStarted(page, screen)) {
    // By another page, so that nothing of the previous one is left.
    const [between] = plainPages.filter((path) => ![new URL(page.url()).pathname, start.address].includes(path));
    await goInside(page, between!);
    // The dialogs around the pages stay open.
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog[open]')) dialog.dispatchEvent(new Event('cancel'));
    });
    await goInside(page, start.address);
    return;
  }
  await openSignedIn(page, context, start.account, start.address);
  await page.evaluate((key) => {
    window.startKey = key;
  }, startKeyOf(screen));
}

/** Goes to an address inside of the app, and waits until the previous page is gone. */
async function goInside(page: Page, address: string): Promise<void> {
  const before = await page.locator('main :is(h1, [role=status])').first().elementHandle();
  await goInApp(page, address);
  await page.waitForFunction((heading) => !heading?.isConnected, before);
}
