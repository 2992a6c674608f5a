// Tags: @api
import type { Page } from '@playwright/test';
import { contractCalls } from '../../scripts/backend/sandbox/contractCalls.ts';
import type { Fault } from '../../scripts/backend/sandbox/fault.ts';
import type { AccountStage } from '../../scripts/backend/sandbox/world/accountTypes.ts';
import { countCalls, resetSandbox } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading, readTexts } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

interface PageUnderTest {
  path: string;
  stage?: AccountStage | 'guest';
}

const profile = '/membership-area/member-profile/profile/1002';
const ownProfile = '/membership-area/user-profile/profile';

/** Calls without which a page has nothing to show: it says so, and repeats the call on request. */
const requiredCalls: Readonly<Record<string, PageUnderTest>> = {
  fetchUserConfig: { path: '/membership-area/home' },
  checkCompleted: { path: '/membership-area/home' },
  fetchDashboard: { path: '/membership-area/home' },
  fetchMatches: { path: '/membership-area/matches' },
  fetchVisitors: { path: '/membership-area/visitors' },
  fetchOnlineUsers: { path: '/membership-area/online' },
  fetchConversations: { path: '/membership-area/messages' },
  fetchThread: { path: '/membership-area/messages/11', stage: 'premium' },
  fetchProfile: { path: profile },
  fetchGallery: { path: `${ownProfile}/gallery` },
  fetchPersonality: { path: '/membership-area/matches-preferences' },
  fetchInterests: { path: `${ownProfile}/interests` },
  fetchAccount: { path: '/membership-area/my-account' },
  fetchConsents: { path: '/membership-area/my-account' },
  fetchDecisions: { path: '/membership-area/my-account' },
  fetchSessions: { path: '/membership-area/my-account' },
  fetchBlockedMembers: { path: '/membership-area/my-account' },
  fetchTariffs: { path: '/premium-plans/plans' },
  fetchQuestion: { path: '/personality-test/8', stage: 'halfway' },
  fetchAdditionalQuestions: { path: '/additional-questions', stage: 'confirmed' },
  checkPasswordReset: { path: '/resetPassword/abc', stage: 'guest' },
};

/** Without these, the loading screen stays. */
const startCalls: ReadonlySet<string> = new Set(['fetchUserConfig', 'checkCompleted']);

/** Whose fault it is, in the words of the panel of every failed load. */
const faultOf = ({ kind }: FailureKind) =>
  kind === 'drop' ? /^We’ve had no answer/ : /^Something went wrong on our side/;

const panelOf = (page: Page) =>
  page.locator('main div:has(> div > [role=alert])').filter({ has: page.getByRole('button', { name: 'Try again' }) });

/** Calls whose failure leaves a page usable. */
const optionalCalls: Readonly<Record<string, PageUnderTest>> = {
  fetchSiteSettings: { path: '/membership-area/home' },
  fetchCounters: { path: '/membership-area/home' },
  fetchTranslations: { path: '/membership-area/home' },
  fetchTranslationKeys: { path: '/membership-area/home' },
  countMatches: { path: '/membership-area/matches-preferences' },
  checkConfirmed: { path: '/confirm-email', stage: 'unconfirmed' },
};

/** Calls that no page makes when it is opened. */
const callsNotOnOpening: Readonly<Record<string, string>> = {
  fetchIcebreakers: 'in a dialog: failedActions.spec.ts',
  fetchQuestionsByIds: 'over the matches: onboarding.spec.ts',
  fetchNotificationUsers: 'behind the bell: notifications.spec.ts',
  fetchOwnData: 'after a press of a button: packOwnData.test.ts',
  fetchOwnPictureFile: 'after a press of a button: packOwnData.test.ts',
  fetchSafetyNotices: 'after a removal: fraud.spec.ts',
  searchTowns: 'while typing',
  fetchTownAt: 'after a press of a button',
  fetchSneakPeek: 'silent, while a profile is loading: peopleLists.spec.ts',
};

type FailureKind = Omit<Fault, 'call'>;

/** The client makes one error of all of them, which its unit tests prove (app/api/createApi.test.ts). */
const failureKinds: readonly FailureKind[] = [
  { kind: 'garbage' },
  { kind: 'wrongShape' },
  { kind: 'status', status: 500 },
  { kind: 'drop' },
];

/** All kinds at night, and by day one, another for each test in turn. */
const pickKinds = (test: number): readonly FailureKind[] =>
  isFullMatrix ? failureKinds : [failureKinds[test % failureKinds.length]!];

declare global {
  interface Window {
    realRandom?: typeof Math.random;
  }
}

// Further tests use the page.
test.afterEach(({ page }) =>
  page.evaluate(() => {
    Math.random = window.realRandom ?? Math.random;
  }),
);

/** Opens a page as a guest or as a member who has signed in before. */
async function openPage(
  page: Page,
  origin: string,
  sandbox: string,
  { path, stage = 'complete' }: PageUnderTest,
): Promise<void> {
  // The pauses between retries are random; this makes them the shortest, in the document that is shown and in the next.
  const shorten = () => {
    window.realRandom ??= Math.random;
    Math.random = () => 0;
  };
  await using _random = await page.context().addInitScript(shorten);
  await page.evaluate(shorten);
  if (stage === 'guest') await page.goto(origin + path);
  else await openSignedIn(page, { origin, sandbox }, stage, path);
}

/** Resets the sandbox, and makes only these calls fail. */
const failOnly = (sandbox: string, calls: readonly string[], kind: FailureKind | null) =>
  resetSandbox(sandbox, kind ? calls.map((call) => ({ ...kind, call, times: 0 })) : []);

/** Expects a heading, and a link or button. */
async function expectUsablePage(page: Page): Promise<void> {
  await expect(pageHeading(page)).toBeVisible();
  await expect(page.locator('a[href], button').first()).toBeVisible();
}

test('every call that reads is in one of the tables', () => {
  const reads = contractCalls.filter(({ kind }) => kind === 'read').map(({ name }) => name);
  expect([requiredCalls, optionalCalls, callsNotOnOpening].flatMap(Object.keys).sort()).toEqual(reads.sort());
});

for (const [number, [call, tested]] of Object.entries(requiredCalls).entries()) {
  test(`${tested.path} shows an error without ${call}, and recovers`, { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
  }) => {
    const retryButton = page.getByRole('button', { name: 'Try again' });
    for (const [index, kind] of pickKinds(number).entries()) {
      await failOnly(sandbox, [call], kind);
      if (index === 0) await openPage(page, origin, sandbox, tested);
      else await retryButton.click();
      await expect.poll(() => countCalls(sandbox, call)).toBeGreaterThan(0);
      await expect(retryButton).toBeVisible();
      if (!startCalls.has(call)) {
        await expect(
          panelOf(page)
            .getByRole('alert')
            .getByRole('heading', { name: /^Error: / }),
        ).toBeVisible();
        await expect(panelOf(page).getByText(faultOf(kind))).toBeVisible();
        await expect(panelOf(page).locator('img')).toBeVisible();
        // Back in the inbox, the conversation that did not open is told over the page, too.
        if (call !== 'fetchThread') await expect(page.getByRole('alert')).toHaveCount(1);
      }
      await expectUsablePage(page);
    }
    // No retry is left that would succeed before the press.
    await settled(page);
    await failOnly(sandbox, [call], null);
    await retryButton.click();
    await expect(retryButton.or(page.getByText(/^Error: /))).toHaveCount(0);
    await expect.poll(() => countCalls(sandbox, call)).toBeGreaterThan(0);
    await expectUsablePage(page);
  });
}

const optionalByPath = Map.groupBy(Object.entries(optionalCalls), ([, tested]) => tested.path);
for (const [number, [path, rows]] of [...optionalByPath].entries()) {
  const calls = rows.map(([call]) => call);
  ownPageTest(`${path} is usable without ${calls.join(', ')}`, async ({ page, origin, sandbox }) => {
    for (const kind of pickKinds(number)) {
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

for (const [kind, fault] of [
  [{ kind: 'status', status: 404 }, 'This doesn’t exist any more'],
  [{ kind: 'status', status: 500 }, 'Something went wrong on our side'],
  [{ kind: 'drop' }, 'We’ve had no answer'],
] as const) {
  test(`a list whose further page fails says so in the same panel: ${fault}`, async ({ page, origin, sandbox }) => {
    await openPage(page, origin, sandbox, { path: '/membership-area/matches' });
    const more = page.getByRole('button', { name: 'Show more people' });
    await expect(more).toBeVisible();
    await settled(page);
    const cards = page.getByRole('article');
    const shown = (await readTexts(cards)).length;
    await failOnly(sandbox, ['fetchMatches'], kind);
    await more.click();
    const panel = page.getByRole('alert').filter({ hasText: 'Error: more people couldn’t be loaded' });
    await expect(panel).toContainText(fault);
    await expect(cards).toHaveCount(shown);
    await expect(more).toHaveCount(0);
    const retryButton = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retryButton).toHaveCount(fault.startsWith('This') ? 0 : 1);
  });
}

test('without a connection, pages say that it is the connection, and go on by themselves', async ({
  page,
  context,
  origin,
  sandbox,
}) => {
  // The chunks of both pages are loaded by then.
  await openPage(page, origin, sandbox, { path: '/membership-area/matches' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await goInApp(page, profile);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'There’s no internet connection' });
  for (const path of [profile.replace('1002', '1003'), '/membership-area/visitors']) {
    await goInApp(page, path);
    await expect(panel, path).toContainText('as soon as you’re back online');
    await expect(page.getByText('on our side'), path).toHaveCount(0);
  }
  await context.setOffline(false);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

ownPageTest('a page whose code does not arrive says that it is the connection', async ({ page, origin, sandbox }) => {
  await openPage(page, origin, sandbox, { path: '/membership-area/matches' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await settled(page);
  await page.context().setOffline(true);
  await goInApp(page, '/membership-area/my-account');
  await expect(pageHeading(page)).toHaveText('This page didn’t open');
  await expect(page.getByRole('main')).toContainText('There’s no internet connection');
  await page.context().setOffline(false);
});
