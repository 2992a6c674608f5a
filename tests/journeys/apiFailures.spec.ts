import type { Page } from '@playwright/test';
import { contractCalls } from '../../scripts/sandbox/contractCalls.ts';
import type { Fault } from '../../scripts/sandbox/fault.ts';
import type { AccountStage } from '../../scripts/sandbox/world/accounts.ts';
import { countCalls, fetchToken, resetSandbox, writeToken } from '../browser/memberActions.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';

interface PageUnderTest {
  address: string;
  stage?: AccountStage | 'guest';
}

const profile = '/membership-area/member-profile/profile/1002';
const ownProfile = '/membership-area/user-profile/profile';

/** Calls without which a page has nothing to show: it says so, and asks again when it is told to. */
const requiredCalls: Readonly<Record<string, PageUnderTest>> = {
  fetchUserConfig: { address: '/membership-area/home' },
  fetchDashboard: { address: '/membership-area/home' },
  fetchMatches: { address: '/membership-area/matches' },
  fetchVisitors: { address: '/membership-area/visitors' },
  fetchOnlineUsers: { address: '/membership-area/online' },
  fetchConversations: { address: '/membership-area/messages' },
  fetchThread: { address: '/membership-area/messages/11', stage: 'premium' },
  fetchProfile: { address: profile },
  fetchGallery: { address: `${ownProfile}/gallery` },
  fetchPersonality: { address: '/membership-area/matches-preferences' },
  fetchInterests: { address: `${ownProfile}/interests` },
  fetchAccount: { address: '/membership-area/my-account' },
  fetchTariffs: { address: '/premium-plans/plans' },
  fetchQuestion: { address: '/personality-test/8', stage: 'halfway' },
  fetchAdditionalQuestions: { address: '/additional-questions', stage: 'confirmed' },
  checkPasswordReset: { address: '/resetPassword/abc', stage: 'guest' },
};

/** Calls whose lack leaves a page whole. */
const optionalCalls: Readonly<Record<string, PageUnderTest>> = {
  fetchSiteSettings: { address: '/membership-area/home' },
  checkCompleted: { address: '/membership-area/home' },
  fetchCounters: { address: '/membership-area/home' },
  fetchTranslations: { address: '/membership-area/home' },
  checkConfirmed: { address: '/confirm-email', stage: 'unconfirmed' },
};

/** Calls that no page makes by being opened. */
const callsNotOnOpening: Readonly<Record<string, string>> = {
  fetchIcebreakers: 'in a dialog: globalErrors.spec.ts',
  fetchNotificationUsers: 'behind the bell: notifications.spec.ts',
  searchTowns: 'while typing',
  fetchTownAt: 'after a press',
  fetchSneakPeek: 'not used: cards bring all they show',
  fetchTranslationKeys: 'not used: the other reading of translations is',
};

const failureKinds: readonly Omit<Fault, 'call'>[] = [
  { kind: 'garbage' },
  { kind: 'wrongShape' },
  { kind: 'status', status: 500 },
  { kind: 'drop' },
];

/** Opens a page as somebody who has signed in before. */
async function openPage(
  page: Page,
  origin: string,
  sandbox: string,
  { address, stage = 'complete' }: PageUnderTest,
): Promise<void> {
  if (stage !== 'guest') await writeToken(page, origin, await fetchToken(sandbox, stage));
  // Asking again takes its shortest pauses.
  await using _random = await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(origin + address);
}

/** From now on these calls go wrong, and nothing else does. */
const failOnly = (sandbox: string, calls: readonly string[], kind: Omit<Fault, 'call'> | null) =>
  resetSandbox(sandbox, kind ? calls.map((call) => ({ ...kind, call, times: 0 })) : []);

/** A heading, and a way to somewhere else. */
async function expectUsablePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href], button').first()).toBeVisible();
}

test('every call that reads has its place in this table', () => {
  const reads = contractCalls.filter(({ kind }) => kind === 'read').map(({ name }) => name);
  expect([requiredCalls, optionalCalls, callsNotOnOpening].flatMap(Object.keys).sort()).toEqual(reads.sort());
});

for (const [call, shown] of Object.entries(requiredCalls)) {
  test(`without ${call} ${shown.address} says what is wrong, and goes on once it is over`, async ({
    page,
    origin,
    sandbox,
  }) => {
    const again = page.getByRole('button', { name: 'Try again' });
    for (const [index, kind] of failureKinds.entries()) {
      await failOnly(sandbox, [call], kind);
      if (index === 0) await openPage(page, origin, sandbox, shown);
      else await again.click();
      await expect.poll(() => countCalls(sandbox, call)).toBeGreaterThan(0);
      await expect(again).toBeVisible();
      await expectUsablePage(page);
    }
    await failOnly(sandbox, [call], null);
    // A call that is still being repeated may be answered before the press.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(again.or(page.getByText(/^Error: /))).toHaveCount(0, { timeout: 2_000 });
      expect(await countCalls(sandbox, call)).toBeGreaterThan(0);
    }).toPass();
    await expectUsablePage(page);
  });
}

for (const address of new Set(Object.values(optionalCalls).map((shown) => shown.address))) {
  const rows = Object.entries(optionalCalls).filter(([, shown]) => shown.address === address);
  const calls = rows.map(([call]) => call);
  test(`${address} is whole without ${calls.join(', ')}`, async ({ page, origin, sandbox }) => {
    for (const kind of failureKinds) {
      await failOnly(sandbox, calls, kind);
      await openPage(page, origin, sandbox, rows[0]![1]);
      await expect.poll(() => Promise.all(calls.map((call) => countCalls(sandbox, call)))).not.toContain(0);
      await expectUsablePage(page);
      await expect(
        page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
      ).toBeVisible();
      await expect(page.getByText(/^Error: /)).toHaveCount(0);
    }
  });
}
