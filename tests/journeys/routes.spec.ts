// Tags: @pages.ts @router.tsx @AppLayout.tsx @PageFrame.tsx
import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { callApi } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn, openSignIn } from '../../scripts/local/screenshots/signIn.ts';
import {
  badReset,
  type ExpectedPage,
  guestPages,
  type Header,
  memberPages,
  registrationPages,
} from '../browser/expectedPages.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

// The address of every route opens its page, with heading, title, header and footer.

/** Expects the page at an address to which the member has gone. */
async function expectPageAt(page: Page, origin: string, expected: ExpectedPage): Promise<void> {
  const { address, reached = address, heading, title, header = 'full', footer = true } = expected;
  const { premiumBar = header !== 'simple' } = expected;
  await expect(page, address).toHaveURL(origin + reached);
  await expect(pageHeading(page), address).toHaveText(heading);
  await expect(page, address).toHaveTitle(new RegExp(`^${title} – Tavelune(?: \\(\\d+ new\\))?$`));
  await expect(page.getByRole('contentinfo'), address).toHaveCount(footer ? 1 : 0);
  await expectHeader(page, address, header);
  await expect(page.getByRole('complementary', { name: 'Premium' }), address).toHaveCount(premiumBar ? 1 : 0);
}

async function expectHeader(page: Page, address: string, header: Header): Promise<void> {
  const banner = page.getByRole('banner').first();
  await expect(banner.getByAltText('Tavelune'), address).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Members online/ }), address).toHaveCount(header === 'full' ? 1 : 0);
  await expect(banner.getByText('Back to Tavelune'), address).toHaveCount(header === 'payment' ? 1 : 0);
}

/** Opens an address in the running app; a link from an email is read when the app is loaded. */
const openAddress = (page: Page, origin: string, address: string) =>
  address === badReset.address ? page.goto(origin + address) : goInApp(page, address);

test('guests reach the pages for guests', async ({ page, origin }) => {
  await openSignIn(page, origin);
  for (const expected of guestPages) {
    await openAddress(page, origin, expected.address);
    await expectPageAt(page, origin, expected);
  }
});

test('members reach the pages for members', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  const answer = await callApi(sandbox, 'complete', '/api/matches/?offset=0&limit=1');
  const profileId = (answer as { matches: { profile_id: string }[] }).matches[0]!.profile_id;
  for (const expected of memberPages) {
    const address = expected.address.replace('{profileId}', profileId);
    await openAddress(page, origin, address);
    await expectPageAt(page, origin, { ...expected, address });
  }
});

for (const [stage, pages] of Object.entries(registrationPages) as [AccountStage, ExpectedPage[]][]) {
  test(`members of the stage ${stage} reach its pages`, async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, stage);
    for (const expected of pages) {
      await goInApp(page, expected.address);
      await expectPageAt(page, origin, expected);
    }
  });
}

test('a confirmed member first reaches the additional questions', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'confirmed');
  await expect(page).toHaveURL(/additional-questions/);
  await expect(page).toHaveTitle(/^A few more questions – Tavelune/);
  await expectHeader(page, 'additional questions', 'simple');
});

test('checkout and summary open after a choice', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page).toHaveURL(`${origin}/premium-plans/checkout`);
  await expect(pageHeading(page)).toHaveText('Choose how to pay');
  await expect(page).toHaveTitle(/^Payment – Tavelune/);
  await expectHeader(page, 'checkout', 'payment');
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /Check|Continue|Go on/ }).click();
  await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
  await expect(pageHeading(page)).toHaveText('Check your order');
  await expect(page).toHaveTitle(/^Check your order – Tavelune/);
  await expectHeader(page, 'summary', 'payment');
});

test('the page that completes a payment shows nothing of its own, and the frame around it speaks', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  await page.route('**/api/payments/CelerisPay/check/**', () => {});
  await openSignedIn(page, { origin, sandbox }, 'complete', '/completePayment/O1?provider=CelerisPay');
  await expect(pageHeading(page)).toHaveText('We’re confirming your payment');
  await expect(page).toHaveTitle(/^Completing your payment – Tavelune/);
  const notice = page.getByRole('main').getByRole('region', { name: 'We’re confirming your payment' });
  await expect(notice.getByRole('status')).toHaveText(/Leave this page open\.$/);
  await expect(page.locator('main > *')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveText(['Skip to the content']);
});

test('on a phone an open conversation has neither header nor footer, and the inbox has both', async ({
  page,
  origin,
  sandbox,
}) => {
  const logo = page.getByRole('banner').getByAltText('Tavelune');
  await page.setViewportSize({ width: 1199, height: 800 });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/messages/11');
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect(logo).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await goInApp(page, '/membership-area/messages');
  await expect(logo).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.setViewportSize({ width: 1200, height: 800 });
  await goInApp(page, '/membership-area/messages/11');
  await expect(logo).toBeVisible();
});
