// Tags: @measurement @device/sendToReceivers.ts @consent.atoms.ts
import type { Page } from '@playwright/test';
import type { ReceivedReport } from '../../scripts/backend/sandbox/receivedReport.ts';
import {
  countCalls,
  createExpiringToken,
  emailOf,
  fetchNewestEmailLink,
  fetchReports,
  fetchToken,
  waitForAnswers,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import {
  fillSignInForm,
  goInApp,
  magicLinkUrl,
  openSignedIn,
  type SiteOrigins,
  signInByLink,
  type Translate,
  writeToken,
} from '../../scripts/local/screenshots/signIn.ts';
import {
  holdRequests,
  navLink,
  openMenu,
  pageHeading,
  readBox,
  readStorage,
  readTexts,
  signOut,
} from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, signInByForm, test } from '../browser/siteTest.ts';

test.use({ statisticsChoice: null });

const routesOf = (reports: readonly ReceivedReport[]) =>
  reports.map(({ event }) => (event.event === 'pageView' ? event.route : event.event));
/** The numbers that Matomo was told, by report. */
const readVisitors = async (sandbox: string) => (await fetchReports(sandbox)).map(({ body }) => body._id);
const home = '/membership-area/home';
const matches = '/membership-area/matches';
const visitors = '/membership-area/visitors';
const profile = '/membership-area/member-profile/profile/:id?/:section?';

/** Waits for what the receivers have accepted since the reset, in any order, and expects no more of it. */
async function expectReports(page: Page, sandbox: string, routes: readonly string[]): Promise<void> {
  const read = async () => routesOf(await fetchReports(sandbox)).sort();
  await expect.poll(read).toEqual(routes.toSorted());
  await settled(page);
  await waitForAnswers(sandbox);
  await expect.poll(read).toEqual(routes.toSorted());
}

const question = (page: Page, translate: Translate) =>
  page.getByRole('dialog', { name: translate('May we measure usage?') });

/** Leaves the home page, on which nobody is asked, and waits for the question on the next one. */
async function leaveHome(page: Page, translate: Translate): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await navLink(page, translate, 'Matches').click();
  await expect(question(page, translate)).toBeVisible();
}

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

  ownPageTest(
    'a Yes sends what has happened and what follows, until it is taken back',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      await page.goto(`${origin}/login`);
      await expect(page.locator('input[type=password]')).toBeEditable();
      // Guests are not asked.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await signInByForm(page, { origin, translate });
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await leaveHome(page, translate);
      await expectReports(page, sandbox, []);
      await expect.poll(() => readStorage(page)).not.toMatch(/usageStatistics|adMeasurement/);
      const [yes, no] = await Promise.all(
        ['Yes, you may', 'No, thank you'].map((name) =>
          readBox(question(page, translate).getByRole('button', { name: translate(name) })),
        ),
      );
      expect([yes!.width, yes!.height]).toEqual([no!.width, no!.height]);
      const desktop = page.viewportSize()!;
      await page.setViewportSize({ width: 360, height: 800 });
      await expect.poll(async () => (await readBox(question(page, translate))).height).toBeLessThanOrEqual(330);
      await page.setViewportSize(desktop);
      await answer(page, translate, 'Yes, you may');
      // Not what they did as a guest.
      await expectReports(page, sandbox, [home, matches]);
      await open(page, translate, 'Visitors');
      await expectReports(page, sandbox, [home, matches, visitors]);
      const [, , third] = await fetchReports(sandbox);
      expect(third).toEqual({
        receiver: 'beacon',
        event: { event: 'pageView', route: visitors, role: 'member' },
        body: { site: 'members.lindavelle.de.example', event: 'pageView', route: visitors, role: 'member' },
      });
      await page.reload();
      const reported = [home, matches, visitors, visitors];
      await expectReports(page, sandbox, reported);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await toggle(page, translate, 'Usage statistics');
      await open(page, translate, 'Messages');
      await expectReports(page, sandbox, reported);
      await page.reload();
      await expect(pageHeading(page)).toBeVisible();
      await expectReports(page, sandbox, reported);
      await toggle(page, translate, 'Usage statistics');
      await open(page, translate, 'Matches');
      await expectReports(page, sandbox, [...reported, matches]);
    },
  );

  ownPageTest(
    'a No sends and stores nothing, and is asked once only',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await leaveHome(page, translate);
      await answer(page, translate, 'No, thank you');
      await open(page, translate, 'Visitors');
      await expectReports(page, sandbox, []);
      await page.reload();
      await expect(pageHeading(page)).toBeVisible();
      await open(page, translate, 'Matches');
      await expectReports(page, sandbox, []);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  ownPageTest(
    'a purchase reaches both receivers, and ads nothing else',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await leaveHome(page, translate);
      await answer(page, translate, 'Yes, you may');
      await page.goto(`${origin}/premium-plans/plans`);
      await page.getByRole('main').getByRole('button').first().click();
      await page
        .getByRole('radio', { name: translate('Card on the page of {provider}', { provider: 'Acquired' }) })
        .check();
      await page.getByRole('button', { name: translate('Continue to my order') }).click();
      await page.getByRole('button', { name: translate('Pay {amount} now') }).click();
      await page.getByRole('link', { name: 'The payment is good' }).click();
      await expect(pageHeading(page)).toHaveText(translate('Welcome to Premium'));
      const isPurchase = ({ event }: ReceivedReport) => event.event === 'purchase';
      await expect.poll(async () => (await fetchReports(sandbox)).filter(isPurchase).length).toBe(2);
      await settled(page);
      await waitForAnswers(sandbox);
      const reports = await fetchReports(sandbox);
      for (const { event, body } of reports.filter(isPurchase)) {
        expect(event).toEqual({ event: 'purchase', value: expect.any(Number), currency: 'EUR' });
        expect(Object.keys(body).sort()).toEqual(['currency', 'event', 'site', 'value']);
      }
      expect(
        reports
          .filter(isPurchase)
          .map(({ receiver }) => receiver)
          .sort(),
      ).toEqual(['ads', 'beacon']);
      expect(reports.filter(({ receiver }) => receiver === 'ads')).toHaveLength(1);
    },
  );
});

test.describe('a choice belongs to the member who made it', () => {
  test.use({ siteKey: 'american' });
  const toldOf = /usageStatistics|adMeasurement|statisticsVisitor/;

  /** Signs the member in, who agrees, and gives the number that they are counted by. */
  async function agree(page: Page, { origin, sandbox, translate }: SiteOrigins & { translate: Translate }) {
    await signInByLink(page, { origin, sandbox }, 'complete');
    await leaveHome(page, translate);
    await answer(page, translate, 'Yes, you may');
    await expectReports(page, sandbox, [home, matches]);
    return (await fetchReports(sandbox))[0]!.body._id;
  }

  ownPageTest(
    'after signing out, choice and number are gone in every tab, and the next one is asked',
    async ({ page, context, origin, sandbox, translate }) => {
      const visitor = await agree(page, { origin, sandbox, translate });
      const other = await context.newPage();
      await other.goto(origin + home);
      await expect(pageHeading(other)).toBeVisible();
      await expectReports(page, sandbox, [home, matches, home]);
      await signOut(page);
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(`${origin}/login`);
        await settled(tab);
        await expect.poll(() => readStorage(tab)).toBe('{}');
      }
      await page.reload();
      await signInByForm(page, { origin, translate }, emailOf('premium'));
      for (const tab of [page, other]) await leaveHome(tab, translate);
      await expectReports(page, sandbox, [home, matches, home]);
      await answer(page, translate, 'Yes, you may');
      await expect(question(other, translate)).toHaveCount(0);
      await expect.poll(async () => (await fetchReports(sandbox)).length).toBe(7);
      const later = new Set((await readVisitors(sandbox)).slice(3));
      expect([later.size, later.has(visitor)]).toEqual([1, false]);
    },
  );

  ownPageTest(
    'an expired session reports nothing, and leaves nothing for another member',
    async ({ page, origin, sandbox, translate }) => {
      const visitor = await agree(page, { origin, sandbox, translate });
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', -3600));
      await page.goto(origin + home);
      await expect(page).toHaveURL(`${origin}/login`);
      await expectReports(page, sandbox, [home, matches]);
      await expect.poll(() => readStorage(page)).not.toMatch(toldOf);
      // The same member is not asked again.
      await signInByForm(page, { origin, translate });
      await expectReports(page, sandbox, [home, matches, home]);
      await expect.poll(() => readVisitors(sandbox)).toEqual([visitor, visitor, visitor]);
      await writeToken(page, origin, await createExpiringToken(sandbox, 'complete', -3600));
      await signInByForm(page, { origin, translate }, emailOf('premium'));
      await leaveHome(page, translate);
      await expectReports(page, sandbox, [home, matches, home]);
    },
  );

  ownPageTest('the sign-in link of another member asks anew', async ({ page, origin, sandbox, translate }) => {
    await agree(page, { origin, sandbox, translate });
    await page.goto(magicLinkUrl(origin, await fetchToken(sandbox, 'premium')));
    await page.getByRole('button', { name: 'Switch to the other account' }).click();
    await leaveHome(page, translate);
    const reports = await fetchReports(sandbox);
    expect(reports.map(({ event }) => event.event === 'pageView' && event.role)).not.toContain('premium');
  });

  ownPageTest(
    'a guest is reported who has agreed, and no member after them',
    async ({ page, origin, sandbox, translate }) => {
      await page.goto(`${origin}/login`);
      await toggle(page, translate, 'Usage statistics');
      await expectReports(page, sandbox, ['/login']);
      await page.reload();
      await expectReports(page, sandbox, ['/login', '/login']);
      await fillSignInForm(page, translate);
      await leaveHome(page, translate);
      await expectReports(page, sandbox, ['/login', '/login']);
    },
  );
});

test.describe('one registration in two tabs', () => {
  test.use({ siteKey: 'german', statisticsChoice: 'yes', viewport: { width: 390, height: 844 } });

  ownPageTest(
    'is one: the tab that waits for the confirmation neither reports nor greets a second time',
    async ({ page, context, origin, sandbox, site, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'unconfirmed', '/confirm-email');
      await expect(pageHeading(page)).toBeVisible();
      const linked = await context.newPage();
      await linked.goto(await fetchNewestEmailLink(sandbox));
      const name = new RegExp(translate('Welcome to {brand}', { brand: site.brand }), 'i');
      const tabs = [page, linked];
      for (const tab of tabs) await expect(tab).toHaveURL(`${origin}/membership-area/matches`);
      const countWelcomes = async () => {
        const shown = await Promise.all(tabs.map((tab) => readTexts(tab.getByRole('dialog', { name }))));
        return shown.flat().length;
      };
      await expect.poll(countWelcomes).toBe(1);
      for (const tab of tabs) await settled(tab);
      await waitForAnswers(sandbox);
      await expect.poll(countWelcomes).toBe(1);
      await expect.poll(() => countCalls(sandbox, 'triggerFinish')).toBe(1);
      const toldTo = async () =>
        (await fetchReports(sandbox)).flatMap(({ event, receiver }) =>
          event.event === 'registrationFinished' ? [receiver] : [],
        );
      await expect.poll(async () => (await toldTo()).sort()).toEqual(['ads', 'beacon']);
    },
  );
});

test.describe('a site with Matomo', () => {
  test.use({ siteKey: 'american' });

  ownPageTest(
    'a visitor has a number from consent to withdrawal',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate, pageLog }) => {
      // Neither the question nor its script comes on a page of payments.
      await openSignedIn(page, { origin, sandbox }, 'complete', '/premium-plans/plans');
      await expect(page.getByRole('button', { name: 'Continue with 6 months' })).toBeVisible();
      await settled(page);
      expect(pageLog.requests.filter((url) => url.includes('/consentdialog-'))).toEqual([]);
      await page.goto(origin + home);
      await leaveHome(page, translate);
      await settled(page);
      await expect.poll(() => readStorage(page)).not.toContain('statisticsVisitor');
      await answer(page, translate, 'Yes, you may');
      await expectReports(page, sandbox, [home, matches]);
      await page.getByRole('main').locator('a[href*="/member-profile/"]').first().click();
      await expectReports(page, sandbox, [home, matches, profile]);
      const reports = await fetchReports(sandbox);
      expect(new Set(reports.map(({ receiver }) => receiver))).toEqual(new Set(['matomo']));
      const visitor = reports[0]!.body._id;
      expect(reports[1]!.body._id).toBe(visitor);
      await toggle(page, translate, 'Usage statistics');
      await toggle(page, translate, 'Usage statistics');
      await open(page, translate, 'Visitors');
      await expectReports(page, sandbox, [home, matches, profile, visitors]);
      await expect.poll(async () => (await readVisitors(sandbox))[3]).not.toBe(visitor);
    },
  );
});

test.describe('a site with a tag manager', () => {
  test.use({ siteKey: 'french' });

  ownPageTest(
    'its script runs with consent only, in a frame that can read nothing of the page',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate, pageLog }) => {
      const frames = page.locator('iframe');
      const loadsScript = () => pageLog.requests.some((url) => url.endsWith('/tags.js'));
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await leaveHome(page, translate);
      await settled(page);
      await expect(frames).toHaveCount(0);
      expect(loadsScript()).toBe(false);
      await answer(page, translate, 'Yes, you may');
      await expectReports(page, sandbox, [home, matches]);
      const frame = page.frame({ url: `${origin}/frames/tags` })!;
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
      await settled(page);
      await expect(frames).toHaveCount(0);
      await page.goto(origin + home);
      await expect(frames).toHaveCount(1);
      await expectReports(page, sandbox, [home, matches, home]);
      await toggle(page, translate, 'Usage statistics');
      await expect(frames).toHaveCount(0);
      await open(page, translate, 'Messages');
      await expectReports(page, sandbox, [home, matches, home]);
    },
  );

  ownPageTest(
    'the question waits for the dialogs of new members, and for one that a member opens',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'vital');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await goInApp(page, matches);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await settled(page);
      await expect(question(page, translate)).toHaveCount(0);

      const release = await holdRequests(page, ({ pathname }) => /\/consentdialog-/.test(pathname));
      const requested = page.waitForRequest(/\/consentdialog-/);
      await openSignedIn(page, { origin, sandbox }, 'complete');
      await navLink(page, translate, 'Matches').click();
      await requested;
      await openMenu(page, translate);
      const received = page.waitForResponse(/\/consentdialog-/);
      release();
      await received;
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(question(page, translate)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(question(page, translate)).toBeVisible();
    },
  );
});
