import { expect } from '@playwright/test';
import type { Stage } from '../../../scripts/sandbox/world/accounts.ts';
import { chooseTariff } from './routeScreens.ts';
import type { Screen } from './Screen.ts';
import { openAs, spoil, type Visit } from './visit.ts';

/** Places in the questionnaire, one for each kind of question that the route itself does not show. */
const kinds = {
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
const troubles: Record<string, [call: string, stage: Stage, address: string]> = {
  home: ['fetchDashboard', 'complete', '/membership-area/home'],
  questionnaire: ['fetchQuestion', 'halfway', '/personality-test/8'],
  matches: ['fetchMatches', 'complete', '/membership-area/matches'],
  memberProfile: ['fetchProfile', 'complete', '/membership-area/member-profile/profile/1002'],
  messages: ['fetchConversations', 'complete', '/membership-area/messages'],
  account: ['fetchAccount', 'complete', '/membership-area/my-account'],
  plans: ['fetchTariffs', 'complete', '/premium-plans/plans'],
};

/** As if all questions before were answered. */
async function openQuestion(visit: Visit, place: number): Promise<void> {
  const progress = { completed: false, steps_finished: 15, total: 16, confirmFirst: false };
  const data = { ...progress, additionalQuestionsShown: false, vitalQuestionsMissing: 0, contactDataRequired: false };
  await spoil(visit.sandbox, { call: 'checkCompleted', kind: 'body', body: { data } });
  await openAs(visit, 'halfway', `/personality-test/${place}`);
}

const part = (of: 'user' | 'member', section: string): Screen['open'] =>
  of === 'user'
    ? (visit) => openAs(visit, 'complete', `/membership-area/user-profile/profile/${section}`)
    : async (visit) => {
        await openAs(visit, 'complete', '/membership-area/matches');
        const link = visit.page.locator('main a[href^="/membership-area/member-profile/profile/"]').first();
        await visit.page.goto(`${visit.origin}${await link.getAttribute('href')}/${section}`);
      };

const title =
  (english: string): NonNullable<Screen['arrived']> =>
  ({ page, say }) =>
    expect(page.getByRole('heading', { name: say(english) }).first()).toBeVisible();

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
    async open({ page, origin, say }) {
      await page.goto(`${origin}/login`);
      await page.locator('input[type=email]').fill('a.very.long.address.of.somebody@sandbox.example');
      await page.getByRole('button', { name: say('E-mail me a sign-in link') }).click();
      await expect(page.getByRole('button', { name: say('Send the link again') })).toBeVisible();
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
  ...Object.entries(kinds).map(([kind, place]) => ({
    name: `questionnaire-${kind}`,
    open: (visit: Visit) => openQuestion(visit, place),
  })),
  {
    name: 'questionnaire-missing',
    async open(visit) {
      await openQuestion(visit, kinds.freeText);
      await visit.page.locator('main form button[type=submit]').click();
      await expect(visit.page.locator('main textarea[aria-invalid]')).toBeFocused();
      await visit.page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'memberProfile-gallery', open: part('member', 'gallery') },
  { name: 'memberProfile-personality', open: part('member', 'personality') },
  { name: 'memberProfile-interests', open: part('member', 'interests'), needs: 'interests' },
  { name: 'ownProfile-gallery', open: part('user', 'gallery') },
  { name: 'ownProfile-personality', open: part('user', 'personality') },
  {
    name: 'ownProfile-describing',
    async open(visit) {
      await openAs(visit, 'complete', '/membership-area/user-profile/profile');
      await visit.page.getByRole('button', { name: visit.say('Describe myself') }).click();
      await visit.page.locator('main form button[type=submit]').click();
      await expect(visit.page.locator('main textarea[aria-invalid]')).toBeFocused();
      await visit.page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'ownProfile-answering',
    async open(visit) {
      await part('user', 'personality')(visit);
      await visit.page.locator('main dl button').first().click();
      await expect(visit.page.locator('main dl form')).toBeVisible();
    },
  },
  { name: 'ownProfile-interests', open: part('user', 'interests'), needs: 'interests' },
  { name: 'home-premium', open: (visit) => openAs(visit, 'premium', '/membership-area/home') },
  {
    name: 'activeChat-premium',
    async open(visit) {
      await openAs(visit, 'premium', '/membership-area/messages');
      await visit.page.locator('main a[href^="/membership-area/messages/"]').nth(1).click();
      await expect(visit.page.locator('main textarea')).toBeVisible();
    },
  },
  ...Object.entries(troubles).map(([name, [call, stage, address]]) => ({
    name: `${name}-trouble`,
    async open(visit: Visit) {
      await spoil(visit.sandbox, { call, kind: 'status', status: 500 });
      await openAs(visit, stage, address);
      await expect(visit.page.getByRole('button', { name: visit.say('Try again') }).first()).toBeVisible();
    },
  })),
  {
    name: 'visitors-broken',
    async open(visit) {
      await visit.page.route('**/assets/visitorspage-*.js', (route) => route.abort());
      await openAs(visit, 'complete', '/membership-area/visitors');
      await expect(visit.page.getByRole('button', { name: visit.say('Load the page again') })).toBeVisible();
    },
  },
  {
    name: 'visitors-empty',
    async open(visit) {
      await spoil(visit.sandbox, { call: 'fetchVisitors', kind: 'body', body: { data: { visitors: [] } } });
      await openAs(visit, 'complete', '/membership-area/visitors');
    },
  },
  {
    name: 'matches-filters',
    async open(visit) {
      const { page, say } = visit;
      await openAs(visit, 'complete', '/membership-area/matches');
      // On a desk they are open without being asked for, and closed again where the window is made smaller.
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: say('Filter the list') }).click();
      await expect(page.getByRole('search').getByRole('combobox').first()).toBeVisible();
    },
  },
  {
    name: 'matches-empty',
    async open(visit) {
      await spoil(visit.sandbox, { call: 'fetchMatches', kind: 'body', body: { data: { matches: [] } } });
      await openAs(visit, 'complete', '/membership-area/matches');
    },
  },
  {
    name: 'messages-empty',
    async open(visit) {
      await spoil(visit.sandbox, { call: 'fetchConversations', kind: 'body', body: { data: [] } });
      await openAs(visit, 'complete', '/membership-area/messages');
    },
  },
  { name: 'plans-paywall', open: (visit) => openAs(visit, 'complete', '/premium-plans/plans?feature=1') },
  {
    name: 'checkout-card',
    async open(visit) {
      await chooseTariff(visit);
      await visit.page.getByRole('radio', { name: visit.say('Credit or debit card') }).check();
      await visit.page.locator('main button[type=submit]').click();
      await expect(visit.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'checkout-directDebit',
    needs: 'directDebit',
    async open(visit) {
      await chooseTariff(visit);
      await visit.page.getByRole('radio', { name: visit.say('Direct debit') }).check();
    },
  },
  {
    name: 'loading',
    route: 'home',
    async open(visit) {
      await spoil(visit.sandbox, { call: 'fetchUserConfig', kind: 'delay', ms: 600_000 });
      await visit.page.goto(`${visit.origin}/login`);
      await signInByForm(visit);
    },
    arrived: async ({ page, say }) =>
      expect(page.getByRole('heading', { name: say('One moment, please …') })).toBeVisible(),
  },
  {
    name: 'stuck',
    route: 'home',
    async open(visit) {
      await spoil(visit.sandbox, { call: 'fetchUserConfig', kind: 'status', status: 500 });
      await visit.page.goto(`${visit.origin}/login`);
      await signInByForm(visit);
    },
    arrived: title('This takes longer than it should.'),
  },
];

async function signInByForm({ page }: Visit): Promise<void> {
  await page.locator('input[type=email]').fill('complete@sandbox.example');
  await page.locator('input[type=password]').fill('sandbox-demo-1');
  await page.locator('button[type=submit]').click();
}
