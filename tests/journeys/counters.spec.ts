// Tags: @shell/counters
import type { Page } from '@playwright/test';
import { COUNTER_POLL_INTERVAL_MS } from '../../app/features/shell/counters/createCounterPoll.ts';
import { nextPollDelay } from '../../app/lib/nextPollDelay.ts';
import { journeySites } from '../../scripts/local/screenshots/sampleSites.ts';
import { countCalls, injectFault, overrideData } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, navLink, setTabHidden, stepUntilCalls } from '../browser/pageHelpers.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { type StoppedClock, stopClock } from '../browser/stopClock.ts';

test.use({ siteKey: 'german' });

/** More than the clock has been moved between the beginning of a poll, from which the pause counts, and its record. */
const STEPS_MS = 100;

/** Makes the next calls answer with this number of new visitors. */
const setVisitors = (sandbox: string, visitors: number, times = 1) => {
  const body = { data: { matches: 1, visitors, conversations: 0, online: 2 } };
  return injectFault(sandbox, { call: 'fetchCounters', kind: 'body', body, times });
};

/** The shortest and the longest pause after some failures in a row. */
const pausesAfter = (failures: number) =>
  [0, 1].map((random) => nextPollDelay(COUNTER_POLL_INTERVAL_MS, failures, undefined, random)) as [number, number];

/** Hides tabs until a poll is overdue, so that one of them polls as they are shown; waits for this many calls in all. */
async function pollNow(clock: StoppedClock, tabs: readonly Page[], sandbox: string, count: number): Promise<void> {
  for (const tab of tabs) await setTabHidden(tab, true);
  await clock.runFor(pausesAfter(0)[1]);
  await expectCalls(tabs[0]!, sandbox, 'fetchCounters', count - 1);
  for (const tab of tabs) await setTabHidden(tab, false);
  await stepUntilCalls(clock, 1, sandbox, 'fetchCounters', count);
}

/** Waits for the call of the next poll, which comes neither sooner nor later than it should. */
async function expectNextPoll(clock: StoppedClock, page: Page, sandbox: string, count: number, failures = 0) {
  const [shortest, longest] = pausesAfter(failures);
  await clock.runFor(shortest - STEPS_MS);
  await expectCalls(page, sandbox, 'fetchCounters', count - 1);
  await clock.runFor(longest - shortest + STEPS_MS);
  await expectCalls(page, sandbox, 'fetchCounters', count);
}

ownPageTest(
  'one of two tabs polls every 30 s, both show the number, and only a rise is announced',
  async ({ page, context, origin, sandbox, translate }) => {
    await setVisitors(sandbox, 2, 2);
    const other = await context.newPage();
    const clock = await stopClock(page, async () => {
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await expect(navLink(page, translate, 'Visitors')).toContainText('2');
      await other.goto(`${origin}/membership-area/home`);
      await expect(navLink(other, translate, 'Visitors')).toContainText('2');
    });
    const announcement = page.getByText(translate('New visitors: {count}', { count: '5' }));
    await expect(announcement).toHaveCount(0);

    const before = await countCalls(sandbox, 'fetchCounters');
    await setVisitors(sandbox, 5, 2);
    await pollNow(clock, [page, other], sandbox, before + 1);
    await expect(navLink(page, translate, 'Visitors')).toContainText('5');
    await expect(navLink(other, translate, 'Visitors')).toContainText('5');
    await expect(announcement).toHaveCount(1);
    await expectNextPoll(clock, page, sandbox, before + 2);
  },
);

ownPageTest(
  'a tab does not poll while it is hidden or offline, and polls at once afterwards',
  async ({ page, context, origin, sandbox, translate }) => {
    const clock = await stopClock(page, () => openSignedIn(page, { origin, sandbox }, 'complete'));
    await expect(navLink(page, translate, 'Visitors')).toBeVisible();
    await pollNow(clock, [page], sandbox, 2);
    await context.setOffline(true);
    await clock.runFor(pausesAfter(0)[1]);
    await expectCalls(page, sandbox, 'fetchCounters', 2);
    await context.setOffline(false);
    await stepUntilCalls(clock, 1, sandbox, 'fetchCounters', 3);
  },
);

ownPageTest(
  'a failed poll doubles the pause and leaves the number as it is',
  async ({ page, origin, sandbox, translate }) => {
    await setVisitors(sandbox, 2);
    await injectFault(sandbox, { call: 'fetchCounters', kind: 'status', times: 1 });
    await setVisitors(sandbox, 6);
    const clock = await stopClock(page, () => openSignedIn(page, { origin, sandbox }, 'complete'));
    await expect(navLink(page, translate, 'Visitors')).toContainText('2');
    await pollNow(clock, [page], sandbox, 2);
    await expect(navLink(page, translate, 'Visitors')).toContainText('2');
    await expectNextPoll(clock, page, sandbox, 3, 1);
    await expect(navLink(page, translate, 'Visitors')).toContainText('6');
  },
);

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('numbers come although the first call fails, end at 99, and some sites show only a dot', async ({
      page,
      origin,
      sandbox,
      translate,
      site,
    }) => {
      await injectFault(sandbox, { call: 'fetchCounters', kind: 'status' });
      const data = { matches: 250, visitors: 0, conversations: 7, online: 99 };
      await overrideData(sandbox, 'fetchCounters', data);
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await expect(navLink(page, translate, 'Matches')).toContainText(translate('{count} new', { count: '99+' }));
      await expect(navLink(page, translate, 'Messages')).toContainText(translate('{count} new', { count: '7' }));
      await expect(navLink(page, translate, 'Visitors')).toHaveText(translate('Visitors'));
      const badges = navLink(page, translate, 'Matches').locator('[aria-hidden=true]');
      const readBadges = () => badges.evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText).join(''));
      await expect.poll(readBadges).toBe(site.key === 'french' ? '' : '++');
      await expect(page).toHaveTitle(new RegExp(`${site.brand} \\(.*99\\+.*\\)$`, 'i'));
    });
  });
}
