import { expect, type Page } from '@playwright/test';
import { openStatisticsQuestion } from '../answerStatisticsQuestion.ts';
import { fetchToken, triggerEvent } from '../sandboxControl.ts';
import { goInApp, magicLinkUrl, openSignedIn, writeToken } from '../signIn.ts';
import { asMember, type OpenScreen, type Screen, type ScreenContext } from './Screen.ts';

/** Presses a button and waits for its dialog. */
async function openDialog({ page }: ScreenContext, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Returns the screen of a dialog that a button on a member's page opens. */
const dialogOnPage = (address: string, opener: string, stage: 'complete' | 'premium' = 'complete') => ({
  start: asMember(address, stage),
  open: (context: ScreenContext) => openDialog(context, context.translate(opener)),
});

const uploadDialog = dialogOnPage('/membership-area/user-profile/profile/gallery', 'Add pictures');
/** Chooses test pictures of these names in an app of its own: unsaved content keeps that from leaving the page. */
async function chooseFiles(context: Parameters<OpenScreen>[0], ...names: string[]): Promise<void> {
  const { page } = context;
  const { account, address } = uploadDialog.start;
  await openSignedIn(page, context, account, address);
  await uploadDialog.open(context);
  const buffer = await drawTestPicture(page);
  await page
    .locator('dialog input[type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
  await expect(page.locator('dialog li img')).toHaveCount(names.length);
}

const dialogInFooter =
  (opener: string): OpenScreen =>
  async (context) => {
    await context.page.goto(`${context.origin}/login`);
    await openDialog(context, context.translate(opener));
  };

const profileAddress = '/membership-area/member-profile/profile/1002';
const dialogOnProfile = (opener: string) => ({
  start: asMember(profileAddress),
  async open({ page, translate }: ScreenContext) {
    await page
      .getByRole('main')
      .getByRole('button', { name: translate('More') })
      .click();
    await page.getByRole('menuitem', { name: translate(opener) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

const bellButton = ({ page, translate }: ScreenContext) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${translate('News')}`) });

/** Opens every type of notification, received while a page is open. */
const openWithNotifications: OpenScreen = async (context) => openWithNotificationsAt(context, '/membership-area/home');
const openWithNotificationsAt = async (context: ScreenContext, path: string) => {
  const connected = context.page.waitForEvent('websocket');
  await openSignedIn(context.page, context, 'complete', path);
  await connected;
  const bell = bellButton(context);
  // The page gets no event before the gateway has accepted the connection.
  await expect(async () => {
    await triggerEvent(context.sandbox, 'complete', { type: 'message', text: 'Shall we meet at the lake on Sunday?' });
    await expect(bell).toContainText(/[1-9]/, { timeout: 500 });
  }).toPass();
  for (const type of ['visit', 'match', 'matches'] as const) await triggerEvent(context.sandbox, 'complete', { type });
  await expect(bell).toContainText(/[4-9]/);
};
const openNotifications = async (context: ScreenContext) => {
  await bellButton(context).click();
  await expect(context.page.locator('dialog[open]')).toBeVisible();
};

/** Draws a landscape in two colours. */
const drawTestPicture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(600, 400);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#8fb8d0';
      context.fillRect(0, 0, 600, 400);
      context.fillStyle = '#4d7a4f';
      context.fillRect(0, 250, 600, 150);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    }),
  );

const overlays: readonly Omit<Screen, 'isOverlay'>[] = [
  {
    name: 'dialog-terms',
    route: 'login',
    async open(context) {
      await dialogInFooter('Terms and conditions')(context);
      await expect(context.page.getByRole('dialog').locator('p').first()).toBeVisible();
    },
  },
  {
    name: 'dialog-reportContent',
    route: 'login',
    async open(context) {
      await dialogInFooter('Imprint')(context);
      await context.page.getByRole('button', { name: context.translate('Report content') }).click();
      await expect(context.page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  { name: 'dialog-privacy', route: 'login', open: dialogInFooter('Privacy choices') },
  {
    name: 'dialog-consent',
    route: 'home',
    requires: 'measured',
    async open({ page, origin, sandbox }) {
      await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
      await openStatisticsQuestion(page);
      await page.goto(`${origin}/membership-area/home`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await goInApp(page, '/membership-area/matches');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dialog-cancelContract',
    route: 'login',
    open: dialogInFooter('Cancel contract'),
  },
  {
    name: 'dialog-withdraw',
    route: 'login',
    open: dialogInFooter('Withdraw from contract'),
    requires: 'withdrawal',
  },
  {
    name: 'dialog-liveChat',
    route: 'errorNotFound',
    ...dialogOnPage('/error/404', 'Help and support'),
    requires: 'liveChat',
  },
  {
    name: 'menu',
    route: 'home',
    start: asMember('/membership-area/home'),
    async open({ page, translate }) {
      // Its name may end with a number.
      await page
        .getByRole('banner')
        .getByRole('button', { name: translate('Menu') })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dialog-deleteAccount',
    route: 'account',
    ...dialogOnPage('/membership-area/my-account', 'Delete my account …'),
  },
  {
    name: 'dialog-cancelMembership',
    route: 'account',
    ...dialogOnPage('/membership-area/my-account', 'Cancel my Premium membership', 'premium'),
  },
  {
    name: 'dialog-withdrawMembership',
    route: 'account',
    ...dialogOnPage('/membership-area/my-account#membership', 'Withdraw from contract', 'premium'),
    requires: 'withdrawal',
  },
  {
    name: 'dialog-upload',
    route: 'ownProfile',
    ...uploadDialog,
  },
  {
    name: 'dialog-upload-chosen',
    route: 'ownProfile',
    open: (context) =>
      chooseFiles(context, 'me.png', 'a-very-long-name-of-a-file-from-the-last-holiday-by-the-sea.png'),
  },
  {
    name: 'dialog-crop',
    route: 'ownProfile',
    async open(context) {
      const { page, translate } = context;
      await chooseFiles(context, 'me.png');
      await page.getByRole('button', { name: translate('Choose what is shown') }).click();
      await expect(page.getByRole('button', { name: translate('Larger frame') })).toBeVisible();
    },
  },
  {
    name: 'dialog-face',
    route: 'ownProfile',
    async open(context) {
      const { page, translate } = context;
      await chooseFiles(context, 'me.png');
      await page.getByRole('button', { name: translate('Mark the face') }).click();
      await expect(page.getByRole('slider').first()).toBeFocused();
    },
  },
  {
    name: 'dialog-background',
    route: 'ownProfile',
    ...dialogOnPage('/membership-area/user-profile/profile', 'Change the background'),
  },
  {
    name: 'dialog-missing-details',
    route: 'matches',
    start: asMember('/membership-area/matches', 'vital'),
    open: ({ page }) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'dialog-missing-questions',
    route: 'matches',
    start: { ...asMember('/membership-area/matches'), completion: { questionnaireQuestionsMissing: [9, 16] } },
    open: ({ page }) => expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible(),
  },
  {
    name: 'dialog-welcome',
    route: 'home',
    async open({ page, origin, sandbox }) {
      await page.goto(magicLinkUrl(origin, await fetchToken(sandbox, 'complete'), '?confirm=1'));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dialog-photo',
    route: 'memberProfile',
    start: asMember(`${profileAddress}/gallery`),
    async open({ page }) {
      await page.locator('main button[aria-haspopup=dialog]:has(img)').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'toasts', route: 'home', open: openWithNotifications },
  {
    name: 'toasts-preferences',
    route: 'preferences',
    open: (context) => openWithNotificationsAt(context, '/membership-area/matches-preferences'),
  },
  {
    name: 'notifications',
    route: 'home',
    async open(context) {
      await openWithNotifications(context);
      await openNotifications(context);
    },
  },
  {
    name: 'toasts-thread',
    route: 'activeChat',
    open: (context) => openWithNotificationsAt(context, '/membership-area/messages/12'),
  },
  {
    name: 'notifications-empty',
    route: 'home',
    start: asMember('/membership-area/home'),
    open: openNotifications,
  },
  {
    name: 'dialog-pictures',
    route: 'memberProfile',
    start: asMember(`${profileAddress}/gallery`),
    async open({ page }) {
      await page.locator('main li button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').locator('.yarl__slide_current img')).toBeVisible();
    },
  },
  {
    name: 'dialog-icebreaker',
    route: 'memberProfile',
    async open(context) {
      await openSignedIn(context.page, context, 'complete', '/membership-area/member-profile/profile/1002');
      await context.page.getByRole('button', { name: new RegExp(`^${context.translate('Ask')} :`) }).click();
      await expect(context.page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'dialog-reportMessage',
    route: 'activeChat',
    start: asMember('/membership-area/messages/11'),
    async open({ page }) {
      await page.locator('main ol button[aria-haspopup="dialog"]').last().click();
      await expect(page.getByRole('dialog').locator('time')).toBeVisible();
    },
  },
  { name: 'dialog-report', route: 'memberProfile', ...dialogOnProfile('Report or block') },
  {
    name: 'dialog-leave',
    route: 'account',
    async open(context) {
      await openSignedIn(context.page, context, 'complete', '/membership-area/my-account');
      await context.page.getByRole('button', { name: context.translate('Change my email address') }).click();
      await context.page.getByLabel(context.translate('New email address')).fill('x');
      await context.page.locator('main a[href$="/user-profile/profile"]').click();
      await expect(context.page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Screens that open over a page. */
export const overlayScreens: readonly Screen[] = overlays.map((screen) => ({ ...screen, isOverlay: true }));
