import type { Page } from '@playwright/test';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import { fetchToken, signInByLink, writeToken } from '../browser/memberActions.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';

// Every route: each address opens its page, with heading, title and frame.

type Header = 'full' | 'simple' | 'payment' | 'payment without a way back';

interface ExpectedPage {
  address: string;
  /** Where it leads, if to another page. */
  reached?: string;
  heading: string | RegExp;
  title: string;
  header?: Header;
  footer?: boolean;
}

const home = { reached: '/membership-area/home', heading: /^Good to see you/, title: 'Home' };
const plans = { reached: '/premium-plans/plans', heading: 'Choose your Premium membership', title: 'Premium' };
const notFound = { heading: 'We cannot find this page', title: 'Page not found' };
const ofPayments = { header: 'payment', heading: 'Your payment did not go through' } as const;
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

const ofGuests: ExpectedPage[] = [
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

const ofMembers: ExpectedPage[] = [
  { address: '/', ...home },
  { address: '/membership-area', ...home },
  { address: '/membership-area/home', ...home },
  { address: '/login', ...home },
  { address: '/error/no-auth', ...home },
  { address: '/magiclink/link', ...home },
  { address: '/membership-area/member-profile/profile', reached: ownPath, ...ownProfile },
  { address: '/membership-area/member-profile/profile/{somebody}', ...profile },
  { address: '/membership-area/member-profile/profile/{somebody}/gallery', ...profile },
  {
    address: '/membership-area/member-profile/profile/nobody',
    reached: '/error/profile',
    heading: 'This profile is not available',
    title: 'Profile not available',
  },
  ...['', '/gallery', '/interests'].map((section) => ({ address: ownPath + section, ...ownProfile })),
  { address: '/membership-area/matches', heading: 'Your matches', title: 'Matches' },
  { address: '/membership-area/online', heading: 'Who is online', title: 'Online users' },
  { address: '/membership-area/visitors', heading: 'Your visitors', title: 'Visitors' },
  { address: '/membership-area/messages', heading: 'Messages', title: 'Messages' },
  { address: '/membership-area/messages/1', heading: 'Team', title: 'Messages', footer: false },
  { address: '/membership-area/messages/11', heading: /\w/, title: 'Messages', footer: false },
  { address: '/membership-area/matches-preferences', heading: 'My preferences', title: 'Preferences' },
  { address: '/membership-area/my-account', heading: 'My account', title: 'My account' },
  { address: '/premium-plans', ...plans, header: 'payment' },
  { address: '/premium-plans/plans', ...plans, header: 'payment' },
  // Without a tariff there is nothing to pay for.
  { address: '/premium-plans/checkout', ...plans, header: 'payment' },
  { address: '/premium-plans/summary', ...plans, header: 'payment' },
  { address: '/completePayment', reached: '/payments-error', title: 'Payment not completed', ...ofPayments },
  {
    address: '/completePayment/O1?provider=CelerisPay',
    reached: '/payments-error',
    title: 'Payment not completed',
    ...ofPayments,
  },
  { address: '/payments-error', title: 'Payment not completed', ...ofPayments },
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

const onTheirWay: Partial<Record<AccountStage, ExpectedPage[]>> = {
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
  contact: [{ ...contactDetails, header: 'payment without a way back' }],
};

async function expectPageAt(page: Page, origin: string, place: ExpectedPage): Promise<void> {
  const { address, reached = address, heading, title, header = 'full', footer = true } = place;
  await page.goto(origin + address);
  await expect(page, address).toHaveURL(origin + reached);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
  await expect(page, address).toHaveTitle(new RegExp(`^${title} – Tavelune(?: \\(\\d+ new\\))?$`));
  await expect(page.getByRole('contentinfo'), address).toHaveCount(footer ? 1 : 0);
  await expectHeader(page, address, header);
}

async function expectHeader(page: Page, address: string, header: Header): Promise<void> {
  const banner = page.getByRole('banner').first();
  await expect(banner.getByAltText('Tavelune'), address).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Online users/ }), address).toHaveCount(header === 'full' ? 1 : 0);
  await expect(banner.getByText('Back to Tavelune'), address).toHaveCount(header === 'payment' ? 1 : 0);
}

test('guests reach their pages by address', async ({ page, origin }) => {
  for (const place of ofGuests) await expectPageAt(page, origin, place);
});

test('members reach theirs', async ({ page, origin, sandbox }) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  const headers = { Authorization: `Bearer ${await fetchToken(sandbox, 'complete')}` };
  const answer = await (await fetch(`${sandbox}/api/matches/?offset=0&limit=1`, { headers })).json();
  const somebody = (answer as { data: { matches: { profile_id: string }[] } }).data.matches[0]!.profile_id;
  for (const place of ofMembers) {
    await expectPageAt(page, origin, { ...place, address: place.address.replace('{somebody}', somebody) });
  }
});

for (const [stage, places] of Object.entries(onTheirWay) as [AccountStage, ExpectedPage[]][]) {
  test(`members who are on their way reach theirs: ${stage}`, async ({ page, origin, sandbox }) => {
    await signInByLink(page, { origin, sandbox }, stage);
    for (const place of places) await expectPageAt(page, origin, place);
  });
}

test('the additional questions are shown once, where a confirmed member first arrives', async ({
  page,
  origin,
  sandbox,
}) => {
  await signInByLink(page, { origin, sandbox }, 'confirmed');
  await expect(page).toHaveURL(/additional-questions/);
  await expect(page).toHaveTitle(/^A few more questions – Tavelune/);
  await expectHeader(page, 'additional questions', 'simple');
});

test('checkout and summary open with what was chosen', async ({ page, origin, sandbox }) => {
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(`${origin}/premium-plans/plans`);
  await page
    .getByRole('button', { name: /^Choose/ })
    .or(page.getByRole('link', { name: /^Choose/ }))
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/premium-plans/checkout`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose how to pay');
  await expect(page).toHaveTitle(/^Payment – Tavelune/);
  await expectHeader(page, 'checkout', 'payment');
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /Check|Continue|Go on/ }).click();
  await expect(page).toHaveURL(`${origin}/premium-plans/summary`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your order');
  await expect(page).toHaveTitle(/^Check your order – Tavelune/);
  await expectHeader(page, 'summary', 'payment');
});

test('while a payment is completed there is nothing else to do', async ({ page, origin, sandbox }) => {
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.route('**/api/payments/CelerisPay/check/**', () => {});
  await page.goto(`${origin}/completePayment/O1?provider=CelerisPay`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are confirming your payment');
  await expect(page).toHaveTitle(/^Completing your payment – Tavelune/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectHeader(page, 'completing', 'payment without a way back');
});

test('on a phone an open conversation has neither header nor footer; the list has both', async ({
  page,
  origin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
  await page.goto(`${origin}/membership-area/messages/11`);
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect(page.getByAltText('Tavelune')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto(`${origin}/membership-area/messages`);
  await expect(page.getByAltText('Tavelune')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(`${origin}/membership-area/messages/11`);
  await expect(page.getByAltText('Tavelune')).toBeVisible();
});
