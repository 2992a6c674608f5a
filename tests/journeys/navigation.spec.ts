import type { Page } from '@playwright/test';
import { signInByLink } from '../browser/memberActions.ts';
import { expect, signInByForm, test } from '../browser/siteTest.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headerLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

interface PageView {
  name: string;
  route: string;
  role: string;
}

/** The events that a collector on the page would see, with the member's consent. */
async function recordPageViews(page: Page): Promise<PageView[]> {
  const events: PageView[] = [];
  await page.exposeBinding('tellEvent', (_, event: PageView) => events.push(event));
  await page.addInitScript(() => {
    localStorage.setItem('usageStatistics', 'yes');
    addEventListener('usage-statistics', (event) =>
      (window as unknown as { tellEvent(event: unknown): void }).tellEvent((event as CustomEvent).detail),
    );
  });
  return events;
}

test('every page that is shown is reported once, by its template and without an id', async ({
  page,
  origin,
  translate,
}) => {
  const events = await recordPageViews(page);
  const views: PageView[] = [];
  /** Waits for the report of a page; one that is left sooner may take it along. */
  const expectView = async (route: string, role = 'member') => {
    views.push({ name: 'pageView', route, role });
    await expect.poll(() => events).toEqual(views);
  };
  await signInByForm(page, { origin, translate });
  views.push({ name: 'pageView', route: '/login', role: 'guest' });
  await expectView('/membership-area/home');
  await headerLink(page, /^Matches/).click();
  await expect(heading(page)).toHaveText('Your matches');
  await expectView('/membership-area/matches');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expectView('/membership-area/member-profile/profile/:id?/:section?');
  const profileId = new URL(page.url()).pathname.split('/').at(-1)!;
  await headerLink(page, /^Messages/).click();
  await expectView('/membership-area/messages');
  await page.goto(`${origin}/membership-area/messages/11`);
  await expectView('/membership-area/messages/:id');
  await page.goto(`${origin}/membership-area`);
  await expectView('/membership-area/home');
  await page.goto(`${origin}/some/where/${profileId}?token=abc`);
  await expectView('*');
  await expect(heading(page)).toHaveText('We cannot find this page');
});

test('without consent nothing is reported', async ({ page, origin, translate }) => {
  const events = await recordPageViews(page);
  await page.addInitScript(() => localStorage.setItem('usageStatistics', 'no'));
  await signInByForm(page, { origin, translate });
  await expect(heading(page)).toBeVisible();
  await headerLink(page, /^Matches/).click();
  await expect(heading(page)).toHaveText('Your matches');
  expect(events).toEqual([]);
});

test('a new page begins at its top, and its heading has the focus', async ({ page, origin, sandbox }) => {
  await signInByLink(page, { origin, sandbox }, 'complete');
  for (const [name, title] of [
    [/^Matches/, 'Your matches'],
    [/^Visitors/, 'Your visitors'],
    [/^Online users/, 'Who is online'],
    [/^Messages/, 'Messages'],
  ] as const) {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    await headerLink(page, name).click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page), title).toBeFocused();
    expect(await page.evaluate(() => scrollY), title).toBe(0);
  }
  await headerLink(page, /^Matches/).click();
  await expect(heading(page)).toHaveText('Your matches');
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expect(page).toHaveURL(/member-profile/);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Your matches');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('signing in and out moves the focus to the heading too', async ({ page, origin, translate }) => {
  await signInByForm(page, { origin, translate });
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Logout/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(heading(page)).toBeFocused();
});
