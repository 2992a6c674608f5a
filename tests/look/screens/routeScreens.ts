import { expect } from '@playwright/test';
import type { detours, RouteName } from '../../../app/routing/routeTable.ts';
import type { Screen } from './Screen.ts';
import { enter, fetchToken, openAs, spoil, type Visit } from './visit.ts';

type Way = Screen['open'];
/** Those that show something; the others lead on at once. */
export type ShownRoute = Exclude<RouteName, keyof typeof detours | 'logout'>;

const asMember =
  (address: string): Way =>
  (visit) =>
    openAs(visit, 'complete', address);
const asGuest =
  (address: string): Way =>
  async ({ page, origin }) => {
    await page.goto(origin + address);
  };

/** Follows the first link of a page that leads to such an address. */
const follow =
  (from: string, to: string): Way =>
  async (visit) => {
    await openAs(visit, 'complete', from);
    await visit.page.locator(`main a[href^="${to}"]`).first().click();
  };

export async function chooseTariff(visit: Visit): Promise<void> {
  await openAs(visit, 'complete', '/premium-plans/plans');
  await visit.page.locator('main li button').first().click();
  await visit.page.waitForURL('**/premium-plans/checkout');
}

/** With a provider that has a page of its own; there nothing has to be typed. */
async function orderElsewhere(visit: Visit): Promise<void> {
  await chooseTariff(visit);
  await visit.page
    .getByRole('radio', { name: /PayPal|Acquired/ })
    .first()
    .check();
  await visit.page.locator('main button[type=submit]').click();
  await visit.page.waitForURL('**/premium-plans/summary');
}

async function payElsewhere(visit: Visit): Promise<void> {
  await orderElsewhere(visit);
  await visit.page.locator('main button').last().click();
  await visit.page.getByRole('link', { name: 'The payment is good' }).click();
}

const waitFor =
  (path: string): NonNullable<Screen['arrived']> =>
  ({ page }) =>
    page.waitForURL(`**${path}`);

/** Each page of the product, under its name in the table of routes. */
export const routeScreens: Readonly<Record<ShownRoute, Omit<Screen, 'name'>>> = {
  login: { open: asGuest('/login') },
  resetPassword: { open: asGuest('/resetPassword') },
  errorNoAuth: { open: asGuest('/error/no-auth') },
  errorNotFound: { open: asMember('/error/404') },
  errorProfile: { open: asMember('/error/profile') },
  magicLink: {
    // Somebody else's link: it asks before it takes over.
    async open(visit) {
      await enter(visit, 'complete');
      await visit.page.goto(`${visit.origin}/magiclink/${await fetchToken(visit.sandbox, 'premium')}`);
      await expect(visit.page.locator('main')).toContainText('premium@sandbox.example');
    },
  },

  welcome: { open: (visit) => openAs(visit, 'new', '/welcome-message') },
  questionnaire: { open: (visit) => openAs(visit, 'halfway', '/personality-test/8') },
  completion: { open: (visit) => openAs(visit, 'unconfirmed', '/completion-message') },
  confirmEmail: { open: (visit) => openAs(visit, 'unconfirmed', '/confirm-email') },
  // To be led there counts as having been shown them, so there is no second visit.
  additionalQuestions: { open: (visit) => enter(visit, 'confirmed') },

  home: { open: asMember('/membership-area/home') },
  matches: { open: asMember('/membership-area/matches') },
  online: { open: asMember('/membership-area/online') },
  visitors: { open: asMember('/membership-area/visitors') },
  memberProfile: { open: follow('/membership-area/matches', '/membership-area/member-profile/profile/') },
  ownProfile: { open: asMember('/membership-area/user-profile/profile') },
  messages: { open: asMember('/membership-area/messages') },
  activeChat: { open: follow('/membership-area/messages', '/membership-area/messages/') },
  preferences: { open: asMember('/membership-area/matches-preferences') },
  account: { open: asMember('/membership-area/my-account') },

  plans: { open: asMember('/premium-plans/plans') },
  checkout: { open: chooseTariff },
  summary: { open: orderElsewhere },
  completePayment: {
    async open(visit) {
      for (const call of ['checkPayPal', 'checkAcquired']) {
        await spoil(visit.sandbox, { call, kind: 'delay', ms: 600_000 });
      }
      await payElsewhere(visit);
    },
  },
  paymentsError: { open: asMember('/payments-error') },
  paymentsSuccess: { open: payElsewhere, arrived: waitFor('/payments-success') },
  paymentsContact: { open: (visit) => openAs(visit, 'contact', '/payments-success-info') },
};
