import { openSignedIn } from '../../scripts/screenshots/signIn.ts';
import { expect, test } from '../browser/siteTest.ts';

test('after "Show more people" the first added person has the focus', async ({ page, origin, sandbox, translate }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
  const names = page.locator('article h2');
  await expect(names.first()).toBeVisible();
  const shown = await names.count();
  await page.getByRole('button', { name: translate('Show more people') }).click();
  await expect(names.nth(shown)).toBeFocused();
});
