import type { Page } from '@playwright/test';
import { changeTokenInApp, goInApp } from '../../scripts/local/screenshots/signIn.ts';
import { settled } from './settled.ts';

/**
 * Ends the session in the running app, which then waits on the sign-in page for the next member (`openSignedIn`).
 * Returns false if the app has to be loaded again: no member is signed in, it does not get there, or something is left
 * in storage.
 */
export async function signOutForReuse(page: Page, origin: string): Promise<boolean> {
  if (!page.url().startsWith(`${origin}/`) || !(await readKeys(page)).includes('token')) return false;
  await changeTokenInApp(page, null);
  await goInApp(page, '/login');
  try {
    await page.locator('#root input[type=password]').waitFor({ timeout: 3000 });
    await settled(page);
  } catch {
    // A test may leave a failed page, or a question that keeps the member on it.
    return false;
  }
  // Sealed, as after an expired session.
  await page.evaluate(() => localStorage.removeItem('member'));
  return page.url() === `${origin}/login` && (await readKeys(page)).length === 0;
}

/** Reads the names of all entries that the device and the tab store. */
const readKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
