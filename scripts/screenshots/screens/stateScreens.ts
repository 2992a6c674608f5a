import { expect } from '@playwright/test';
import type { AccountStage } from '../../sandbox/world/accounts.ts';
import { chooseTariff } from './pageScreens.ts';
import type { Screen } from './Screen.ts';
import { injectPersistentFault, openSignedIn, type ScreenContext } from './screenActions.ts';

/** Places in the questionnaire, one for each kind of question that the route itself does not show. */
const stepByQuestionKind = {
  choice: 1,
  birthday: 2,
  city: 3,
  height: 4,
  ages: 5,
  distance: 6,
  pictures: 7,
  shortText: 11,
  threeTexts: 12,
  freeText: 14,
};

/** What could not be loaded, and the page that says so. */
const failedLoads: Record<string, [call: string, stage: AccountStage, address: string]> = {
  home: ['fetchDashboard', 'complete', '/membership-area/home'],
  questionnaire: ['fetchQuestion', 'halfway', '/personality-test/8'],
  matches: ['fetchMatches', 'complete', '/membership-area/matches'],
  memberProfile: ['fetchProfile', 'complete', '/membership-area/member-profile/profile/1002'],
  messages: ['fetchConversations', 'complete', '/membership-area/messages'],
  account: ['fetchAccount', 'complete', '/membership-area/my-account'],
  plans: ['fetchTariffs', 'complete', '/premium-plans/plans'],
};

/** As if all questions before were answered. */
async function openQuestion(visit: ScreenContext, place: number): Promise<void> {
  const progress = { completed: false, steps_finished: 15, total: 16, confirmFirst: false };
  const data = { ...progress, additionalQuestionsShown: false, vitalQuestionsMissing: 0, contactDataRequired: false };
  await injectPersistentFault(visit.sandbox, { call: 'checkCompleted', kind: 'body', body: { data } });
  await openSignedIn(visit, 'halfway', `/personality-test/${place}`);
}

const profileSection = (of: 'user' | 'member', section: string): Screen['open'] =>
  of === 'user'
    ? (visit) => openSignedIn(visit, 'complete', `/membership-area/user-profile/profile/${section}`)
    : async (visit) => {
        await openSignedIn(visit, 'complete', '/membership-area/matches');
        const link = visit.page.locator('main a[href^="/membership-area/member-profile/profile/"]').first();
        await visit.page.goto(`${visit.origin}${await link.getAttribute('href')}/${section}`);
      };

const waitForHeading =
  (english: string): NonNullable<Screen['waitUntilShown']> =>
  ({ page, translate }) =>
    expect(page.getByRole('heading', { name: translate(english) }).first()).toBeVisible();

/** Pages in the states that do not come by themselves. */
export const stateScreens: readonly Screen[] = [
  {
    name: 'login-mistakes',
    async open({ page, origin }) {
      await page.goto(`${origin}/login`);
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-link-sent',
    async open({ page, origin, translate }) {
      await page.goto(`${origin}/login`);
      await page.locator('input[type=email]').fill('a.very.long.address.of.somebody@sandbox.example');
      await page.getByRole('button', { name: translate('E-mail me a sign-in link') }).click();
      await expect(page.getByRole('button', { name: translate('Send the link again') })).toBeVisible();
    },
  },
  {
    name: 'login-bad-link',
    async open({ page, origin }) {
      await page.goto(`${origin}/magiclink/not.a.token`);
      await page.waitForURL('**/login*');
    },
  },
  {
    name: 'resetPassword-new',
    async open({ page, origin, sandbox }) {
      await page.goto(`${origin}/resetPassword`);
      await page.locator('input[type=email]').fill('complete@sandbox.example');
      await page.locator('main button[type=submit]').click();
      const letter = /href="([^"]+\/resetPassword\/[^"]+)"/;
      const readMail = async () => (await fetch(`${sandbox}/__sandbox__/mail`)).text();
      await expect.poll(readMail).toMatch(letter);
      await page.goto(letter.exec(await readMail())![1]!);
      await expect(page.locator('input[autocomplete=new-password]').first()).toBeVisible();
    },
  },
  {
    name: 'resetPassword-gone',
    async open({ page, origin }) {
      await page.goto(`${origin}/resetPassword/${'0'.repeat(32)}`);
    },
  },
  ...Object.entries(stepByQuestionKind).map(([kind, place]) => ({
    name: `questionnaire-${kind}`,
    open: (visit: ScreenContext) => openQuestion(visit, place),
  })),
  {
    name: 'questionnaire-missing',
    async open(visit) {
      await openQuestion(visit, stepByQuestionKind.freeText);
      await visit.page.locator('main form button[type=submit]').click();
      await expect(visit.page.locator('main textarea[aria-invalid]')).toBeFocused();
      await visit.page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'memberProfile-gallery', open: profileSection('member', 'gallery') },
  { name: 'memberProfile-personality', open: profileSection('member', 'personality') },
  { name: 'memberProfile-interests', open: profileSection('member', 'interests'), requires: 'interests' },
  { name: 'ownProfile-gallery', open: profileSection('user', 'gallery') },
  { name: 'ownProfile-personality', open: profileSection('user', 'personality') },
  {
    name: 'ownProfile-describing',
    async open(visit) {
      await openSignedIn(visit, 'complete', '/membership-area/user-profile/profile');
      await visit.page.getByRole('button', { name: visit.translate('Describe myself') }).click();
      await visit.page.locator('main form button[type=submit]').click();
      await expect(visit.page.locator('main textarea[aria-invalid]')).toBeFocused();
      await visit.page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'ownProfile-answering',
    async open(visit) {
      await profileSection('user', 'personality')(visit);
      await visit.page.locator('main dl button').first().click();
      await expect(visit.page.locator('main dl form')).toBeVisible();
    },
  },
  { name: 'ownProfile-interests', open: profileSection('user', 'interests'), requires: 'interests' },
  { name: 'home-premium', open: (visit) => openSignedIn(visit, 'premium', '/membership-area/home') },
  {
    name: 'activeChat-premium',
    async open(visit) {
      await openSignedIn(visit, 'premium', '/membership-area/messages');
      await visit.page.locator('main a[href^="/membership-area/messages/"]').nth(1).click();
      await expect(visit.page.locator('main textarea')).toBeVisible();
    },
  },
  ...Object.entries(failedLoads).map(([name, [call, stage, address]]) => ({
    name: `${name}-trouble`,
    async open(visit: ScreenContext) {
      await injectPersistentFault(visit.sandbox, { call, kind: 'status', status: 500 });
      await openSignedIn(visit, stage, address);
      await expect(visit.page.getByRole('button', { name: visit.translate('Try again') }).first()).toBeVisible();
    },
  })),
  {
    name: 'visitors-broken',
    async open(visit) {
      await visit.page.route('**/assets/visitorspage-*.js', (route) => route.abort());
      await openSignedIn(visit, 'complete', '/membership-area/visitors');
      await expect(visit.page.getByRole('button', { name: visit.translate('Load the page again') })).toBeVisible();
    },
  },
  {
    name: 'visitors-empty',
    async open(visit) {
      await injectPersistentFault(visit.sandbox, {
        call: 'fetchVisitors',
        kind: 'body',
        body: { data: { visitors: [] } },
      });
      await openSignedIn(visit, 'complete', '/membership-area/visitors');
    },
  },
  {
    name: 'matches-filters',
    async open(visit) {
      const { page, translate } = visit;
      await openSignedIn(visit, 'complete', '/membership-area/matches');
      // On a desk they are open without being asked for, and closed again where the window is made smaller.
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: translate('Filter the list') }).click();
      await expect(page.getByRole('search').getByRole('combobox').first()).toBeVisible();
    },
  },
  {
    name: 'matches-empty',
    async open(visit) {
      await injectPersistentFault(visit.sandbox, {
        call: 'fetchMatches',
        kind: 'body',
        body: { data: { matches: [] } },
      });
      await openSignedIn(visit, 'complete', '/membership-area/matches');
    },
  },
  {
    name: 'messages-empty',
    async open(visit) {
      await injectPersistentFault(visit.sandbox, { call: 'fetchConversations', kind: 'body', body: { data: [] } });
      await openSignedIn(visit, 'complete', '/membership-area/messages');
    },
  },
  { name: 'plans-paywall', open: (visit) => openSignedIn(visit, 'complete', '/premium-plans/plans?feature=1') },
  {
    name: 'checkout-card',
    async open(visit) {
      await chooseTariff(visit);
      await visit.page.getByRole('radio', { name: visit.translate('Credit or debit card') }).check();
      await visit.page.locator('main button[type=submit]').click();
      await expect(visit.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'checkout-directDebit',
    requires: 'directDebit',
    async open(visit) {
      await chooseTariff(visit);
      await visit.page.getByRole('radio', { name: visit.translate('Direct debit') }).check();
    },
  },
  {
    name: 'loading',
    route: 'home',
    async open(visit) {
      await injectPersistentFault(visit.sandbox, { call: 'fetchUserConfig', kind: 'delay', ms: 600_000 });
      await visit.page.goto(`${visit.origin}/login`);
      await signInByForm(visit);
    },
    waitUntilShown: async ({ page, translate }) =>
      expect(page.getByRole('heading', { name: translate('One moment, please …') })).toBeVisible(),
  },
  {
    name: 'stuck',
    route: 'home',
    async open(visit) {
      await injectPersistentFault(visit.sandbox, { call: 'fetchUserConfig', kind: 'status', status: 500 });
      await visit.page.goto(`${visit.origin}/login`);
      await signInByForm(visit);
    },
    waitUntilShown: waitForHeading('This takes longer than it should.'),
  },
];

async function signInByForm({ page }: ScreenContext): Promise<void> {
  await page.locator('input[type=email]').fill('complete@sandbox.example');
  await page.locator('input[type=password]').fill('sandbox-demo-1');
  await page.locator('button[type=submit]').click();
}
