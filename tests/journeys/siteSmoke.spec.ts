import { signOut } from '../browser/memberActions.ts';
import { expect, test as ownPageTest, signInByForm, sharedPageTest as test } from '../browser/siteTest.ts';
import { journeySites } from '../browser/testSites.ts';

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test.describe('before any script', () => {
      ownPageTest.use({ javaScriptEnabled: false });
      ownPageTest('the page shows logo, name and words in the colours of the theme', async ({ page, origin, site }) => {
        await page.goto(origin);
        const logo = page.locator('.boot-logo');
        await expect(logo).toBeVisible();
        expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
        expect((await logo.getAttribute('alt'))?.toLowerCase()).toBe(site.brand);
        await expect(page.getByRole('status')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(site.locale);
      });
    });

    test('signs in and sees matches, visitors and messages, in the language of the site', async ({
      page,
      origin,
      translate,
      pageLog,
      site,
    }) => {
      await page.goto(origin);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(site.brand, 'i'));
      await signInByForm(page, { origin, translate });
      for (const heading of ['Your matches', 'Your visitors', 'Your messages']) {
        await expect(page.getByRole('heading', { name: translate(heading) })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: translate('View profile') })).toHaveCount(6);
      await expect(page).toHaveTitle(new RegExp(`${translate('Home')} – ${site.brand}`, 'i'));
      const toApi = pageLog.requests
        .filter((url) => new URL(url).origin !== origin)
        .map((url) => new URL(url).pathname);
      expect(toApi).toEqual(
        expect.arrayContaining(['/api/auth/login', '/api/config/user', '/api/dashboard/counter/new']),
      );
    });

    test('a wrong password is told in a notice that has the focus, and nothing typed is lost', async ({
      page,
      origin,
      translate,
    }) => {
      await page.goto(`${origin}/login`);
      await page.getByLabel(translate('E-mail address')).fill('complete@sandbox.example');
      await page.getByLabel(translate('Password'), { exact: true }).fill('not the password');
      await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${translate('Error: {title}', { title: '' })}`));
      await expect(page.getByLabel(translate('E-mail address'))).toHaveValue('complete@sandbox.example');
    });

    test('empty fields are named in a focused summary, each with a way to it', async ({ page, origin, translate }) => {
      await page.goto(`${origin}/login`);
      await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: translate('Enter your password.') }).click();
      await expect(page.getByLabel(translate('Password'), { exact: true })).toBeFocused();
    });

    test('a sign-in link can be asked for instead of a password', async ({ page, origin, translate }) => {
      await page.goto(`${origin}/login`);
      await page.getByLabel(translate('E-mail address')).fill('complete@sandbox.example');
      await page.getByRole('button', { name: translate('E-mail me a sign-in link') }).click();
      await expect(page.getByText('complete@sandbox.example')).toBeVisible();
      await expect(page.getByRole('button', { name: translate('Send the link again') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      for (const goBack of [
        () => page.goBack(),
        () => page.getByRole('button', { name: translate('Go back to sign in') }).click(),
      ]) {
        await goBack();
        await expect(page.getByLabel(translate('E-mail address'))).toHaveValue('complete@sandbox.example');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.goForward();
        await expect(page.getByText('complete@sandbox.example')).toBeVisible();
      }
    });

    test('signing out forgets the member, in other tabs too', async ({ page, context, origin, translate }) => {
      await signInByForm(page, { origin, translate });
      const other = await context.newPage();
      await other.goto(`${origin}/membership-area/home`);
      await expect(other.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
      await signOut(page, { origin });
      await expect(other).toHaveURL(/\/login/);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('eyJ');
      await page.goto(`${origin}/membership-area/home`);
      await expect(page).toHaveURL(/\/login/);
    });

    test('the legal texts open in a dialog and close by key, button and backdrop', async ({
      page,
      origin,
      translate,
    }) => {
      await page.goto(`${origin}/login`);
      const dialog = page.getByRole('dialog');
      for (const [link, heading] of [
        ['Imprint', 'IMPRINT'],
        ['Privacy policy', 'PRIVACY POLICY'],
        ['Terms and conditions', 'TERMS AND CONDITIONS'],
      ] as const) {
        const opener = page.getByRole('contentinfo').getByText(translate(link), { exact: true });
        await opener.click();
        await expect(dialog.getByRole('heading', { name: translate(heading), exact: true })).toBeVisible();
        await expect(dialog.locator('p').first()).toBeVisible();
        if (link === 'Imprint') {
          await expect(dialog).toContainText('Beispiel Begegnungen GmbH');
          await page.keyboard.press('Escape');
        } else if (link === 'Privacy policy')
          await dialog
            .getByRole('button', { name: translate('Close') })
            .first()
            .click();
        else await page.mouse.click(3, 3);
        await expect(dialog).toHaveCount(0);
      }
    });

    test('an address that no page has says so and leads back', async ({ page, origin, translate }) => {
      await page.goto(`${origin}/no/such/page`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('We cannot find this page'));
      await page
        .getByRole('link', { name: translate('Go back to sign in') })
        .or(page.getByRole('link', { name: translate('Go to the start page') }))
        .first()
        .click();
      await expect(page).toHaveURL(/\/login/);
    });

    test('a small screen has the menu behind one button', async ({ page, origin, translate }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await signInByForm(page, { origin, translate });
      await page.getByRole('button', { name: translate('Menu') }).click();
      const menu = page.getByRole('dialog');
      for (const place of [
        'Home',
        'Matches',
        'Messages',
        'Visitors',
        'Online users',
        'Profile',
        'Preferences',
        'My account',
        'Logout',
      ]) {
        await expect(menu.getByRole('link', { name: new RegExp(`^${translate(place)}`) })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    test('the text grows and stays grown', async ({ page, origin, translate }) => {
      await page.goto(`${origin}/login`);
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      const before = await size();
      for (let press = 0; press < 5; press++) await page.getByRole('button', { name: translate('Larger') }).click();
      expect(await size()).toBeCloseTo(before * 2, 0);
      await page.reload();
      await expect.poll(size).toBeCloseTo(before * 2, 0);
      await page.setViewportSize({ width: 320, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
