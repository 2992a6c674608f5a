import { expect } from '@playwright/test';
import type { Screen } from './Screen.ts';
import { fetchToken, happen, openAs, openLayer, type Visit } from './visit.ts';

/** A dialog behind a button of a page that a member sees. */
const behind =
  (address: string, opener: string, stage: 'complete' | 'premium' = 'complete'): Screen['open'] =>
  async (visit) => {
    await openAs(visit, stage, address);
    await openLayer(visit, visit.say(opener));
  };

const inFooter =
  (opener: string): Screen['open'] =>
  async (visit) => {
    await visit.page.goto(`${visit.origin}/login`);
    await openLayer(visit, visit.say(opener));
  };

const onProfile =
  (opener: string): Screen['open'] =>
  async (visit) => {
    await openAs(visit, 'complete', '/membership-area/matches');
    await visit.page.locator('main a[href^="/membership-area/member-profile/profile/"]').first().click();
    // The cards of the page before have the same button.
    await visit.page.locator('main a[href$="/gallery"]').waitFor();
    await openLayer(visit, visit.say(opener));
  };

const bellOf = ({ page, say }: Visit) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${say('News')}`) });

/** Everything that the bell can tell of, while the page is open. */
const withNews: Screen['open'] = async (visit) => {
  const connected = visit.page.waitForEvent('websocket');
  await openAs(visit, 'complete', '/membership-area/home');
  await connected;
  const bell = bellOf(visit);
  const happened = ['message', 'visit', 'match', 'matches'] as const;
  // Until the gateway has answered, nobody hears it.
  await expect(async () => {
    await happen(visit.sandbox, 'complete', { type: 'message', text: 'Shall we meet at the lake on Sunday?' });
    await expect(bell).toContainText(/[1-9]/, { timeout: 500 });
  }).toPass();
  for (const type of happened.slice(1)) await happen(visit.sandbox, 'complete', { type });
  await expect(bell).toContainText(/[4-9]/);
};
const openBell = async (visit: Visit) => {
  await bellOf(visit).click();
  await expect(visit.page.locator('dialog[open]')).toBeVisible();
};

const dialogs: readonly Omit<Screen, 'layer'>[] = [
  {
    name: 'dialog-terms',
    route: 'login',
    async open(visit) {
      await inFooter('Terms and conditions')(visit);
      await expect(visit.page.getByRole('dialog').locator('p').first()).toBeVisible();
    },
  },
  { name: 'dialog-privacy', route: 'login', open: inFooter('Privacy choices') },
  { name: 'dialog-cancelContract', route: 'login', open: inFooter('Cancel contract'), needs: 'cancelInFooter' },
  {
    name: 'dialog-liveChat',
    route: 'errorNotFound',
    open: behind('/error/404', 'Help and support'),
    needs: 'liveChat',
  },
  { name: 'menu', route: 'home', open: behind('/membership-area/home', 'Menu') },
  {
    name: 'dialog-deleteAccount',
    route: 'account',
    open: behind('/membership-area/my-account', 'Delete my account …'),
  },
  {
    name: 'dialog-cancelMembership',
    route: 'account',
    open: behind('/membership-area/my-account', 'Cancel my Premium membership', 'premium'),
  },
  {
    name: 'dialog-upload',
    route: 'ownProfile',
    open: behind('/membership-area/user-profile/profile/gallery', 'Add pictures'),
  },
  {
    name: 'dialog-background',
    route: 'ownProfile',
    open: behind('/membership-area/user-profile/profile', 'Change the background'),
  },
  {
    name: 'dialog-vital',
    route: 'matches',
    async open(visit) {
      await openAs(visit, 'vital', '/membership-area/matches');
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dialog-welcome',
    route: 'home',
    async open({ page, origin, sandbox }) {
      await page.goto(`${origin}/magiclink/${await fetchToken(sandbox, 'complete')}?confirm=1`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dialog-photo',
    route: 'memberProfile',
    async open(visit) {
      await openAs(visit, 'complete', '/membership-area/member-profile/profile/1002/gallery');
      await visit.page.locator('main button[aria-haspopup=dialog]:has(img)').first().click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'toasts', route: 'home', open: withNews },
  {
    name: 'news',
    route: 'home',
    async open(visit) {
      await withNews(visit);
      await openBell(visit);
    },
  },
  {
    name: 'news-none',
    route: 'home',
    async open(visit) {
      await openAs(visit, 'complete', '/membership-area/home');
      await openBell(visit);
    },
  },
  { name: 'dialog-icebreaker', route: 'memberProfile', open: onProfile('Ask a question') },
  { name: 'dialog-report', route: 'memberProfile', open: onProfile('Report or block') },
  {
    name: 'dialog-leave',
    route: 'account',
    async open(visit) {
      await openAs(visit, 'complete', '/membership-area/my-account');
      await visit.page.getByRole('button', { name: visit.say('Change my e-mail address') }).click();
      await visit.page.getByLabel(visit.say('New e-mail address')).fill('x');
      await visit.page.locator('main a[href$="/user-profile/profile"]').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** What opens over a page. */
export const layerScreens: readonly Screen[] = dialogs.map((screen) => ({ ...screen, layer: true }));
