import { expect, password, test } from './journey.ts';

/** A token for one of the sandbox's accounts, as the API would give it. */
async function tokenOf(sandbox: string, stage: string): Promise<string> {
  const response = await fetch(`${sandbox}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${stage}@sandbox.example`, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Opens an address as a member of a stage, signed in by a link as from an e-mail. */
const linkTo = (origin: string, token: string, query = '') => `${origin}/magiclink/${token}${query}`;

const places = [
  '/membership-area/home',
  '/membership-area/matches',
  '/membership-area/online',
  '/membership-area/visitors',
  '/membership-area/messages',
  '/membership-area/user-profile/profile',
  '/membership-area/user-profile/profile/gallery',
  '/membership-area/matches-preferences',
  '/membership-area/my-account',
  '/premium-plans/plans',
  '/error/404',
  '/error/profile',
];

test('every place opens by its address, with its own heading and title', async ({ page, origin, sandbox }) => {
  await page.goto(linkTo(origin, await tokenOf(sandbox, 'complete')));
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
  const titles = new Set<string>();
  for (const place of places) {
    await page.goto(origin + place);
    await expect(page).toHaveURL(new RegExp(place.replaceAll('/', '\\/')));
    await expect(page.getByRole('heading', { level: 1 }).first(), place).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), place).toHaveCount(1);
    await expect(page, place).toHaveTitle(/ – Tavelune/);
    titles.add(await page.title());
  }
  expect(titles.size).toBeGreaterThanOrEqual(places.length - 2);
});

test.describe('where a member belongs', () => {
  for (const [stage, asked, reached] of [
    ['new', '/membership-area/home', '/personality-test/1'],
    ['halfway', '/membership-area/matches', '/personality-test/'],
    ['unconfirmed', '/membership-area/messages', '/confirm-email'],
    // Being led there counts as having been shown them, so only the first time does.
    ['confirmed', null, '/additional-questions'],
    ['complete', '/confirm-email', '/membership-area/matches'],
    ['complete', '/personality-test/3', '/membership-area/home'],
    ['premium', '/premium-plans/plans', '/membership-area/home'],
    ['vital', '/membership-area/home', '/membership-area/matches'],
    ['contact', '/membership-area/home', '/payments-success-info'],
    ['complete', '/error/no-auth', '/membership-area/home'],
    ['complete', '/', '/membership-area/home'],
    ['complete', '/premium-plans', '/premium-plans/plans'],
  ] as const) {
    test(`${stage}: ${asked ?? 'the link'} leads to ${reached}`, async ({ page, origin, sandbox }) => {
      await page.goto(linkTo(origin, await tokenOf(sandbox, stage)));
      await expect(page).not.toHaveURL(/magiclink/);
      if (asked) await page.goto(origin + asked);
      await expect(page).toHaveURL(new RegExp(`^${origin}${reached}`));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
});

test.describe('a link from an e-mail', () => {
  for (const [target, reached] of [
    ['premium', '/premium-plans/plans'],
    ['messages', '/membership-area/messages'],
    ['visitors', '/membership-area/visitors'],
    ['matches', '/membership-area/matches'],
    ['gallery', '/membership-area/user-profile/profile/gallery'],
    ['/membership-area/my-account', '/membership-area/my-account'],
    ['//evil.example', '/membership-area/home'],
    ['logout', '/membership-area/home'],
  ] as const) {
    test(`with the target ${target} leads to ${reached}`, async ({ page, origin, sandbox }) => {
      const token = await tokenOf(sandbox, 'complete');
      await page.goto(linkTo(origin, token, `?target=${encodeURIComponent(target)}`));
      await expect(page).toHaveURL(new RegExp(`^${origin}${reached}`));
    });
  }

  test('keeps its token out of addresses, history, headers and events', async ({ page, origin, sandbox, watch }) => {
    const token = await tokenOf(sandbox, 'complete');
    const seen: string[] = [];
    page.on('request', (request) => {
      const headers = { ...request.headers() };
      if (request.url().startsWith(sandbox)) delete headers.authorization;
      if (request.url() !== linkTo(origin, token))
        seen.push(request.url(), JSON.stringify(headers), request.postData() ?? '');
    });
    page.on('console', (message) => seen.push(message.text()));
    await page.goto(linkTo(origin, token));
    await expect(page).toHaveURL(`${origin}/membership-area/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    seen.push(page.url(), await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + document.referrer));
    await page.goto(`${origin}/membership-area/matches`);
    await page.goBack();
    seen.push(page.url());
    expect(seen.filter((text) => text.includes(token))).toEqual([]);
    expect(watch.requests.length).toBeGreaterThan(5);
  });

  test('that is no good leads to sign-in and says so', async ({ page, origin }) => {
    await page.goto(linkTo(origin, 'not.a.token'));
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/link is no longer good/)).toBeVisible();
  });
});
