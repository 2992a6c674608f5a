import { expect } from '@playwright/test';
import type { RouteName, redirects } from '../../../app/routing/routeTable.ts';
import type { Screen } from './Screen.ts';
import { fetchToken, injectPersistentFault, openSignedIn, type ScreenContext, signInByLink } from './screenActions.ts';

type OpenScreen = Screen['open'];
/** Those that show something; the others lead on at once. */
export type PageRoute = Exclude<RouteName, keyof typeof redirects | 'logout'>;

const asMember =
  (address: string): OpenScreen =>
  (visit) =>
    openSignedIn(visit, 'complete', address);
const asGuest =
  (address: string): OpenScreen =>
  async ({ page, origin }) => {
    await page.goto(origin + address);
  };

/** Follows the first link of a page that leads to such an address. */
const followLink =
  (from: string, to: string): OpenScreen =>
  async (visit) => {
    await openSignedIn(visit, 'complete', from);
    await visit.page.locator(`main a[href^="${to}"]`).first().click();
  };

export async function chooseTariff(visit: ScreenContext): Promise<void> {
  await openSignedIn(visit, 'complete', '/premium-plans/plans');
  await visit.page.locator('main li button').first().click();
  await visit.page.waitForURL('**/premium-plans/checkout');
}

/** With a provider that has a page of its own; there nothing has to be typed. */
async function orderWithRedirect(visit: ScreenContext): Promise<void> {
  await chooseTariff(visit);
  await visit.page
    .getByRole('radio', { name: /PayPal|Acquired/ })
    .first()
    .check();
  await visit.page.locator('main button[type=submit]').click();
  await visit.page.waitForURL('**/premium-plans/summary');
}

async function payWithRedirect(visit: ScreenContext): Promise<void> {
  await orderWithRedirect(visit);
  await visit.page.locator('main button').last().click();
  await visit.page.getByRole('link', { name: 'The payment is good' }).click();
}

const waitForPath =
  (path: string): NonNullable<Screen['waitUntilShown']> =>
  ({ page }) =>
    page.waitForURL(`**${path}`);

/** Each page of the product, under its name in the table of routes. */
export const pageScreens: Readonly<Record<PageRoute, Omit<Screen, 'name'>>> = {
  login: { open: asGuest('/login') },
  resetPassword: { open: asGuest('/resetPassword') },
  errorNoAuth: { open: asGuest('/error/no-auth') },
  errorNotFound: { open: asMember('/error/404') },
  errorProfile: { open: asMember('/error/profile') },
  magicLink: {
    // Somebody else's link: it asks before it takes over.
    async open(visit) {
      await signInByLink(visit, 'complete');
      await visit.page.goto(`${visit.origin}/magiclink/${await fetchToken(visit.sandbox, 'premium')}`);
      await expect(visit.page.locator('main')).toContainText('premium@sandbox.example');
    },
  },

  welcome: { open: (visit) => openSignedIn(visit, 'new', '/welcome-message') },
  questionnaire: { open: (visit) => openSignedIn(visit, 'halfway', '/personality-test/8') },
  completion: { open: (visit) => openSignedIn(visit, 'unconfirmed', '/completion-message') },
  confirmEmail: { open: (visit) => openSignedIn(visit, 'unconfirmed', '/confirm-email') },
  // To be led there counts as having been shown them, so there is no second visit.
  additionalQuestions: { open: (visit) => signInByLink(visit, 'confirmed') },

  home: { open: asMember('/membership-area/home') },
  matches: { open: asMember('/membership-area/matches') },
  online: { open: asMember('/membership-area/online') },
  visitors: { open: asMember('/membership-area/visitors') },
  memberProfile: { open: followLink('/membership-area/matches', '/membership-area/member-profile/profile/') },
  ownProfile: { open: asMember('/membership-area/user-profile/profile') },
  messages: { open: asMember('/membership-area/messages') },
  activeChat: { open: followLink('/membership-area/messages', '/membership-area/messages/') },
  preferences: { open: asMember('/membership-area/matches-preferences') },
  account: { open: asMember('/membership-area/my-account') },

  plans: { open: asMember('/premium-plans/plans') },
  checkout: { open: chooseTariff },
  summary: { open: orderWithRedirect },
  completePayment: {
    async open(visit) {
      for (const call of ['checkPayPal', 'checkAcquired']) {
        await injectPersistentFault(visit.sandbox, { call, kind: 'delay', ms: 600_000 });
      }
      await payWithRedirect(visit);
    },
  },
  paymentsError: { open: asMember('/payments-error') },
  paymentsSuccess: { open: payWithRedirect, waitUntilShown: waitForPath('/payments-success') },
  paymentsContact: { open: (visit) => openSignedIn(visit, 'contact', '/payments-success-info') },
};
