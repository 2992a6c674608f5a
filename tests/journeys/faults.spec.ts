import type { Page } from '@playwright/test';
import { contractCalls } from '../../scripts/sandbox/contractCalls.ts';
import type { Fault } from '../../scripts/sandbox/faults.ts';
import type { Stage } from '../../scripts/sandbox/world/accounts.ts';
import { expect, keptPageTest as test } from './journey.ts';
import { countCalls, keepToken, reset, tokenOf } from './visits.ts';

interface Shown {
  address: string;
  stage?: Stage | 'guest';
}

const profile = '/membership-area/member-profile/profile/1002';
const own = '/membership-area/user-profile/profile';

/** Calls without which a page has nothing to show: it says so, and asks again when it is told to. */
const needed: Readonly<Record<string, Shown>> = {
  fetchUserConfig: { address: '/membership-area/home' },
  fetchDashboard: { address: '/membership-area/home' },
  fetchMatches: { address: '/membership-area/matches' },
  fetchVisitors: { address: '/membership-area/visitors' },
  fetchOnlineUsers: { address: '/membership-area/online' },
  fetchConversations: { address: '/membership-area/messages' },
  fetchThread: { address: '/membership-area/messages/11', stage: 'premium' },
  fetchProfile: { address: profile },
  fetchGallery: { address: `${own}/gallery` },
  fetchPersonality: { address: '/membership-area/matches-preferences' },
  fetchInterests: { address: `${own}/interests` },
  fetchAccount: { address: '/membership-area/my-account' },
  fetchTariffs: { address: '/premium-plans/plans' },
  fetchQuestion: { address: '/personality-test/8', stage: 'halfway' },
  fetchAdditionalQuestions: { address: '/additional-questions', stage: 'confirmed' },
  checkPasswordReset: { address: '/resetPassword/abc', stage: 'guest' },
};

/** Calls whose lack leaves a page whole. */
const spared: Readonly<Record<string, Shown>> = {
  fetchSiteSettings: { address: '/membership-area/home' },
  checkCompleted: { address: '/membership-area/home' },
  fetchCounters: { address: '/membership-area/home' },
  fetchTranslations: { address: '/membership-area/home' },
  checkConfirmed: { address: '/confirm-email', stage: 'unconfirmed' },
};

/** Calls that no page makes by being opened. */
const elsewhere: Readonly<Record<string, string>> = {
  fetchIcebreakers: 'in a dialog: globalErrors.spec.ts',
  loadNotificationUsers: 'behind the bell: notifications.spec.ts',
  searchPlaces: 'while typing',
  findPlaceAt: 'after a press',
  fetchSneakPeek: 'not used: cards bring all they show',
  fetchTranslationKeys: 'not used: the other reading of translations is',
};

const kinds: readonly Omit<Fault, 'call'>[] = [
  { kind: 'garbage' },
  { kind: 'wrongShape' },
  { kind: 'status', status: 500 },
  { kind: 'drop' },
];

/** Opens a page as somebody who has signed in before. */
async function open(
  page: Page,
  origin: string,
  sandbox: string,
  { address, stage = 'complete' }: Shown,
): Promise<void> {
  if (stage !== 'guest') await keepToken(page, origin, await tokenOf(sandbox, stage));
  // Asking again takes its shortest pauses.
  await using _random = await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(origin + address);
}

/** From now on these calls go wrong, and nothing else does. */
const spoilOnly = (sandbox: string, calls: readonly string[], kind: Omit<Fault, 'call'> | null) =>
  reset(sandbox, kind ? calls.map((call) => ({ ...kind, call, times: 0 })) : []);

/** A heading, and a way to somewhere else. */
async function expectToStand(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href], button').first()).toBeVisible();
}

test('every call that reads has its place in this table', () => {
  const reads = contractCalls.filter(({ kind }) => kind === 'read').map(({ name }) => name);
  expect([needed, spared, elsewhere].flatMap(Object.keys).sort()).toEqual(reads.sort());
});

for (const [call, shown] of Object.entries(needed)) {
  test(`without ${call} ${shown.address} says what is wrong, and goes on once it is over`, async ({
    page,
    origin,
    sandbox,
  }) => {
    const again = page.getByRole('button', { name: 'Try again' });
    for (const [index, kind] of kinds.entries()) {
      await spoilOnly(sandbox, [call], kind);
      if (index === 0) await open(page, origin, sandbox, shown);
      else await again.click();
      await expect.poll(() => countCalls(sandbox, call)).toBeGreaterThan(0);
      await expect(again).toBeVisible();
      await expectToStand(page);
    }
    await spoilOnly(sandbox, [call], null);
    // A call that is still being repeated may be answered before the press.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(again.or(page.getByText(/^Error: /))).toHaveCount(0, { timeout: 2_000 });
      expect(await countCalls(sandbox, call)).toBeGreaterThan(0);
    }).toPass();
    await expectToStand(page);
  });
}

for (const address of new Set(Object.values(spared).map((shown) => shown.address))) {
  const rows = Object.entries(spared).filter(([, shown]) => shown.address === address);
  const calls = rows.map(([call]) => call);
  test(`${address} is whole without ${calls.join(', ')}`, async ({ page, origin, sandbox }) => {
    for (const kind of kinds) {
      await spoilOnly(sandbox, calls, kind);
      await open(page, origin, sandbox, rows[0]![1]);
      await expect.poll(() => Promise.all(calls.map((call) => countCalls(sandbox, call)))).not.toContain(0);
      await expectToStand(page);
      await expect(
        page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
      ).toBeVisible();
      await expect(page.getByText(/^Error: /)).toHaveCount(0);
    }
  });
}
