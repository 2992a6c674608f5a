// Tags: @session @lib/storage @magic-link @account @notifications @features/chat
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Account, AccountName } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { issueToken } from '../../scripts/backend/sandbox/world/tokens.ts';
import { memberPassword, triggerEvent } from '../../scripts/local/screenshots/sandboxControl.ts';
import { changeTokenInApp, goInApp, magicLinkUrl } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading, signOut, waitForSocket } from '../browser/pageHelpers.ts';
import { readDevice, readHistoryStates } from '../browser/readDevice.ts';
import { settled, watchOpenWork } from '../browser/settled.ts';
import { expect, servedSiteTest as test } from '../browser/siteTest.ts';
import { type Canary, findCanaries } from '../support/findLeaks.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

// Members who use one device one after the other, in one profile of a browser, as in a family or a library. Whatever ends
// a session, nothing of it is left for the next.

test.skip(({ browserName }) => browserName === 'firefox', 'its driver keeps no profile');

const endings = [
  'signs out',
  'stays away until the session expires',
  'closes the browser, and the next one comes by a link',
  'signs out in another tab',
  'is refused by the server',
  'deletes the account',
  'leaves the page to the next one, who comes by a link',
  'closes the browser, and the session expires',
  'writes until the moment of signing out',
  'closes the tab, and signs out in another',
] as const;
type Ending = (typeof endings)[number];

/** Accounts that take part, each with Premium. */
const names: readonly AccountName[] = [
  ...(['premium', 'celerispay', 'acquired', 'ccbill', 'paypal', 'xolvis', 'many-messages'] as const),
  ...(['complete', 'three-matches', 'paywall-on-send'] as const),
];

/** Gives an account values that occur nowhere else; returns them, with what its member will write and be sent. */
function mark(account: Account, index: number, { subscription }: Account) {
  const ids = { userId: `77004411${index}9`, profileId: `88005522${index}7` };
  const values = {
    ...ids,
    username: `Tessandra Q${index}y`,
    email: `wilhelmine${index}@quorren.example` as const,
    draft: `Klöntal ${index} um halb zwei`,
    search: `Theodwin ${index}`,
    received: `Am Zwylbach ${index} wartet Perpetua`,
  };
  const { username, email } = values;
  Object.assign(account, { ...ids, username, email, subscription });
  return values;
}

test('nothing of a member is left for the next one on the device, whatever ends a session', {
  tag: '@rule',
}, async ({ playwright, launchOptions, origin, sandbox, world, translate: t }) => {
  test.slow(isFullMatrix, 'ten lives');
  const profile = await mkdtemp(path.join(tmpdir(), 'shared-device-'));
  const openBrowser = async () => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
    });
    await watchOpenWork(context);
    for (const opened of context.pages()) await refuseStatistics(opened);
    context.on('page', refuseStatistics);
    return context;
  };
  const refuseStatistics = (asked: Page) =>
    asked.addLocatorHandler(asked.getByRole('dialog', { name: t('May we measure usage?') }), (question) =>
      question.getByRole('button', { name: t('No, thank you') }).click(),
    );
  let context: BrowserContext = await openBrowser();
  let page = context.pages()[0]!;
  const accountOf = (name: AccountName) => world.accounts.find((account) => account.name === name)!;
  const premium = accountOf('premium');
  const earlier: Canary[] = [];
  const open = async (address: string) => {
    await goInApp(page, address);
    await expect(pageHeading(page)).toBeVisible();
    await settled(page);
  };
  const expectNothingOf = async (canaries: readonly Canary[], when: string) => {
    for (const tab of context.pages().filter((each) => each.url().startsWith(origin))) {
      await settled(tab);
      for (const [place, text] of Object.entries(await readDevice(tab))) {
        expect(findCanaries(text, canaries), `${place} ${when}`).toEqual([]);
      }
    }
  };

  const follow = async (tokenOf: Account) => {
    await page.goto(magicLinkUrl(origin, issueToken(tokenOf, world.now())));
  };

  const end = async (ending: Ending, account: Account): Promise<void> => {
    const expired = issueToken(account, world.now() - 48 * 3_600_000);
    switch (ending) {
      case 'signs out':
        return signOut(page);
      case 'stays away until the session expires':
        await changeTokenInApp(page, expired);
        break;
      case 'signs out in another tab':
      case 'closes the tab, and signs out in another': {
        const other = await context.newPage();
        await other.goto(`${origin}/membership-area/visitors`);
        await expect(pageHeading(other)).toBeVisible();
        if (ending.startsWith('closes')) {
          await page.close();
          page = other;
        }
        await signOut(other);
        break;
      }
      case 'is refused by the server':
        // As after a change of the password on another device.
        account.tokenGeneration += 1;
        await goInApp(page, '/membership-area/online');
        break;
      case 'deletes the account': {
        await goInApp(page, '/membership-area/my-account#delete');
        for (const label of ['Delete my account …', 'Continue to delete'])
          await page.getByRole('button', { name: t(label) }).click();
        await page.getByLabel(t('Your password, so that we know it’s you')).fill(memberPassword);
        await page.getByRole('button', { name: t('Delete my account for good') }).click();
        break;
      }
      case 'writes until the moment of signing out':
        await page.getByRole('textbox', { name: t('Your message') }).press('End');
        await page.keyboard.type(' bis bald');
        return signOut(page);
      default:
        // The next one finds the session.
        if (ending.startsWith('leaves')) return;
        await context.close();
        context = await openBrowser();
        page = context.pages()[0]!;
        if (!ending.endsWith('expires')) return;
        await page.goto(`${origin}/robots.txt`);
        await page.evaluate((token) => localStorage.setItem('token', token), expired);
        await page.goto(`${origin}/membership-area/messages`);
    }
    await expect(page).toHaveURL(/\/login/);
  };

  /** Visits the practice from a conversation that has not begun; returns the name of its partner. */
  const visitPractice = async (account: Account): Promise<string> => {
    const conversation = account.conversations.find(({ partnerId }) => partnerId !== null)!;
    const { username } = world.members.find(({ profileId }) => profileId === conversation.partnerId)!;
    const conversations = [...account.conversations];
    account.conversations.splice(0, Number.POSITIVE_INFINITY, { ...conversation, messages: [] });
    await page.goto(`${origin}/membership-area/messages/${conversation.id}`);
    await page.getByRole('link', { name: t('Practise'), exact: true }).click();
    await expect(pageHeading(page)).toHaveText(t('Recognise fraud: a practice'));
    account.conversations.splice(0, Number.POSITIVE_INFINITY, ...conversations);
    return username;
  };

  const lives = isFullMatrix ? endings : endings.slice(0, 3);
  for (const [index, ending] of lives.entries()) {
    const account = accountOf(names[index]!);
    const { draft, search, received, ...values } = mark(account, index, premium);
    const own = Object.entries({ ...values, draft, search, received }).map(([field, value]) => ({
      field: `${field} of who ${ending}`,
      value,
    }));
    await follow(account);
    const change = page.getByRole('button', { name: t('Switch to the other account') });
    await expect(change.or(page.getByRole('banner').getByRole('button', { name: t('Menu') }))).toBeVisible();
    if (lives[index - 1]?.endsWith('by a link')) await change.click();
    await expect(page).toHaveURL(/membership-area/);
    await waitForSocket(sandbox);
    await expectNothingOf(earlier, `of a member before who ${ending}`);
    const partner = index === 0 ? await visitPractice(account) : null;
    const { profileId } = await triggerEvent(sandbox, values.email, { type: 'message', text: received });
    await open('/membership-area/my-account');
    await expect(page.getByText(values.email).first()).toBeVisible();
    await open('/membership-area/matches');
    await page.evaluate(() => scrollTo(0, 2000));
    await open(`/membership-area/member-profile/profile/${profileId}`);
    await expectNothingOf(earlier, `on the pages of who ${ending}`);
    await open('/membership-area/messages');
    await page.getByRole('main').getByRole('link').filter({ hasText: received }).click();
    await page.getByRole('textbox', { name: t('Your message') }).fill(draft);
    await page.getByLabel(t('Search by name')).fill(search);
    await settled(page);
    await expectNothingOf(earlier, `in the messages of who ${ending}`);
    // The device could be read: it holds what the next one must not find.
    const held = Object.values(await readDevice(page)).join(' ');
    expect(
      findCanaries(held, own)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(
      own
        .map(({ field }) => field)
        .filter((field) => !/^(?:username|profileId)/.test(field))
        .sort(),
    );
    await end(ending, account);
    earlier.push(...own);
    const isOver = !ending.endsWith('by a link');
    if (!isOver) continue;
    await expectNothingOf(earlier, `after one ${ending}`);
    const states = await readHistoryStates(page, origin);
    const named = partner === null ? own : [...own, { field: 'the partner of the practice', value: partner }];
    expect(findCanaries(states, named), `history after one ${ending}`).toEqual([]);
  }
  await context.close();
  await rm(profile, { recursive: true });
});
