// Tags: @dashboard
import { callApi, injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, holdRequests, readBox } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german', viewport: { width: 360, height: 780 } });

const home = '/membership-area/home';
/** Three windows of a phone, with a large portrait and two sentences. */
const MAX_HEIGHT = 2450;

test('says what is new on a short page: messages, the person of the day, other matches, visitors and one step', {
  tag: '@rule',
}, async ({ page, origin, sandbox, translate }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', home);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    ['Your messages', 'Picked for you today', 'Your matches', 'Your visitors'].map((title) => translate(title)),
  );
  await expect(main.locator('a[href*="/messages/"]')).toHaveCount(3);
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(main.getByRole('link', { name: translate('Describe myself') })).toBeVisible();
  await expect(main.getByText(/^(Sie|Ein|Bei) .*beide.*\.$/)).toBeVisible();
  await expect(main.locator('a[href*="/member-profile/"]')).toHaveCount(6);
  await settled(page);
  await expect.poll(async () => (await readBox(main)).height).toBeLessThanOrEqual(MAX_HEIGHT);

  await main.locator('a[href*="/messages/"]').first().click();
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('a portrait leads to the profile, and another match is picked once it has been seen', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', home);
  const portrait = page.getByRole('article').first().getByRole('link').first();
  await settled(page);
  const first = await portrait.getAttribute('href');
  await portrait.click();
  await expect(page).toHaveURL(origin + first);
  await expectCalls(page, sandbox, 'registerView', 1);
  await page.goto(origin + home);
  await settled(page);
  await expect(portrait).not.toHaveAttribute('href', first!);
});

test('nothing moves when the page has been loaded, but what follows the shape that was held free', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  const release = await holdRequests(page, ({ pathname }) => pathname === '/api/dashboard/');
  await openSignedIn(page, { origin, sandbox }, 'complete', home);
  await expect(page.getByRole('main').getByText(translate('Loading your home page …'))).toBeAttached();
  const readTops = () =>
    page.getByRole('main').evaluate((main) => {
      const list = main.querySelector('ul, [aria-hidden] > div > div:nth-child(2)')!;
      return Math.round(list.getBoundingClientRect().top);
    });
  await settled(page);
  const before = await readTops();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await settled(page);
  await expect.poll(readTops).toBe(before);
});

test('without matches, visitors and messages it leads on, and the welcome leads to the matches', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'no-matches', home);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: translate('Change my preferences') })).toBeVisible();
  await expect(main.getByRole('link', { name: translate('See my profile') })).toBeVisible();
  await main
    .getByRole('link', {
      name: new RegExp(translate('A warm welcome! Look at your matches first, and send a smile to somebody you like.')),
    })
    .click();
  await expect(page).toHaveURL(`${origin}/membership-area/matches`);
});

test('a person who has written stays a match', async ({ page, origin, sandbox, translate }) => {
  const dashboard = (await callApi(sandbox, 'complete', '/api/dashboard/')) as {
    matches: { username: string; public_path: string }[];
    messages: { sender: string; public_path: string }[];
  };
  const known = dashboard.matches[0]!;
  const messages = [{ ...dashboard.messages[0], sender: known.username, public_path: known.public_path }];
  await injectFault(sandbox, {
    call: 'fetchDashboard',
    kind: 'body',
    body: { data: { ...dashboard, messages } },
    times: 0,
  });
  await openSignedIn(page, { origin, sandbox }, 'complete', home);
  await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(dashboard.matches.length);
});
