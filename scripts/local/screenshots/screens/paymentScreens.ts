import { expect } from '@playwright/test';
import { openSignedIn } from '../signIn.ts';
import { chooseTariff, payWithRedirect, startAtPlans, waitForPath } from './pageScreens.ts';
import { asMember, type Screen, type ScreenContext } from './Screen.ts';

/** Meets the paywall at the first match that can be written to only with Premium, and returns their name. */
export async function openPlansForSomebody(context: ScreenContext) {
  const { page, translate } = context;
  await openSignedIn(page, context, 'complete', '/membership-area/matches');
  const write = page.getByRole('button', { name: translate('Write with Premium') });
  const card = page.getByRole('article').filter({ has: write }).first();
  const name = await card.getByRole('heading').locator('bdi').first().innerText();
  await write.first().click();
  await page.waitForURL('**/premium-plans/plans?feature=1');
  return name;
}

/** Screens on the way to Premium in states that opening an address does not show. */
export const paymentScreens: readonly Screen[] = [
  { name: 'plans-paywall', start: asMember('/premium-plans/plans?feature=1') },
  {
    name: 'plans-intent',
    async open(context) {
      await openPlansForSomebody(context);
      await expect(context.page.locator('main h1')).not.toContainText('…');
    },
  },
  {
    name: 'paymentsSuccess-intent',
    start: asMember('/membership-area/messages/13'),
    async open(context) {
      const { page, translate } = context;
      await page
        .getByRole('button', { name: translate('See what Premium offers<0>, to read this message</0>').split('<')[0]! })
        .first()
        .click();
      await page.waitForURL('**/premium-plans/plans?feature=1');
      await payWithRedirect(context);
      await expect(page.getByRole('link', { name: translate('Read and answer') })).toBeVisible();
    },
    waitUntilShown: waitForPath('/payments-success'),
  },
  {
    name: 'paymentsError-declined',
    start: startAtPlans,
    open: (context) => payWithRedirect(context, 'The payment is declined'),
    waitUntilShown: waitForPath('/payments-error'),
  },
  {
    name: 'checkout-card',
    start: startAtPlans,
    async open(context) {
      await chooseTariff(context);
      await context.page.getByRole('radio', { name: context.translate('Enter your card here') }).check();
      await context.page.locator('main button[type=submit]').click();
      await expect(context.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'checkout-directDebit',
    requires: 'directDebit',
    start: startAtPlans,
    async open(context) {
      await chooseTariff(context);
      await context.page.getByRole('radio', { name: context.translate('Direct debit') }).check();
    },
  },
];
