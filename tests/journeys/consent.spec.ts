import type { Page } from '@playwright/test';
import type { ReceivedReport } from '../../scripts/sandbox/receivedReport.ts';
import { fetchReports } from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn, type Translate } from '../../scripts/screenshots/signIn.ts';
import { holdRequests, navLink, openMenu, pageHeading, readBox, readStorage } from '../browser/memberActions.ts';
import { settled } from '../browser/settled.ts';
import { expect, signInByForm, test } from '../browser/siteTest.ts';

test.use({ statisticsChoice: null });

const routesOf = (reports: readonly ReceivedReport[]) =>
  reports.map(({ event }) => (event.event === 'pageView' ? event.route : event.event));
const home = '/membership-area/home';
const profile = '/membership-area/member-profile/profile/:id?/:section?';

const question = (page: Page, translate: Translate) =>
  page.getByRole('dialog', { name: translate('May we count visits?') });

const answer = async (page: Page, translate: Translate, text: string) => {
  await question(page, translate)
    .getByRole('button', { name: translate(text) })
    .click();
  await expect(question(page, translate)).toHaveCount(0);
};

async function open(page: Page, translate: Translate, label: string): Promise<void> {
  await navLink(page, translate, label).click();
  await expect(pageHeading(page)).toBeFocused();
}

async function toggle(page: Page, translate: Translate, label: string): Promise<void> {
  await page.getByRole('contentinfo').getByText(translate('Privacy choices')).click();
  await page.getByRole('switch', { name: translate(label) }).click();
  await page.keyboard.press('Escape');
}

test.describe('a site with a receiver for beacons and one for ads', () => {
  test.use({ siteKey: 'german' });

  test('a Yes sends what has happened and what follows, until it is taken back', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    const reports = () => fetchReports(sandbox);
    await page.goto(`${origin}/login`);
    await expect(page.locator('input[type=password]')).toBeEditable();
    // Guests are not asked.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInByForm(page, { origin, translate });
    await expect(question(page, translate)).toBeVisible();
    expect(await reports()).toEqual([]);
    expect(await readStorage(page)).not.toMatch(/usageStatistics|adMeasurement/);
    const [yes, no] = await Promise.all(
      ['Yes, you may', 'No, thank you'].map((name) =>
        readBox(question(page, translate).getByRole('button', { name: translate(name) })),
      ),
    );
    expect([yes!.width, yes!.height]).toEqual([no!.width, no!.height]);
    await answer(page, translate, 'Yes, you may');
    // Reports that are sent together arrive in any order.
    await expect.poll(async () => routesOf(await reports()).sort()).toEqual(['/login', home]);
    await open(page, translate, 'Visitors');
    await expect.poll(async () => (await reports()).length).toBe(3);
    expect((await reports())[2]).toEqual({
      receiver: 'beacon',
      event: { event: 'pageView', route: '/membership-area/visitors', role: 'member' },
      body: {
        site: 'members.lindavelle.de.example',
        event: 'pageView',
        route: '/membership-area/visitors',
        role: 'member',
      },
    });
    await page.reload();
    await expect.poll(async () => (await reports()).length).toBe(4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await toggle(page, translate, 'Usage statistics');
    await open(page, translate, 'Messages');
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    // A call of the page that comes after the report would be there by now.
    expect(await reports()).toHaveLength(4);
    await toggle(page, translate, 'Usage statistics');
    await open(page, translate, 'Matches');
    await expect.poll(async () => routesOf(await reports()).at(-1)).toBe('/membership-area/matches');
    expect(await reports()).toHaveLength(5);
  });

  test('a No sends and stores nothing, and is asked once only', async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await answer(page, translate, 'No, thank you');
    await open(page, translate, 'Visitors');
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    await open(page, translate, 'Matches');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await fetchReports(sandbox)).toEqual([]);
  });

  test('a purchase reaches both receivers, and ads nothing else', async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await answer(page, translate, 'Yes, you may');
    await page.goto(`${origin}/premium-plans/plans`);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('radio', { name: translate('Card, on the secure page of Acquired') }).check();
    await page.getByRole('button', { name: translate('Continue to my order') }).click();
    await page.getByRole('button', { name: translate('Pay {amount} now') }).click();
    await page.getByRole('link', { name: 'The payment is good' }).click();
    await expect(pageHeading(page)).toHaveText(translate('Welcome to Premium'));
    const purchases = async () => (await fetchReports(sandbox)).filter(({ event }) => event.event === 'purchase');
    await expect
      .poll(async () => (await purchases()).map(({ receiver }) => receiver).sort())
      .toEqual(['ads', 'beacon']);
    for (const { event, body } of await purchases()) {
      expect(event).toEqual({ event: 'purchase', value: expect.any(Number), currency: 'EUR' });
      expect(Object.keys(body).sort()).toEqual(['currency', 'event', 'site', 'value']);
    }
    expect((await fetchReports(sandbox)).filter(({ receiver }) => receiver === 'ads')).toHaveLength(1);
  });
});

test.describe('a site with Matomo', () => {
  test.use({ siteKey: 'american' });

  test('a visitor has a number from consent to withdrawal', async ({ page, origin, sandbox, translate, pageLog }) => {
    // Neither the question nor its script comes on a page of payments.
    await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans');
    await expect(page.getByRole('button', { name: 'Continue with 6 months' })).toBeVisible();
    await settled(page);
    expect(pageLog.requests.filter((url) => url.includes('/consentdialog-'))).toEqual([]);
    await page.goto(origin + home);
    await expect(question(page, translate)).toBeVisible();
    expect(await readStorage(page)).not.toContain('statisticsVisitor');
    await answer(page, translate, 'Yes, you may');
    await expect.poll(async () => routesOf(await fetchReports(sandbox))).toEqual([home]);
    await page.getByRole('main').locator('a[href*="/member-profile/"]').first().click();
    await expect.poll(async () => routesOf(await fetchReports(sandbox))).toEqual([home, profile]);
    const visitor = await page.evaluate(() => localStorage.getItem('statisticsVisitor'));
    for (const { receiver, body } of await fetchReports(sandbox)) {
      expect(receiver).toBe('matomo');
      expect(body._id).toBe(visitor);
    }
    await toggle(page, translate, 'Usage statistics');
    expect(await page.evaluate(() => localStorage.getItem('statisticsVisitor'))).toBeNull();
  });
});

test.describe('a site with a tag manager', () => {
  test.use({ siteKey: 'french' });

  test('its script runs with consent only, in a frame that can read nothing of the page', async ({
    page,
    origin,
    sandbox,
    translate,
    pageLog,
  }) => {
    const frames = page.locator('iframe');
    const loadsScript = () => pageLog.requests.some((url) => url.endsWith('/tags.js'));
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expect(question(page, translate)).toBeVisible();
    expect([await frames.count(), loadsScript()]).toEqual([0, false]);
    await answer(page, translate, 'Yes, you may');
    await expect.poll(async () => routesOf(await fetchReports(sandbox))).toEqual([home]);
    const frame = page.frame({ url: `${origin}/frames/tags.html` })!;
    const attempts = await frame.evaluate(async (foreign) => {
      const outcomeOf = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        await outcomeOf(() => localStorage.getItem('token')),
        await outcomeOf(() => parent.localStorage.getItem('token')),
        await outcomeOf(() => parent.document.body),
        await outcomeOf(() => document.cookie),
        await outcomeOf(() => fetch(foreign, { mode: 'no-cors' })),
      ];
    }, `${origin}/robots.txt`);
    expect(attempts).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError', 'TypeError']);
    await expect.poll(() => pageLog.errors.length).toBe(1);
    pageLog.errors.length = 0;
    // None on pages of payment; what happens there waits for the next page.
    await page.goto(`${origin}/premium-plans/plans`);
    await expect(pageHeading(page)).toBeVisible();
    await expect(frames).toHaveCount(0);
    await page.goto(origin + home);
    await expect(frames).toHaveCount(1);
    await expect.poll(async () => routesOf(await fetchReports(sandbox))).toEqual([home, home]);
    await toggle(page, translate, 'Usage statistics');
    await expect(frames).toHaveCount(0);
    await open(page, translate, 'Messages');
    expect(await fetchReports(sandbox)).toHaveLength(2);
  });

  test('the question waits for the dialogs of new members, and for one that a member opens', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'vital', '/membership-area/matches');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(question(page, translate)).toHaveCount(0);

    const release = await holdRequests(page, ({ pathname }) => /\/consentdialog-/.test(pathname));
    const requested = page.waitForRequest(/\/consentdialog-/);
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await requested;
    await openMenu(page, translate);
    const received = page.waitForResponse(/\/consentdialog-/);
    release();
    await received;
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(question(page, translate)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question(page, translate)).toBeVisible();
  });
});
