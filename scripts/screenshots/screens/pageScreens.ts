import { expect } from '@playwright/test';
import type { RouteName, redirects } from '../../../app/routing/routeTable.ts';
import { emailOf, fetchToken, injectFault } from '../sandboxControl.ts';
import { magicLinkUrl, openSignedIn, signInByLink } from '../signIn.ts';
import type { Screen, ScreenContext } from './Screen.ts';

type OpenScreen = Screen['open'];
/** The routes that show a page; the others redirect at once. */
export type PageRoute = Exclude<RouteName, keyof typeof redirects | 'logout'>;

const asMember =
  (address: string): OpenScreen =>
  (context) =>
    openSignedIn(context.page, context, 'complete', address);
const asGuest =
  (address: string): OpenScreen =>
  async ({ page, origin }) => {
    await page.goto(origin + address);
  };

/** Follows the first link of a page that leads to such an address. */
const followLink =
  (from: string, to: string): OpenScreen =>
  async (context) => {
    await openSignedIn(context.page, context, 'complete', from);
    await context.page.locator(`main a[href^="${to}"]`).first().click();
  };

const openPlans = ({ page, ...site }: ScreenContext) => openSignedIn(page, site, 'complete', '/premium-plans/plans');

export async function chooseTariff(context: ScreenContext, goToPlans = openPlans): Promise<void> {
  await goToPlans(context);
  await context.page.locator('main button').first().click();
  await context.page.waitForURL('**/premium-plans/checkout');
}

/** Orders from a provider with a page of its own, because then no payment details have to be typed. */
async function orderWithRedirect(context: ScreenContext, goToPlans?: Screen['open']): Promise<void> {
  await chooseTariff(context, goToPlans);
  await context.page
    .getByRole('radio', { name: /PayPal|Acquired/ })
    .first()
    .check();
  await context.page.locator('main button[type=submit]').click();
  await context.page.waitForURL('**/premium-plans/summary');
}

/** Pays at the provider's page; `decision` is its link. */
export async function payWithRedirect(
  context: ScreenContext,
  { decision = 'The payment is good', goToPlans }: { decision?: string; goToPlans?: Screen['open'] } = {},
): Promise<void> {
  await orderWithRedirect(context, goToPlans);
  await context.page.locator('main button').last().click();
  await context.page.getByRole('link', { name: decision }).click();
}

export const waitForPath =
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
    // The link of another account asks before it changes the account.
    async open(context) {
      await signInByLink(context.page, context, 'complete');
      await context.page.goto(magicLinkUrl(context.origin, await fetchToken(context.sandbox, 'premium')));
      await expect(context.page.locator('main')).toContainText(emailOf('premium'));
    },
  },

  welcome: { open: (context) => openSignedIn(context.page, context, 'new', '/welcome-message') },
  questionnaire: { open: (context) => openSignedIn(context.page, context, 'halfway', '/personality-test/8') },
  completion: { open: (context) => openSignedIn(context.page, context, 'unconfirmed', '/completion-message') },
  confirmEmail: { open: (context) => openSignedIn(context.page, context, 'unconfirmed', '/confirm-email') },
  // The redirect after signing in shows them only once.
  additionalQuestions: { open: (context) => signInByLink(context.page, context, 'confirmed') },

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
  summary: { open: (context) => orderWithRedirect(context) },
  completePayment: {
    async open(context) {
      for (const call of ['checkPayPal', 'checkAcquired']) {
        await injectFault(context.sandbox, { call, kind: 'delay', ms: 600_000, times: 0 });
      }
      await payWithRedirect(context);
    },
  },
  paymentsError: { open: asMember('/payments-error') },
  paymentsSuccess: { open: (context) => payWithRedirect(context), waitUntilShown: waitForPath('/payments-success') },
  paymentsContact: { open: (context) => openSignedIn(context.page, context, 'contact', '/payments-success-info') },
};
