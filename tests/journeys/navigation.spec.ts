// Tags: @useFocusOnNavigation.ts @shell/positions
import type { Locator, Page } from '@playwright/test';
import { SETTLE_MS } from '../../app/features/shell/positions/restorePagePosition.ts';
import { countCalls, fetchReports, waitForAnswers } from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, headerLink, holdRequests, pageHeading, profileLinks } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, signInByForm, test } from '../browser/siteTest.ts';
import { stopClock } from '../browser/stopClock.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

test.describe('with consent', () => {
  test.use({ statisticsChoice: 'yes' });

  ownPageTest(
    'every page view is reported once, by the pattern of its route and without an id',
    { tag: '@rule' },
    async ({ page, origin, sandbox, translate }) => {
      const views: object[] = [];
      /** Waits for the report of a page: one that is left sooner may not send it, or send it after the next page's. */
      const expectView = async (route: string) => {
        views.push({ event: 'pageView', route, role: 'member' });
        await expect.poll(async () => (await fetchReports(sandbox)).map(({ event }) => event)).toEqual(views);
      };
      await page.goto(`${origin}/login`);
      // A guest has not been asked, so nothing is reported.
      await settled(page);
      await fillSignInForm(page, translate);
      await expectView('/membership-area/home');
      await headerLink(page, /^Matches/).click();
      await expect(pageHeading(page)).toHaveText('Your matches');
      await expectView('/membership-area/matches');
      await profileLinks(page).first().click();
      await expectView('/membership-area/member-profile/profile/:id?/:section?');
      await page.waitForURL(/\/member-profile\/profile\/\d+$/);
      const profileId = new URL(page.url()).pathname.split('/').at(-1)!;
      await headerLink(page, /^Messages/).click();
      await expectView('/membership-area/messages');
      await page.goto(`${origin}/membership-area/messages/11`);
      await expectView('/membership-area/messages/:id');
      await page.goto(`${origin}/membership-area`);
      await expectView('/membership-area/home');
      await page.goto(`${origin}/some/where/${profileId}?token=abc`);
      await expectView('*');
      await expect(pageHeading(page)).toHaveText('We can’t find this page');
      await settled(page);
      await waitForAnswers(sandbox);
      await expect
        .poll(async () => JSON.stringify(await fetchReports(sandbox)))
        .not.toMatch(new RegExp(`\\b(?:${profileId}|abc)\\b`));
    },
  );
});

const readScroll = (page: Page) => page.evaluate(() => scrollY);

async function scrollDown(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => readScroll(page)).toBe(300);
}

async function expectTop(page: Page): Promise<void> {
  await expect(pageHeading(page)).toBeFocused();
  await settled(page);
  await expect.poll(() => readScroll(page), page.url()).toBe(0);
}

test('a new page starts at its top, and its heading has the focus', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  for (const [name, title] of [
    [/^Matches/, 'Your matches'],
    [/^Visitors/, 'Your visitors'],
    [/^Members online/, 'Members online'],
    [/^Messages/, 'Messages'],
  ] as const) {
    await scrollDown(page);
    await headerLink(page, name).click();
    await expect(pageHeading(page)).toHaveText(title);
    await expectTop(page);
  }
  await headerLink(page, /^Matches/).click();
  await expect(pageHeading(page)).toHaveText('Your matches');
  await scrollDown(page);
  await profileLinks(page).first().click();
  await expect(page).toHaveURL(/member-profile/);
  await expectTop(page);
});

test('signing in and out move the focus to the heading', async ({ page, origin, translate }) => {
  await signInByForm(page, { origin, translate });
  await expect(pageHeading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Sign out/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(pageHeading(page)).toBeFocused();
});

test('on a phone the imprint is two presses away from lists, account, conversation and plans', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, { origin, sandbox }, 'complete');
  for (const [path, button] of [
    ['membership-area/home', /^Menu$/],
    ['membership-area/matches', /^Menu$/],
    ['membership-area/my-account', /^Menu$/],
    ['membership-area/messages/11', /^More :/],
    ['premium-plans', /^Text size$/],
  ] as const) {
    await page.goto(`${origin}/${path}`);
    await page.getByRole('button', { name: button }).click();
    const imprint = page.getByRole('dialog').or(page.getByRole('menu')).getByText('Legal notice', { exact: true });
    await expect.poll(async () => (await imprint.boundingBox())?.y, path).toBeLessThan(2 * 740);
    await imprint.click();
    await expect(page.getByRole('heading', { name: 'LEGAL NOTICE' }), path).toBeVisible();
  }
});

/** The links to profiles, on any page. */
const linksToProfiles = (page: Page) => page.getByRole('main').locator('a[href*="/member-profile/profile/"]');

/** Opens profiles, one after the other, by day two, and expects to come back each time to the card as it was. */
async function expectSameCards(page: Page, title: string | RegExp, count: number, indexes: readonly number[]) {
  for (const index of isFullMatrix ? indexes : indexes.slice(0, 2)) {
    const link = linksToProfiles(page).nth(index);
    // Scrolling ends the restoring of the position.
    await page.mouse.wheel(0, 1);
    await expect(linksToProfiles(page)).toHaveCount(count);
    const href = await link.getAttribute('href');
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // The focus scrolls too, where a card is higher than the window.
    await link.focus();
    await settled(page);
    const top = await readTop(link);
    await link.press('Enter');
    await page.waitForURL(`**${href}`);
    await expectTop(page);
    await page.goBack();
    await expect(pageHeading(page)).toHaveText(title);
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', href!);
    await settled(page);
    await expect.poll(async () => Math.abs((await readTop(link)) - top)).toBeLessThanOrEqual(2);
    await expect(linksToProfiles(page)).toHaveCount(count);
  }
}
const readTop = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);

for (const [size, scale, viewport] of [
  ['a desktop', '1', { width: 1280, height: 720 }],
  ['a narrow window with the largest text', '2', { width: 320, height: 640 }],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('Back leads to the same card, profile after profile', { tag: '@rule' }, async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
      await page.evaluate((value) => document.documentElement.style.setProperty('--text-scale', value), scale);
      for (const count of [20, 26]) {
        await page.getByRole('button', { name: translate('Show more people') }).press('Enter');
        await expect(linksToProfiles(page)).toHaveCount(count);
      }
      await expectSameCards(page, 'Your matches', 26, [25, 2, 14, 21, 9, 18]);
      await page.goto(`${origin}/membership-area/home`);
      await expect(linksToProfiles(page)).toHaveCount(6);
      await page.evaluate((value) => document.documentElement.style.setProperty('--text-scale', value), scale);
      await expectSameCards(page, /./, 6, [0, 5, 1, 4, 2, 3]);
    });
  });
}

ownPageTest(
  'reloading loses neither the length of a list nor the place in it',
  { tag: '@rule' },
  async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
    const links = linksToProfiles(page);
    for (const count of [20, 26]) {
      await page.getByRole('button', { name: translate('Show more people') }).press('Enter');
      await expect(links).toHaveCount(count);
    }
    const link = links.nth(23);
    const href = await link.getAttribute('href');
    const expectPlace = async () => {
      await expect(links).toHaveCount(26);
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('href', href!);
      await expect(link).toBeInViewport();
    };
    await link.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.reload();
    const browse = page.getByRole('navigation', { name: translate('Browse profiles') });
    await expect(browse.getByRole('link', { name: new RegExp(`^${translate('Previous')} ?: `) })).toBeVisible();
    await page.goBack();
    await expectPlace();
    await page.reload();
    await expectPlace();

    const release = await holdRequests(page, ({ pathname }) => pathname.startsWith('/api/match'));
    const clock = await stopClock(page, () => page.reload());
    await clock.runFor(SETTLE_MS);
    release();
    await clock.runOn();
    await expectPlace();
  },
);

test('from a list, a profile leads to the next person and back to their card', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches?contactFilter=2');
  const links = linksToProfiles(page);
  await expect(links).toHaveCount(10);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const browse = page.getByRole('navigation', { name: translate('Browse profiles') });
  const next = browse.getByRole('link', { name: new RegExp(`^${translate('Next')} ?: `) });
  await links.nth(8).press('Enter');
  await page.waitForURL(`**${addresses[8]}`);
  await next.press('Enter');
  await page.waitForURL(`**${addresses[9]}`);
  await expect(pageHeading(page)).toBeFocused();
  // The next person is on the following page of the list.
  const fetched = page.waitForRequest((request) => request.url().includes('/matches/?'));
  await browse.getByRole('button', { name: translate('Next') }).click();
  const request = await fetched;
  expect(new URL(request.url()).searchParams.get('contactFilter')).toBe('2');
  await expect(page).not.toHaveURL(new RegExp(`${addresses[9]}$`));
  const eleventh = new URL(page.url()).pathname;
  await expect(browse.getByRole('link', { name: new RegExp(`^${translate('Previous')} ?: `) })).toHaveAttribute(
    'href',
    addresses[9]!,
  );
  await browse.getByRole('link', { name: translate('Back to matches') }).click();
  await expect(page).toHaveURL(/matches\?contactFilter=2$/);
  await expect(page.locator(`a[href="${eleventh}"]`)).toBeFocused();
  await expect(page.locator(`a[href="${eleventh}"]`)).toBeInViewport();
  await page.goto(origin + eleventh);
  await expect(browse.getByRole('link')).toHaveText([translate('See all matches')]);
});

for (const [gesture, touch] of [
  ['a pointer rests on', (link: Locator) => link.hover()],
  ['the focus rests on', (link: Locator) => link.focus()],
] as const) {
  ownPageTest(`a link that ${gesture} fetches its page and the data of it, once`, async ({ page, origin, sandbox }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
    await expect(page.locator('main article').first()).toBeVisible();
    const chunk = page.waitForRequest(/\/assets\/chat-/);
    const link = headerLink(page, /^Messages/);
    await touch(link);
    await chunk;
    await expect.poll(() => countCalls(sandbox, 'fetchConversations')).toBe(1);
    await link.click();
    await expect(pageHeading(page)).toHaveText('Messages');
    await expectCalls(page, sandbox, 'fetchConversations', 1);
  });
}
