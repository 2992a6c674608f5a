// Tags: @boot/noticeFailures.ts @boot/reportFailures.ts @device/failureReports.ts @failureReport.ts @hosting
import type { Page, Route } from '@playwright/test';
import { fetchFailures } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { headerLink, pageHeading } from '../browser/pageHelpers.ts';
import { expect, ownPageTest } from '../browser/siteTest.ts';

/** Waits for these reports, each of the release that the document names, and expects no others. */
async function expectReports(
  page: Page,
  { origin, sandbox }: { origin: string; sandbox: string },
  reports: Record<'kind' | 'page' | 'detail', unknown>[],
) {
  const timing = (await page.request.get(origin)).headers()['server-timing']!;
  const [, release] = /^release;desc="([0-9a-f]{16})"$/.exec(timing)!;
  await expect
    .poll(async () => (await fetchFailures(sandbox)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
    .toEqual(
      reports.map((report) => ({
        ...report,
        site: expect.stringMatching(/^members\./),
        release,
        count: expect.any(Number),
      })),
    );
}

async function changeOnItsWay(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};` });
}

ownPageTest(
  'a missing chunk is reported by its name and the template of the route',
  { tag: '@rule' },
  async ({ page, origin, sandbox, pageLog }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await page.route(/\/assets\/peoplelistpages-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${origin}/membership-area/member-profile/profile/1002`);
    await headerLink(page, /^Visitors/).hover();
    const detail = expect.stringMatching(/^peoplelistpages-[0-9a-f]{10}\.js$/);
    await expectReports(page, { origin, sandbox }, [
      { kind: 'chunk', page: '/membership-area/member-profile/profile/:id?/:section?', detail },
    ]);
    pageLog.errors.length = 0;
  },
);

ownPageTest(
  'a script that was changed on its way is reported, and that the app did not start',
  { tag: '@rule' },
  async ({ page, origin, sandbox }) => {
    await page.route(/\/assets\/main-[0-9a-f]+\.js$/, changeOnItsWay);
    await page.goto(`${origin}/resetPassword/a-token-of-an-email`);
    const detail = expect.stringMatching(/^main-[0-9a-f]{10}\.js$/);
    await expectReports(page, { origin, sandbox }, [
      { kind: 'integrity', page: '/magiclink/:token?', detail },
      { kind: 'start', page: '/magiclink/:token?', detail: 'document file' },
    ]);
  },
);

ownPageTest(
  'what the policy refuses is reported without its address',
  { tag: '@rule' },
  async ({ page, origin, sandbox, pageLog }) => {
    await page.goto(`${origin}/login`);
    await expect(page.locator('input[type=password]')).toBeEditable();
    await page.evaluate(() => {
      new Image().src = 'https://foreign.example/?a=b';
    });
    await expectReports(page, { origin, sandbox }, [{ kind: 'policy', page: '/login', detail: 'img-src other' }]);
    pageLog.errors.length = 0;
    pageLog.requests = pageLog.requests.filter((url) => !url.includes('foreign.example'));
  },
);

ownPageTest(
  'an app that cannot start is reported by the name of its error',
  async ({ page, origin, sandbox, pageLog }) => {
    await page.addInitScript(() => {
      // Login is what starts first, and it reads this.
      Object.defineProperty(history, 'state', {
        get: () => {
          throw new RangeError('of anna@members.example');
        },
      });
    });
    await page.goto(`${origin}/login`);
    await expectReports(page, { origin, sandbox }, [{ kind: 'start', page: '/login', detail: 'document RangeError' }]);
    await expect(pageHeading(page)).toBeVisible();
    pageLog.errors.length = 0;
  },
);
