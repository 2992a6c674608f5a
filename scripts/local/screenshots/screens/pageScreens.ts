import { expect } from '@playwright/test';
import type { PageName } from '../../../../app/routing/definePage.ts';
import { emailOf, fetchToken, injectFault } from '../sandboxControl.ts';
import { magicLinkUrl, signInByLink } from '../signIn.ts';
import { asMember, type OpenScreen, type Screen, type ScreenContext } from './Screen.ts';
import { findPageName, shownPages } from './shownPages.ts';

const asGuest =
  (address: string): OpenScreen =>
  async ({ page, origin }) => {
    await page.goto(origin + address);
  };

/** Opens a page, and follows its first link to such an address. */
const followLink = (from: string, to: string): Pick<Screen, 'start' | 'open'> => ({
  start: asMember(from),
  open: ({ page }) => page.locator(`main a[href^="${to}"]`).first().click(),
});

/** Start of each way to a payment. */
export const startAtPlans = asMember('/premium-plans/plans');

export async function chooseTariff(context: ScreenContext): Promise<void> {
  await context.page.locator('main button', { hasText: /\d/ }).first().click();
  await context.page.waitForURL('**/premium-plans/checkout');
}

/** Orders from a provider with a page of its own, so that no payment details have to be typed. */
async function orderWithRedirect(context: ScreenContext): Promise<void> {
  await chooseTariff(context);
  await context.page
    .getByRole('radio', { name: /PayPal|Acquired/ })
    .first()
    .check();
  await context.page.locator('main button[type=submit]').click();
  await context.page.waitForURL('**/premium-plans/summary');
}

/** Pays at the provider's page; `decision` is its link. */
export async function payWithRedirect(context: ScreenContext, decision = 'The payment is good'): Promise<void> {
  await orderWithRedirect(context);
  await context.page.locator('main button').last().click();
  await context.page.getByRole('link', { name: decision }).click();
}

export const waitForPath =
  (path: string): NonNullable<Screen['waitUntilShown']> =>
  ({ page }) =>
    page.waitForURL(`**${path}`);

/** Ways to pages that not every member sees at their address. */
const specialWays: Readonly<Partial<Record<PageName, Omit<Screen, 'name'>>>> = {
  login: { open: asGuest('/login') },
  resetPassword: { open: asGuest('/resetPassword') },
  errorNoAuth: { open: asGuest('/error/no-auth') },
  magicLink: {
    // The link of another account asks before it changes the account.
    async open(context) {
      await signInByLink(context.page, context, 'complete');
      await context.page.goto(magicLinkUrl(context.origin, await fetchToken(context.sandbox, 'premium')));
      await expect(context.page.locator('main')).toContainText(emailOf('premium'));
    },
  },

  welcome: { start: asMember('/welcome-message', 'new') },
  questionnaire: { start: asMember('/personality-test/8', 'halfway') },
  completion: { start: asMember('/completion-message', 'unconfirmed') },
  confirmEmail: { start: asMember('/confirm-email', 'unconfirmed') },
  // The redirect after signing in shows them only once.
  additionalQuestions: { open: (context) => signInByLink(context.page, context, 'confirmed') },

  memberProfile: followLink('/membership-area/matches', '/membership-area/member-profile/profile/'),
  activeChat: followLink('/membership-area/messages', '/membership-area/messages/'),

  checkout: { start: startAtPlans, open: chooseTariff },
  summary: { start: startAtPlans, open: orderWithRedirect },
  completePayment: {
    start: startAtPlans,
    async open(context) {
      for (const call of ['checkPayPal', 'checkAcquired']) {
        await injectFault(context.sandbox, { call, kind: 'delay', ms: 600_000, times: 0 });
      }
      await payWithRedirect(context);
    },
  },
  paymentsSuccess: {
    start: startAtPlans,
    open: (context) => payWithRedirect(context),
    waitUntilShown: waitForPath('/payments-success'),
  },
  paymentsContact: { start: asMember('/payments-success-info', 'contact') },
};

/** Screens of all pages by route: as a rule, at the page's address as a member who has completed everything. */
export const pageScreens: readonly Screen[] = shownPages.map(({ name, start }) => ({
  name,
  waitUntilShown: ({ page }) => page.waitForURL((url) => findPageName(url.pathname) === name),
  ...(specialWays[name] ?? { start: asMember(start) }),
}));
