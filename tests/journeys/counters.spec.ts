import { journeySites } from '../../scripts/screenshots/sampleSites.ts';
import { countCalls, injectFault, overrideData } from '../../scripts/screenshots/sandboxControl.ts';
import { signInByLink } from '../../scripts/screenshots/signIn.ts';
import { expectCalls, navLink, setTabHidden } from '../browser/memberActions.ts';
import { expect, sharedPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

/** Makes the next calls answer with this number of new visitors. */
const setVisitors = (sandbox: string, visitors: number, times = 1) => {
  const body = { data: { matches: 1, visitors, conversations: 0, online: 2 } };
  return injectFault(sandbox, { call: 'fetchCounters', kind: 'body', body, times });
};

test('one of two tabs polls every 30 s, both show the number, and only a rise is announced', async ({
  page,
  context,
  origin,
  sandbox,
  translate,
}) => {
  await context.clock.install();
  await setVisitors(sandbox, 2, 2);
  await signInByLink(page, { origin, sandbox }, 'complete');
  await expect(navLink(page, translate, 'Visitors')).toContainText('2');
  const other = await context.newPage();
  await other.goto(`${origin}/membership-area/home`);
  await expect(navLink(other, translate, 'Visitors')).toContainText('2');
  const announcement = page.getByText(translate('New visitors: {count}', { count: '5' }));
  await expect(announcement).toHaveCount(0);

  const before = await countCalls(sandbox, 'fetchCounters');
  await setVisitors(sandbox, 5, 2);
  await context.clock.fastForward(34_000);
  await expect(navLink(page, translate, 'Visitors')).toContainText('5');
  await expect(navLink(other, translate, 'Visitors')).toContainText('5');
  await expect(announcement).toHaveCount(1);
  expect(await countCalls(sandbox, 'fetchCounters')).toBe(before + 1);

  await context.clock.fastForward(34_000);
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(before + 2);
});

test('a tab does not poll while it is hidden or offline, and polls at once afterwards', async ({
  page,
  context,
  origin,
  sandbox,
  translate,
}) => {
  await page.clock.install();
  await signInByLink(page, { origin, sandbox }, 'complete');
  await expect(navLink(page, translate, 'Visitors')).toBeVisible();
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(1);
  await setTabHidden(page, true);
  await page.clock.fastForward('05:00');
  expect(await countCalls(sandbox, 'fetchCounters')).toBe(1);
  await setTabHidden(page, false);
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(2);
  await context.setOffline(true);
  await page.clock.fastForward('05:00');
  await context.setOffline(false);
  await expect.poll(() => countCalls(sandbox, 'fetchCounters')).toBe(3);
});

test('a failed poll doubles the pause and leaves the number as it is', async ({ page, origin, sandbox, translate }) => {
  await page.clock.install();
  await setVisitors(sandbox, 2);
  await injectFault(sandbox, { call: 'fetchCounters', kind: 'status', times: 1 });
  await setVisitors(sandbox, 6);
  await signInByLink(page, { origin, sandbox }, 'complete');
  await expect(navLink(page, translate, 'Visitors')).toContainText('2');
  // The pause begins when the page knows of the failure.
  const failed = page.waitForResponse((response) => response.status() === 500);
  await page.clock.fastForward(34_000);
  await failed;
  await expectCalls(page, sandbox, 'fetchCounters', 2);
  await expect(navLink(page, translate, 'Visitors')).toContainText('2');
  // 30 s are not enough now, 60 s are.
  await page.clock.fastForward(50_000);
  await expectCalls(page, sandbox, 'fetchCounters', 2);
  await page.clock.fastForward(18_000);
  await expect(navLink(page, translate, 'Visitors')).toContainText('6');
});

for (const { key } of journeySites) {
  sharedPageTest.describe(key, () => {
    sharedPageTest.use({ siteKey: key });

    sharedPageTest(
      'numbers end at 99, and some sites show only a dot',
      async ({ page, origin, sandbox, translate, site }) => {
        const data = { matches: 250, visitors: 0, conversations: 7, online: 99 };
        await overrideData(sandbox, 'fetchCounters', data);
        await signInByLink(page, { origin, sandbox }, 'complete');
        await expect(navLink(page, translate, 'Matches')).toContainText(translate('{count} new', { count: '99+' }));
        await expect(navLink(page, translate, 'Messages')).toContainText(translate('{count} new', { count: '7' }));
        await expect(navLink(page, translate, 'Visitors')).toHaveText(translate('Visitors'));
        const badges = await navLink(page, translate, 'Matches').locator('[aria-hidden=true]').allInnerTexts();
        expect(badges.join('')).toBe(site.key === 'french' ? '' : '++');
        await expect(page).toHaveTitle(new RegExp(`${site.brand} \\(.*99\\+.*\\)$`, 'i'));
      },
    );
  });
}
