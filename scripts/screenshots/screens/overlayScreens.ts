import { expect } from '@playwright/test';
import type { Screen } from './Screen.ts';
import { fetchToken, openDialog, openSignedIn, type ScreenContext, triggerEvent } from './screenActions.ts';

/** A dialog behind a button of a page that a member sees. */
const dialogOnPage =
  (address: string, opener: string, stage: 'complete' | 'premium' = 'complete'): Screen['open'] =>
  async (visit) => {
    await openSignedIn(visit, stage, address);
    await openDialog(visit, visit.translate(opener));
  };

const dialogInFooter =
  (opener: string): Screen['open'] =>
  async (visit) => {
    await visit.page.goto(`${visit.origin}/login`);
    await openDialog(visit, visit.translate(opener));
  };

const dialogOnProfile =
  (opener: string): Screen['open'] =>
  async (visit) => {
    await openSignedIn(visit, 'complete', '/membership-area/matches');
    await visit.page.locator('main a[href^="/membership-area/member-profile/profile/"]').first().click();
    // The cards of the page before have the same button.
    await visit.page.locator('main a[href$="/gallery"]').waitFor();
    await openDialog(visit, visit.translate(opener));
  };

const bellButton = ({ page, translate }: ScreenContext) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${translate('News')}`) });

/** Everything that the bell can tell of, while the page is open. */
const openWithNotifications: Screen['open'] = async (visit) => {
  const connected = visit.page.waitForEvent('websocket');
  await openSignedIn(visit, 'complete', '/membership-area/home');
  await connected;
  const bell = bellButton(visit);
  const happened = ['message', 'visit', 'match', 'matches'] as const;
  // Until the gateway has answered, nobody hears it.
  await expect(async () => {
    await triggerEvent(visit.sandbox, 'complete', { type: 'message', text: 'Shall we meet at the lake on Sunday?' });
    await expect(bell).toContainText(/[1-9]/, { timeout: 500 });
  }).toPass();
  for (const type of happened.slice(1)) await triggerEvent(visit.sandbox, 'complete', { type });
  await expect(bell).toContainText(/[4-9]/);
};
const openNotifications = async (visit: ScreenContext) => {
  await bellButton(visit).click();
  await expect(visit.page.locator('dialog[open]')).toBeVisible();
};

const overlays: readonly Omit<Screen, 'isOverlay'>[] = [
  {
    name: 'dialog-terms',
    route: 'login',
    async open(visit) {
      await dialogInFooter('Terms and conditions')(visit);
      await expect(visit.page.getByRole('dialog').locator('p').first()).toBeVisible();
    },
  },
  { name: 'dialog-privacy', route: 'login', open: dialogInFooter('Privacy choices') },
  {
    name: 'dialog-cancelContract',
    route: 'login',
    open: dialogInFooter('Cancel contract'),
    requires: 'cancelInFooter',
  },
  {
    name: 'dialog-liveChat',
    route: 'errorNotFound',
    open: dialogOnPage('/error/404', 'Help and support'),
    requires: 'liveChat',
  },
  { name: 'menu', route: 'home', open: dialogOnPage('/membership-area/home', 'Menu') },
  {
    name: 'dialog-deleteAccount',
    route: 'account',
    open: dialogOnPage('/membership-area/my-account', 'Delete my account …'),
  },
  {
    name: 'dialog-cancelMembership',
    route: 'account',
    open: dialogOnPage('/membership-area/my-account', 'Cancel my Premium membership', 'premium'),
  },
  {
    name: 'dialog-upload',
    route: 'ownProfile',
    open: dialogOnPage('/membership-area/user-profile/profile/gallery', 'Add pictures'),
  },
  {
    name: 'dialog-background',
    route: 'ownProfile',
    open: dialogOnPage('/membership-area/user-profile/profile', 'Change the background'),
  },
  {
    name: 'dialog-vital',
    route: 'matches',
    async open(visit) {
      await openSignedIn(visit, 'vital', '/membership-area/matches');
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
      await openSignedIn(visit, 'complete', '/membership-area/member-profile/profile/1002/gallery');
      await visit.page.locator('main button[aria-haspopup=dialog]:has(img)').first().click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'toasts', route: 'home', open: openWithNotifications },
  {
    name: 'news',
    route: 'home',
    async open(visit) {
      await openWithNotifications(visit);
      await openNotifications(visit);
    },
  },
  {
    name: 'news-none',
    route: 'home',
    async open(visit) {
      await openSignedIn(visit, 'complete', '/membership-area/home');
      await openNotifications(visit);
    },
  },
  { name: 'dialog-icebreaker', route: 'memberProfile', open: dialogOnProfile('Ask a question') },
  { name: 'dialog-report', route: 'memberProfile', open: dialogOnProfile('Report or block') },
  {
    name: 'dialog-leave',
    route: 'account',
    async open(visit) {
      await openSignedIn(visit, 'complete', '/membership-area/my-account');
      await visit.page.getByRole('button', { name: visit.translate('Change my e-mail address') }).click();
      await visit.page.getByLabel(visit.translate('New e-mail address')).fill('x');
      await visit.page.locator('main a[href$="/user-profile/profile"]').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** What opens over a page. */
export const overlayScreens: readonly Screen[] = overlays.map((screen) => ({ ...screen, isOverlay: true }));
