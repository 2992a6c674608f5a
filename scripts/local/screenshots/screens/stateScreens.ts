import { expect, type Page } from '@playwright/test';
import type { AccountStage } from '../../../backend/sandbox/world/accountTypes.ts';
import { openEmptyConversation } from '../openEmptyConversation.ts';
import {
  actAs,
  callApi,
  emailOf,
  fetchNewestEmailLink,
  injectFault,
  overrideData,
  triggerEvent,
} from '../sandboxControl.ts';
import { fillSignInForm, openSignedIn } from '../signIn.ts';
import { asMember, type OpenScreen, type Screen, type ScreenContext, type ScreenStart } from './Screen.ts';

const profileAddress = '/membership-area/member-profile/profile/1002';

/** Calls that fail, and the pages that show the failure. */
const failedLoads: Record<string, [call: string, stage: AccountStage, address: string]> = {
  home: ['fetchDashboard', 'complete', '/membership-area/home'],
  questionnaire: ['fetchQuestion', 'halfway', '/personality-test/8'],
  matches: ['fetchMatches', 'complete', '/membership-area/matches'],
  memberProfile: ['fetchProfile', 'complete', profileAddress],
  messages: ['fetchConversations', 'complete', '/membership-area/messages'],
  account: ['fetchAccount', 'complete', '/membership-area/my-account'],
  plans: ['fetchTariffs', 'complete', '/premium-plans/plans'],
};

const inProfile = (section: string): ScreenStart => asMember(`${profileAddress}/${section}`);
const inOwnProfile = (section: string): ScreenStart => asMember(`/membership-area/user-profile/profile/${section}`);

const removalAdvice =
  'Send no money. If you already have, call your bank at once, keep the messages and tell the police.';

/** Opens a page after the team has removed the partner of the first conversation for fraud. */
const openAfterRemoval =
  (address: string): OpenScreen =>
  async (context) => {
    await triggerEvent(context.sandbox, 'complete', { type: 'removed', from: '1002' });
    await openSignedIn(context.page, context, 'complete', address);
    await expect(context.page.getByText(context.translate(removalAdvice)).first()).toBeVisible();
  };

/** Opens a page whose call answers with an empty list. */
const openEmptyList =
  (call: string, data: unknown, address: string): OpenScreen =>
  async (context) => {
    await overrideData(context.sandbox, call, data);
    await openSignedIn(context.page, context, 'complete', address);
  };

/** Signs in while the user config cannot be loaded. */
const signInWithFault =
  (fault: { kind: 'delay'; ms: number } | { kind: 'status'; status: number }): OpenScreen =>
  async ({ page, origin, sandbox, translate }) => {
    await injectFault(sandbox, { call: 'fetchUserConfig', ...fault, times: 0 });
    await page.goto(`${origin}/login`);
    await fillSignInForm(page, translate);
  };

/** Sends the form of the page without a text, and shows the page from its top. */
export async function submitEmptyText(page: Page): Promise<void> {
  await page.locator('main textarea').fill('');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main textarea[aria-invalid]')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits for a heading with the translation of an English text. */
export const waitForHeading =
  (english: string): NonNullable<Screen['waitUntilShown']> =>
  ({ page, translate }) =>
    expect(page.getByRole('heading', { name: translate(english) }).first()).toBeVisible();

/** Screens of pages in states that opening their address does not show. */
export const stateScreens: readonly Screen[] = [
  {
    name: 'login-errors',
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
      await page.getByRole('button', { name: translate('Email me a sign-in link') }).click();
      await expect(page.getByRole('button', { name: translate('Send the link again') })).toBeVisible();
    },
  },
  {
    name: 'login-invalid-link',
    async open({ page, origin }) {
      await page.goto(`${origin}/magiclink/not.a.token`);
      await page.waitForURL('**/login*');
    },
  },
  {
    name: 'resetPassword-new',
    async open({ page, origin, sandbox }) {
      await page.goto(`${origin}/resetPassword`);
      await page.locator('input[type=email]').fill(emailOf('complete'));
      await page.locator('main button[type=submit]').click();
      await expect.poll(() => fetchNewestEmailLink(sandbox)).toContain('/resetPassword/');
      await page.goto(await fetchNewestEmailLink(sandbox));
      await expect(page.locator('input[autocomplete=new-password]').first()).toBeVisible();
    },
  },
  {
    name: 'resetPassword-expired',
    async open({ page, origin }) {
      await page.goto(`${origin}/resetPassword/${'0'.repeat(32)}`);
    },
  },
  { name: 'memberProfile-gallery', start: inProfile('gallery') },
  { name: 'memberProfile-personality', start: inProfile('personality') },
  { name: 'memberProfile-interests', start: inProfile('interests'), requires: 'interests' },
  {
    name: 'memberProfile-own',
    async open(context) {
      const { profile_id: id } = (await callApi(context.sandbox, 'complete', '/api/profile/view/')) as {
        profile_id: string;
      };
      await openSignedIn(context.page, context, 'complete', `/membership-area/member-profile/profile/${id}`);
    },
  },
  {
    name: 'memberProfile-blocked',
    async open(context) {
      const body = { errors: { blocked: 'You have blocked this member.' } };
      await injectFault(context.sandbox, { call: 'fetchProfile', kind: 'body', status: 403, body, times: 0 });
      await openSignedIn(context.page, context, 'complete', profileAddress);
      await expect(context.page.getByRole('button', { name: context.translate('Unblock member') })).toBeVisible();
    },
  },
  { name: 'memberProfile-removed', open: openAfterRemoval(profileAddress) },
  { name: 'ownProfile-gallery', start: inOwnProfile('gallery') },
  { name: 'ownProfile-personality', start: inOwnProfile('personality') },
  {
    name: 'ownProfile-describe-error',
    start: asMember('/membership-area/user-profile/profile'),
    async open({ page, translate }) {
      await page.getByRole('button', { name: translate('Describe myself') }).click();
      await submitEmptyText(page);
    },
  },
  {
    name: 'ownProfile-edit-answer',
    start: inOwnProfile('personality'),
    async open({ page }) {
      await page.locator('main li button').first().click();
      await expect(page.locator('main li form')).toBeVisible();
    },
  },
  {
    name: 'account-decision',
    async open({ page, origin, sandbox }) {
      await triggerEvent(sandbox, 'complete', { type: 'decision' });
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/my-account');
      await expect(page.locator('#decisions')).toBeVisible();
    },
  },
  {
    name: 'account-blocked',
    async open({ page, origin, sandbox, translate }) {
      const conversations = await callApi(sandbox, 'complete', '/api/chat/conversations/?offset=0&limit=2');
      for (const { profile_id } of conversations as { profile_id: string }[])
        await actAs(sandbox, 'complete', 'POST', `/api/profile/block/${profile_id}`);
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/my-account#blocked');
      await page
        .getByRole('button', { name: new RegExp(`^${translate('Unblock')}`) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: new RegExp(`^${translate('Block again')}`) })).toBeVisible();
    },
  },
  {
    name: 'account-sessions-ended',
    start: asMember('/membership-area/my-account#sessions'),
    async open({ page, translate }) {
      await page.getByRole('button', { name: translate('Sign out everywhere else') }).click();
      await expect(page.getByText(translate('You’re signed out on all other devices'))).toBeVisible();
    },
  },
  {
    name: 'account-download',
    start: asMember('/membership-area/my-account#data'),
    async open({ page, translate }) {
      await page.getByRole('button', { name: translate('Prepare my download') }).click();
      await expect(page.getByRole('link', { name: translate('Save the file') })).toBeVisible();
    },
  },
  {
    name: 'account-download-error',
    async open({ page, origin, sandbox, translate }) {
      await injectFault(sandbox, { call: 'fetchOwnData', kind: 'status', status: 403, times: 0 });
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/my-account#data');
      await page.getByRole('button', { name: translate('Prepare my download') }).click();
      await expect(page.getByText(translate('Error: your download couldn’t be made'))).toBeVisible();
    },
  },
  {
    name: 'account-paused',
    async open({ page, origin, sandbox }) {
      await actAs(sandbox, 'premium', 'POST', '/api/client/pause');
      await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/my-account#pause');
      await expect(page.locator('#pause')).toBeVisible();
    },
  },
  {
    name: 'home-paused',
    async open({ page, origin, sandbox, translate }) {
      await actAs(sandbox, 'complete', 'POST', '/api/client/pause');
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/home');
      await expect(page.getByRole('button', { name: translate('End my pause') })).toBeVisible();
    },
  },
  {
    name: 'ownProfile-takenDown',
    async open(context) {
      await triggerEvent(context.sandbox, 'complete', { type: 'decision' });
      await openSignedIn(context.page, context, 'complete', '/membership-area/user-profile/profile/gallery');
    },
  },
  { name: 'ownProfile-interests', start: inOwnProfile('interests'), requires: 'interests' },
  {
    name: 'ownProfile-consent',
    start: inOwnProfile('interests'),
    requires: 'interests',
    async open({ page, translate }) {
      await page.getByRole('button', { name: translate('Show intimate interests') }).click();
      await expect(page.getByRole('button', { name: translate('Yes, I agree') })).toBeVisible();
    },
  },
  { name: 'home-removed', open: openAfterRemoval('/membership-area/home') },
  { name: 'home-premium', start: asMember('/membership-area/home', 'premium') },
  { name: 'home-empty', start: asMember('/membership-area/home', 'no-matches') },
  {
    name: 'activeChat-premium',
    start: asMember('/membership-area/messages', 'premium'),
    async open({ page }) {
      await page.locator('main a[href^="/membership-area/messages/"]').nth(1).click();
      await expect(page.locator('main textarea')).toBeVisible();
    },
  },
  { name: 'activeChat-removed', open: openAfterRemoval('/membership-area/messages/11') },
  {
    name: 'activeChat-earlier',
    start: asMember('/membership-area/messages/11', 'premium'),
    async open({ page, translate }) {
      const messages = page.locator('main ol li');
      for (const count of [10, 20]) {
        await expect(messages).toHaveCount(count);
        await page.getByRole('button', { name: translate('Show earlier messages') }).dispatchEvent('click');
      }
      await expect(messages).toHaveCount(23);
      await messages.nth(9).evaluate((message) => message.scrollIntoView());
    },
  },
  {
    name: 'activeChat-notes',
    start: asMember('/membership-area/messages/15', 'premium'),
    async open({ page, translate }) {
      // The rules are loaded after the first touch.
      await page.locator('main textarea').click();
      const first = page.getByRole('button', { name: translate('Understood') }).first();
      await expect(first).toBeVisible();
      await first.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'activeChat-locked',
    async open(context) {
      const { page } = context;
      await page.route('**/api/chat/conversation/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace('"blockSend":false', '"blockSend":true'),
        });
      });
      await openSignedIn(page, context, 'complete', '/membership-area/messages/13');
      await expect(page.locator('main textarea')).toBeVisible();
    },
  },
  {
    name: 'conversation-start',
    route: 'activeChat',
    async open(context) {
      await openEmptyConversation(context.page, context, 'premium');
      await expect(context.page.locator('main section section button')).toHaveCount(3);
    },
  },
  {
    name: 'conversation-start-locked',
    route: 'activeChat',
    async open(context) {
      await openEmptyConversation(context.page, context, 'paywall-on-send');
      await expect(context.page.getByRole('button', { name: context.translate('Send a smile') })).toBeVisible();
    },
  },
  ...Object.entries(failedLoads).map(([name, [call, stage, address]]) => ({
    name: `${name}-failed`,
    async open(context: ScreenContext) {
      await injectFault(context.sandbox, { call, kind: 'status', status: 500, times: 0 });
      await openSignedIn(context.page, context, stage, address);
      await expect(context.page.getByRole('button', { name: context.translate('Try again') }).first()).toBeVisible();
    },
  })),
  {
    name: 'visitors-chunk-failed',
    async open(context) {
      await context.page.route('**/assets/peoplelistpages-*.js', (route) => route.abort());
      await openSignedIn(context.page, context, 'complete', '/membership-area/visitors');
      await expect(context.page.getByRole('button', { name: context.translate('Load the page again') })).toBeVisible();
    },
  },
  { name: 'visitors-empty', open: openEmptyList('fetchVisitors', { visitors: [] }, '/membership-area/visitors') },
  {
    name: 'matches-filters',
    start: asMember('/membership-area/visitors?ageFrom=50&photoFilter=1'),
    async open({ page, translate }) {
      await page.getByRole('button', { name: translate('Sort and filter') }).click();
      await expect(page.getByRole('search').getByRole('combobox').first()).toBeVisible();
    },
  },
  {
    name: 'matches-without-pictures',
    async open(context) {
      await context.page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"public_path":"[^"]*"/g, '"public_path":null');
        await route.fulfill({ response, body });
      });
      await openSignedIn(context.page, context, 'complete', '/membership-area/matches');
    },
  },
  { name: 'matches-empty', open: openEmptyList('fetchMatches', { matches: [] }, '/membership-area/matches') },
  { name: 'messages-empty', open: openEmptyList('fetchConversations', [], '/membership-area/messages') },
  {
    name: 'waiting-declined',
    async open(context) {
      await openSignedIn(context.page, context, 'premium', '/membership-area/waiting');
      const declining = context.page.getByRole('button', {
        name: new RegExp(`^${context.translate('Decline kindly')}`),
      });
      await declining.first().click();
      await expect(context.page.getByRole('button', { name: context.translate('Undo'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'waiting-long',
    async open(context) {
      const { page } = context;
      await page.route('**/api/chat/conversations/**', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { last_message: string | null; username: string }[] };
        const [first] = data;
        if (first) {
          first.username = 'Wolfgang-Maximilian-von-Hohenstein';
          first.last_message = 'I have read your profile twice, and I would like to hear more about the lake. '.repeat(
            6,
          );
        }
        await route.fulfill({ response, json: { data } });
      });
      await openSignedIn(page, context, 'premium', '/membership-area/waiting');
    },
  },
  { name: 'waiting-empty', start: asMember('/membership-area/waiting', 'no-matches') },
  {
    name: 'loading',
    route: 'home',
    open: signInWithFault({ kind: 'delay', ms: 600_000 }),
    waitUntilShown: async ({ page, translate }) =>
      expect(page.getByRole('heading', { name: translate('One moment, please …') })).toBeVisible(),
  },
  {
    name: 'loading-failed',
    route: 'home',
    open: signInWithFault({ kind: 'status', status: 500 }),
    waitUntilShown: waitForHeading('This is taking longer than it should.'),
  },
];
