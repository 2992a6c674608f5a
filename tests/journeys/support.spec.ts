// Tags: @support
import type { Page } from '@playwright/test';
import { OPEN_TIMEOUT_MS } from '../../app/features/support/live-chat/openLiveChat.ts';
import { callApi, fetchRecordedRequests, overrideData } from '../../scripts/local/screenshots/sandboxControl.ts';
import {
  fillSignInForm,
  goInApp,
  openSignedIn,
  openSignIn,
  type Translate,
} from '../../scripts/local/screenshots/signIn.ts';
import { readToken } from '../browser/pageHelpers.ts';
import { leaveHeld, settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { stopClock } from '../browser/stopClock.ts';

test.use({ siteKey: 'german' });

const vendorScript = '**/button.js';

const noMailto = 'the driver of Firefox does not tell that a page opens mailto:';

interface HelpLog {
  /** The mailto: URLs that the page has opened. */
  mailtoUrls: string[];
  /** How often the vendor's script was requested. */
  readonly scripts: number;
}

/** Records what the page does when a member asks for help; `answer` decides what the vendor's script does. */
async function recordHelp(page: Page, answer: 'opens' | 'throws' | 'never loads' | 'is missing'): Promise<HelpLog> {
  // Chromium treats the answers of a test as those of a public server, which may not reach the sandbox on loopback.
  await page.context().grantPermissions(['local-network-access']);
  const help = { mailtoUrls: [] as string[], scripts: 0 };
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) help.mailtoUrls.push(request.url());
  });
  const bodies = {
    opens: 'window.opened = 0; window.liveChatButton = { open() { window.opened += 1; } };',
    throws: 'window.liveChatButton = { open() { throw new Error("broken"); } };',
  };
  await page.route(vendorScript, async (route) => {
    help.scripts += 1;
    if (answer === 'opens' || answer === 'throws') {
      await route.fulfill({ contentType: 'text/javascript', body: bodies[answer] });
    } else if (answer === 'is missing') await route.fulfill({ status: 404, body: 'none' });
    else leaveHeld(route.request());
  });
  return help;
}

const supportButton = (page: Page, translate: Translate) =>
  page.getByRole('contentinfo').getByRole('button', { name: translate('Help and support') });

/** Asks for help in the footer, and chooses a way to get it. */
async function askForHelp(page: Page, translate: Translate, way: 'Open the chat' | 'Write an email instead') {
  await supportButton(page, translate).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate(way) })
    .click();
}

/** The frame that runs the vendor's script. */
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/frames/chat'))!;
/** A value that the vendor's script has set in its window; null while there is no such frame or value. */
const readFrameValue = async (page: Page, name: string): Promise<unknown> => {
  try {
    return await frameOf(page).evaluate((key) => (window as unknown as Record<string, unknown>)[key] ?? null, name);
  } catch {
    return null;
  }
};
const readOpened = (page: Page) => readFrameValue(page, 'opened');

test.describe('help and support', () => {
  test('loads nothing from the vendor until the member agrees, and then opens the chat', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    const help = await recordHelp(page, 'opens');
    await openSignedIn(page, { origin, sandbox }, 'complete');
    const button = supportButton(page, translate);
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('support.de@lindavelle.example');
    await settled(page);
    expect(help.scripts).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await settled(page);
    expect(help.scripts).toBe(0);
    await button.click();
    await dialog.getByRole('button', { name: translate('Open the chat') }).click();
    const panel = page.getByRole('dialog', { name: translate('Help and support') });
    await expect(panel.getByTitle(translate('Help and support'))).toBeVisible();
    await expect.poll(() => readOpened(page)).toBe(1);
    await expect(panel.getByText(translate('Opening the chat …'))).toHaveCount(0);
    await settled(page);
    expect(help.scripts).toBe(1);
    await panel.getByRole('button', { name: translate('Close') }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
    // After the first consent the chat opens at once.
    await button.click();
    await expect.poll(() => readOpened(page)).toBe(1);
    await expect(dialog).toHaveCount(1);
    await settled(page);
    expect(help.mailtoUrls).toEqual([]);
    // The vendor's script may close the chat, and so takes away the frame that it runs in.
    const closing = frameOf(page).evaluate(() => {
      const { liveChatButton } = window as unknown as { liveChatButton: { onClose(): void } };
      liveChatButton.onClose();
    });
    await closing.catch(() => {});
    await expect(page.locator('iframe')).toHaveCount(0);
    // The chat closes on pages that handle passwords or money.
    await button.click();
    await expect.poll(() => readOpened(page)).toBe(1);
    await page.evaluate(() => {
      history.pushState(null, '', '/premium-plans/plans');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/premium-plans/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  ownPageTest(
    'a hostile script of the vendor reaches nothing of the member',
    async ({ page, origin, sandbox, translate, pageLog }) => {
      await page.context().grantPermissions(['local-network-access']);
      const attack = async () => {
        const attempts: Record<string, () => unknown> = {
          token: () => localStorage.getItem('token'),
          tab: () => sessionStorage.length,
          cookies: () => document.cookie,
          page: () => parent.document.body.innerHTML,
          pageStorage: () => parent.localStorage.getItem('token'),
          frameElement: () => window.frameElement ?? Promise.reject(new Error('none')),
          databases: () =>
            new Promise((resolve, reject) => {
              const request = indexedDB.open('a');
              request.onsuccess = resolve;
              request.onerror = reject;
            }),
          sink: () => fetch('https://foreign.example/'),
          home: () => fetch('/'),
          top: () => {
            top!.location.href = 'https://foreign.example/';
          },
        };
        const reached: string[] = [];
        for (const [name, attempt] of Object.entries(attempts)) {
          try {
            await attempt();
            reached.push(name);
          } catch {
            // Refused, as expected.
          }
        }
        parent.postMessage({ type: 'opened' }, '*');
        Object.assign(window, { reached, liveChatButton: { open() {} } });
      };
      await page.route(vendorScript, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `(${attack})()` }),
      );
      await openSignedIn(page, { origin, sandbox }, 'complete');
      const before = page.url();
      await expect.poll(() => readToken(page)).not.toBeNull();
      await askForHelp(page, translate, 'Open the chat');
      await expect.poll(() => readFrameValue(page, 'reached')).toEqual([]);
      await expect.poll(() => frameOf(page).evaluate(() => self.origin)).toBe('null');
      await settled(page);
      expect(page.url()).toBe(before);
      expect(pageLog.requests.filter((url) => url.includes('foreign.example'))).toEqual([]);
      pageLog.errors.length = 0;
    },
  );

  test('can be reached by email instead, without loading anything', async ({
    page,
    origin,
    sandbox,
    translate,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', noMailto);
    const help = await recordHelp(page, 'opens');
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await askForHelp(page, translate, 'Write an email instead');
    await expect.poll(() => help.mailtoUrls).toEqual(['mailto:support.de@lindavelle.example']);
    // Without a mail program nothing has opened, and the address is still needed.
    await expect(page.getByRole('dialog')).toContainText('support.de@lindavelle.example');
    await settled(page);
    expect(help.scripts).toBe(0);
  });

  for (const failure of ['throws', 'is missing', 'never loads'] as const) {
    ownPageTest(
      `falls back to the email address of the member's country where the chat ${failure}`,
      { tag: '@rule' },
      async ({ page, origin, sandbox, translate, browserName }) => {
        test.skip(browserName === 'firefox', noMailto);
        const help = await recordHelp(page, failure);
        const user = (await callApi(sandbox, 'complete', '/api/config/user')) as object;
        await overrideData(sandbox, 'fetchUserConfig', { ...user, country: 'AT' });
        const openChat = page.getByRole('dialog').getByRole('button', { name: translate('Open the chat') });
        const openHelp = async () => {
          await openSignedIn(page, { origin, sandbox }, 'complete');
          await supportButton(page, translate).click();
          await expect(openChat).toBeVisible();
        };
        if (failure !== 'never loads') {
          await openHelp();
          await openChat.click();
        } else {
          const clock = await stopClock(page, openHelp);
          await openChat.click();
          await expect.poll(() => help.scripts).toBe(1);
          await expect(page.getByRole('dialog').getByText(translate('Opening the chat …'))).toBeVisible();
          await clock.runFor(OPEN_TIMEOUT_MS - 1);
          expect(help.mailtoUrls).toEqual([]);
          await clock.runFor(1);
          await clock.runOn();
        }
        await expect.poll(() => help.mailtoUrls).toEqual(['mailto:support.at@lindavelle.example']);
        const panel = page.getByRole('dialog', { name: translate('Help and support') });
        await expect(panel.getByRole('alert')).toHaveText(
          translate('The chat couldn’t be opened. Please write to us.'),
        );
        await expect(page.locator('iframe')).toHaveCount(0);
        const link = panel.getByRole('link', { name: 'support.at@lindavelle.example' });
        await expect(link).toHaveAttribute('href', 'mailto:support.at@lindavelle.example');
        if (failure === 'throws') {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
          await panel.getByRole('button', { name: translate('Copy the address') }).click();
          await expect(panel.getByRole('status')).toHaveText(translate('The address is copied.'));
          await expect
            .poll(() => page.evaluate(() => navigator.clipboard.readText()))
            .toBe('support.at@lindavelle.example');
        }
        await panel.getByRole('button', { name: translate('Close') }).click();
        await expect(panel).toHaveCount(0);
        await expect(supportButton(page, translate)).toBeFocused();
        await settled(page);
        expect(help.scripts).toBe(1);
      },
    );
  }

  test('is only an email link on pages that handle passwords or money', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    const help = await recordHelp(page, 'opens');
    const link = page.getByRole('contentinfo').getByRole('link', { name: translate('Help and support') });
    const expectEmailLink = async (path: string) => {
      await goInApp(page, path);
      // While the button is loading, its place has the same link.
      await settled(page);
      await expect(link, path).toHaveAttribute('href', 'mailto:support.de@lindavelle.example');
    };
    await openSignIn(page, origin);
    for (const path of ['/login', '/resetPassword', '/resetPassword/abc']) await expectEmailLink(path);
    await goInApp(page, '/login');
    await fillSignInForm(page, translate);
    await expect(page).toHaveURL(`${origin}/membership-area/home`);
    for (const path of ['/premium-plans/plans', '/payments-error', '/payments-success']) {
      await expectEmailLink(path);
    }
    expect(help.scripts).toBe(0);
    await expect.poll(async () => (await fetchRecordedRequests(sandbox)).length).toBeGreaterThan(0);
  });
});

test('deleting the account offers to cancel instead only where that can be done', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  const account = (await callApi(sandbox, 'premium', '/api/client/account')) as { membership: object };
  await overrideData(sandbox, 'fetchAccount', { ...account, membership: { ...account.membership, cancelable: false } });
  await openSignedIn(page, { origin, sandbox }, 'premium', '/membership-area/my-account');
  await page.getByRole('button', { name: translate('Delete my account …') }).click();
  const dialog = page.getByRole('dialog', { name: translate('What will be deleted') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(translate('Do you just want to stop paying?'))).toHaveCount(0);
});
