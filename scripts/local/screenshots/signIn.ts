import { expect, type Page } from '@playwright/test';
import type { AccountName } from '../../backend/sandbox/world/accountTypes.ts';
import type { createTranslator } from './createTranslator.ts';
import { emailOf, fetchToken, memberPassword } from './sandboxControl.ts';

/** Origins of a site and its sandbox. */
export interface SiteOrigins {
  origin: string;
  sandbox: string;
}

/** Translates an English text to a language. */
export type Translate = ReturnType<typeof createTranslator>;

/** Headers of the site's own documents, so that the browser need not start another process for this one. */
const blankPageHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Origin-Agent-Cluster': '?1' };

/** Opens an empty document of an origin, in which no script runs and the origin's storage can be read and written. */
export async function openBlankPage(page: Page, origin: string): Promise<void> {
  const address = `${origin}/empty`;
  if (page.url() === address) return;
  await page.route(address, (route) =>
    route.fulfill({ headers: blankPageHeaders, contentType: 'text/html', body: '' }),
  );
  await page.goto(address);
  await page.unroute(address);
}

/** Opens an empty document of an origin, and removes everything that the origin has stored. */
export async function openEmptyDevice(page: Page, origin: string): Promise<void> {
  await openBlankPage(page, origin);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Stores a token where the app keeps it, as if the member had signed in some time ago. */
export async function writeToken(page: Page, origin: string, token: string): Promise<void> {
  await openBlankPage(page, origin);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/**
 * Goes to an address inside of the running app, as Back and Forward do, with all its guards. This is a tenth of the
 * work of loading the app again.
 */
export const goInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    // As React Router writes its entries: each with a key of its own.
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

/** Stores a token where the app keeps it, or removes it, as if that had happened in another tab of the running app. */
export const changeTokenInApp = (page: Page, token: string | null): Promise<void> =>
  page.evaluate((newValue) => {
    if (newValue === null) localStorage.removeItem('token');
    else localStorage.setItem('token', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue, storageArea: localStorage }));
  }, token);

/** Pages whose app runs, and waits on the sign-in page for its next member. */
export const restingPages = new WeakSet<Page>();

const endRest = (page: Page, origin: string) => restingPages.delete(page) && page.url() === `${origin}/login`;

/** Opens the sign-in page; in the app of the page, if it waits there. */
export async function openSignIn(page: Page, origin: string): Promise<void> {
  if (!endRest(page, origin)) await page.goto(`${origin}/login`);
}

/** Opens a path as a member who has signed in some time ago; in the app of the page, if it waits for one. */
export async function openSignedIn(
  page: Page,
  { origin, sandbox }: SiteOrigins,
  account: AccountName,
  path = '/membership-area/home',
): Promise<void> {
  const token = await fetchToken(sandbox, account);
  if (endRest(page, origin)) {
    await changeTokenInApp(page, token);
    await goInApp(page, path);
  } else {
    await writeToken(page, origin, token);
    await page.goto(origin + path);
  }
}

/** Returns the address of a sign-in link. */
export const magicLinkUrl = (origin: string, token: string, query = '') => `${origin}/magiclink/${token}${query}`;

/** Signs a member in by a link from an email, and waits until it has led to a page. */
export async function signInByLink(
  page: Page,
  { origin, sandbox }: SiteOrigins,
  account: AccountName,
  query = '',
): Promise<void> {
  await page.goto(magicLinkUrl(origin, await fetchToken(sandbox, account), query));
  await expect(page).not.toHaveURL(/magiclink/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Fills in the sign-in form and sends it. */
export async function fillSignInForm(
  page: Page,
  translate: Translate,
  email = emailOf('complete'),
  password = memberPassword,
): Promise<void> {
  await page.getByLabel(translate('Email address')).fill(email);
  await page.getByLabel(translate('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
}
