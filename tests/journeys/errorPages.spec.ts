// Tags: @error-pages
import { injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

test('an error page has a title, a message, a picture and a link', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  for (const [address, title, link, reached] of [
    ['/error/404', 'We can’t find this page', 'Go to the home page', '/membership-area/home'],
    ['/no/such/page', 'We can’t find this page', 'Go to the home page', '/membership-area/home'],
    ['/error/profile', 'This profile isn’t available', 'See all matches', '/membership-area/matches'],
  ] as const) {
    await goInApp(page, address);
    await expect(pageHeading(page)).toHaveText(title);
    const picture = page.getByRole('main').locator('img, svg').first();
    await expect(picture).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(origin + reached);
  }
});

test('a missing profile leads to its own error page', async ({ page, origin, sandbox }) => {
  await injectFault(sandbox, { call: 'fetchProfile', kind: 'status', status: 404, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/member-profile/profile/1002');
  await expect(page).toHaveURL(`${origin}/error/profile`);
});
