// Tags: @shell/notices
import { fillSignInForm, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

ownPageTest(
  'a device that can store nothing gets one notice, until it is closed',
  async ({ page, origin, translate }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    });
    await page.goto(`${origin}/login`);
    const title = translate('Nothing can be remembered on this device');
    const notice = page.getByRole('complementary').filter({ hasText: title });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: translate('Close') }).click();
    await expect(notice).toHaveCount(0);
    await fillSignInForm(page, translate);
    await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

test('every page says so while there is no connection', async ({ page, context, origin, sandbox, translate }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete');
  const notice = page.getByText(translate('You’re offline. What you see may be out of date.'));
  await expect(page.getByRole('banner').getByRole('button', { name: translate('News') })).toBeVisible();
  await settled(page);
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
