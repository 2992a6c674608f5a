import type { Locator, Page, Route } from '@playwright/test';
import { countCalls, waitForAnswers } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, type Translate } from '../../scripts/local/screenshots/signIn.ts';
import { leaveHeld, settled } from './settled.ts';
import { expect } from './siteTest.ts';
import type { StoppedClock } from './stopClock.ts';

export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });
export const headerLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });
/** Locates the bar of links in the header of a wide window. */
export const navBar = (page: Page, translate: Translate) =>
  page.getByRole('banner').getByRole('navigation', { name: translate('Main places') });
/** Locates the bar of links at the bottom of a phone's window. */
export const bottomBar = (page: Page, translate: Translate) =>
  page.locator('#root').getByRole('navigation', { name: translate('Main places') });
export const navLink = (page: Page, translate: Translate, label: string) =>
  navBar(page, translate).getByRole('link', { name: new RegExp(`^${translate(label)}`) });
/** Locates the button that chooses English in the footer. */
export const englishButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'English' });

/** Opens the part of the footer that members see only when they ask for it. */
export const unfoldFooter = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').locator('button[aria-expanded=false]').click();

/** Opens the menu of the header; returns its dialog. */
export async function openMenu(page: Page, translate: Translate) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: translate('Menu') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Locates the portraits of a list, each of which leads to a profile. */
export const profileLinks = (page: Page): Locator => page.getByRole('article').getByRole('link');

/** Locates the button of a person's card or profile that keeps the person as a favourite. */
export const favouriteButton = (card: Locator, translate: Translate): Locator =>
  card.getByRole('button', { name: new RegExp(`^${translate('Favourite')}`) });

/** Picks an action of "More" on a person's card or profile. */
export async function pickOnCard(card: Locator, translate: Translate, label: string): Promise<void> {
  await card.getByRole('button', { name: translate('More') }).click();
  await card
    .page()
    .getByRole('menuitem', { name: translate(label) })
    .click();
}

/** Signs out, and waits until that is complete; an address opened sooner may find the member still signed in. */
export async function signOut(page: Page): Promise<void> {
  await goInApp(page, '/logout');
  await expect(page).toHaveURL(/\/login/);
}

export const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
/** Reads localStorage and sessionStorage as JSON. */
export const readStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
/** Reads the text size of the root element, in pixels. */
export const readRootFontSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Reads an element's box in the window. Waits if it is being replaced, because it has none for a moment. */
export async function readBox(element: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    box = await element.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  return box!;
}

/** Makes the page believe that its tab is hidden, or visible again. */
export const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: value ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Waits until the sandbox has accepted a connection for events, or one more than these. */
export const waitForSocket = (sandbox: string, known = 0) =>
  expect.poll(() => countCalls(sandbox, 'socket')).toBeGreaterThan(known);

/**
 * Holds back the requests whose URL matches, until the returned function is called; `settled` does not wait for them.
 */
export async function holdRequests(
  page: Page,
  matches: (url: URL) => boolean,
  options?: { times: number },
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const goOn = leaveHeld(route.request());
    await promise;
    goOn();
    await route.continue();
  };
  await page.route(matches, hold, options);
  return resolve;
}

/** Waits until a call has been made this often since the reset and all is settled, and expects no more of them. */
export async function expectCalls(page: Page, sandbox: string, call: string, count: number): Promise<void> {
  await expect.poll(() => countCalls(sandbox, call), call).toBe(count);
  await settled(page);
  await waitForAnswers(sandbox);
  await expect.poll(() => countCalls(sandbox, call), call).toBe(count);
}

/** Waits until all is settled, and expects that a call has not been made since the reset. */
export const expectNoCall = (page: Page, sandbox: string, call: string): Promise<void> =>
  expectCalls(page, sandbox, call, 0);

/** Reads the visible texts of elements, once the page has settled. */
export async function readTexts(elements: Locator): Promise<string[]> {
  await settled(elements.page());
  return elements.evaluateAll((found) => found.map((element) => (element as HTMLElement).innerText));
}

/** Reads where an element ends, from the top of the window. */
export async function readBottom(element: Locator): Promise<number> {
  const { y, height } = await readBox(element);
  return y + height;
}

/** Moves a clock by steps until a call has been made this often since the reset. */
export const stepUntilCalls = (clock: StoppedClock, stepMs: number, sandbox: string, call: string, count: number) =>
  expect
    .poll(
      async () => {
        await clock.runFor(stepMs);
        return countCalls(sandbox, call);
      },
      { message: call, intervals: [0] },
    )
    .toBe(count);

/** A picture that is 80 × 40 pixels, red on the left and blue on the right. */
export const drawPicture = async (page: Page, type: string): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async (type) => {
      const canvas = new OffscreenCanvas(80, 40);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#ff0000';
      context.fillRect(0, 0, 40, 40);
      context.fillStyle = '#0000ff';
      context.fillRect(40, 0, 40, 40);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type, quality: 1 })).arrayBuffer())];
    }, type),
  );
