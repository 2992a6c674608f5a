// Tags: @pages.ts @router.tsx @AppLayout.tsx @PageFrame.tsx
import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import { callApi } from '../../scripts/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn, openSignIn } from '../../scripts/screenshots/signIn.ts';
import { pageHeading } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

// The address of every route opens its page, with heading, title, header and footer.

type Header = 'full' | 'simple' | 'payment' | 'payment without a back link';

interface ExpectedPage {
  address: string;
  /** The path of the page that is shown, if it is another. */
  reached?: string;
  heading: string | RegExp;
  title: string;
  header?: Header;
  footer?: boolean;
  /** Default: below every header that is not simple. */
  premiumBar?: boolean;
}

const home = { reached: '/membership-area/home', heading: /^Good to see you/, title: 'Home' };
const plans = { reached: '/premium-plans/plans', heading: 'Choose your Premium membership', title: 'Premium' };
const notFound = { heading: 'We cannot find this page', title: 'Page not found' };
const paymentError = { header: 'payment', heading: 'We could not confirm your payment' } as const;
const duringRegistration = { header: 'simple', footer: false } as const;
const question = { header: 'simple', title: 'Questionnaire' } as const;
const badReset = { address: '/resetPassword/abc', reached: '/resetPassword/link', title: 'Set a new password' };
const newPassword = { heading: 'Set a new password', title: 'Set a new password', header: 'simple' } as const;
const signInPage = { reached: '/login', heading: 'Welcome to Tavelune', title: 'Sign in', header: 'simple' } as const;
const profile = { title: 'Profile', heading: /\w/ };
const ownProfile = { heading: 'My profile', title: 'My profile' };
const ownPath = '/membership-area/user-profile/profile';
const contactDetails = {
  address: '/payments-success-info',
  heading: 'Your name and address',
  title: 'Your contact details',
} as const;

const guestPages: ExpectedPage[] = [
  { address: '/', ...signInPage },
  { address: '/login', ...signInPage },
  { address: '/logout', ...signInPage },
  { address: '/magiclink', ...signInPage },
  { address: '/resetPassword', ...newPassword },
  { ...badReset, heading: 'This link no longer works', header: 'simple' },
  { address: '/error', reached: '/error/404', ...notFound, header: 'simple' },
  { address: '/error/no-auth', heading: 'Please sign in', title: 'Please sign in', header: 'simple' },
  {
    address: '/error/profile',
    heading: 'This profile is not available',
    title: 'Profile not available',
    header: 'simple',
  },
  { address: '/no/such/page', ...notFound, header: 'simple' },
];

const memberPages: ExpectedPage[] = [
  { address: '/', ...home },
  { address: '/membership-area', ...home },
  { address: '/membership-area/home', ...home },
  { address: '/login', ...home },
  { address: '/error/no-auth', ...home },
  { address: '/magiclink/link', ...home },
  { address: '/membership-area/member-profile/profile', reached: ownPath, ...ownProfile },
  { address: '/membership-area/member-profile/profile/{profileId}', ...profile },
  { address: '/membership-area/member-profile/profile/{profileId}/gallery', ...profile },
  {
    address: '/membership-area/member-profile/profile/nobody',
    reached: '/error/profile',
    heading: 'This profile is not available',
    title: 'Profile not available',
  },
  ...['', '/gallery', '/interests'].map((section) => ({ address: ownPath + section, ...ownProfile })),
  { address: '/membership-area/matches', heading: 'Your matches', title: 'Matches' },
  { address: '/membership-area/online', heading: 'Members online', title: 'Members online' },
  { address: '/membership-area/visitors', heading: 'Your visitors', title: 'Visitors' },
  { address: '/membership-area/messages', heading: 'Messages', title: 'Messages' },
  { address: '/membership-area/messages/1', heading: 'Team', title: 'Messages', footer: false },
  { address: '/membership-area/messages/11', heading: /\w/, title: 'Messages', footer: false },
  { address: '/membership-area/matches-preferences', heading: 'My preferences', title: 'Preferences' },
  { address: '/membership-area/my-account', heading: 'My account', title: 'My account' },
  { address: '/premium-plans', ...plans, header: 'payment' },
  { address: '/premium-plans/plans', ...plans, header: 'payment' },
  // Without a chosen tariff, both lead to the plans.
  { address: '/premium-plans/checkout', ...plans, header: 'payment' },
  { address: '/premium-plans/summary', ...plans, header: 'payment' },
  { address: '/completePayment', reached: '/payments-error', title: 'Payment not completed', ...paymentError },
  {
    address: '/completePayment/O1?provider=CelerisPay',
    reached: '/payments-error',
    title: 'Payment not completed',
    ...paymentError,
  },
  { address: '/payments-error', title: 'Payment not completed', ...paymentError },
  {
    address: '/payments-success',
    title: 'Payment completed',
    header: 'payment',
    heading: 'There is no new payment to show',
  },
  { ...contactDetails, header: 'payment' },
  { address: '/resetPassword', ...newPassword },
  { ...badReset, heading: 'This link no longer works', header: 'simple' },
  { address: '/error', reached: '/error/404', ...notFound },
  { address: '/error/404', ...notFound },
  { address: '/error/profile', heading: 'This profile is not available', title: 'Profile not available' },
  { address: '/no/such/page', ...notFound },
  { address: '/logout', ...signInPage },
];

const registrationPages: Partial<Record<AccountStage, ExpectedPage[]>> = {
  new: [
    { address: '/welcome-message', heading: /^Welcome to Tavelune/, title: 'Welcome', ...duringRegistration },
    { address: '/personality-test', reached: '/personality-test/1', heading: 'What are you looking for?', ...question },
    { address: '/personality-test/1', heading: 'What are you looking for?', ...question },
  ],
  halfway: [
    { address: '/personality-test/3', heading: 'Where do you live?', ...question },
    { address: '/personality-test/8', heading: 'Which three words describe you?', ...question },
  ],
  unconfirmed: [
    {
      address: '/completion-message',
      heading: 'Thank you, that was the last question',
      title: 'Your questionnaire is complete',
      ...duringRegistration,
    },
    {
      address: '/confirm-email',
      heading: 'Please confirm your e-mail address',
      title: 'Confirm your e-mail address',
      ...duringRegistration,
    },
  ],
  contact: [{ ...contactDetails, header: 'payment without a back link', premiumBar: false }],
};

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
  await expect(banner.getByRole('link', { name: /^Online users/ }), address).toHaveCount(header === 'full' ? 1 : 0);
  await expect(banner.getByText('Back to Tavelune'), address).toHaveCount(header === 'payment' ? 1 : 0);
}

/** Opens an address in the running app; a link from an e-mail is read when the app is loaded. */
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

test('the page that completes a payment shows nothing, and the frame around it speaks', async ({
  page,
  origin,
  sandbox,
}) => {
  await page.route('**/api/payments/CelerisPay/check/**', () => {});
  await openSignedIn(page, { origin, sandbox }, 'complete', '/completePayment/O1?provider=CelerisPay');
  await expect(pageHeading(page)).toHaveText('We are confirming your payment');
  await expect(page).toHaveTitle(/^Completing your payment – Tavelune/);
  const notice = page.getByRole('region', { name: 'We are confirming your payment' });
  await expect(notice.getByRole('status')).toHaveText(/Leave this page open\.$/);
  await expect(page.getByRole('main')).toBeEmpty();
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
