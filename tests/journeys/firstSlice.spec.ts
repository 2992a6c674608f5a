import { expect, test as ownPageTest, signIn, keptPageTest as test } from './journey.ts';
import { journeySites } from './sites.ts';
import { leave } from './visits.ts';

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
      say,
      watch,
      site,
    }) => {
      await page.goto(origin);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(site.brand, 'i'));
      await signIn(page, { origin, say });
      for (const heading of ['Your matches', 'Your visitors', 'Your messages']) {
        await expect(page.getByRole('heading', { name: say(heading) })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: say('View profile') })).toHaveCount(6);
      await expect(page).toHaveTitle(new RegExp(`${say('Home')} – ${site.brand}`, 'i'));
      const toApi = watch.requests.filter((url) => new URL(url).origin !== origin).map((url) => new URL(url).pathname);
      expect(toApi).toEqual(
        expect.arrayContaining(['/api/auth/login', '/api/config/user', '/api/dashboard/counter/new']),
      );
    });

    test('a wrong password is told in a notice that has the focus, and nothing typed is lost', async ({
      page,
      origin,
      say,
    }) => {
      await page.goto(`${origin}/login`);
      await page.getByLabel(say('E-mail address')).fill('complete@sandbox.example');
      await page.getByLabel(say('Password'), { exact: true }).fill('not the password');
      await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${say('Error: {title}', { title: '' })}`));
      await expect(page.getByLabel(say('E-mail address'))).toHaveValue('complete@sandbox.example');
    });

    test('empty fields are named in a focused summary, each with a way to it', async ({ page, origin, say }) => {
      await page.goto(`${origin}/login`);
      await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: say('Enter your password.') }).click();
      await expect(page.getByLabel(say('Password'), { exact: true })).toBeFocused();
    });

    test('a sign-in link can be asked for instead of a password', async ({ page, origin, say }) => {
      await page.goto(`${origin}/login`);
      await page.getByLabel(say('E-mail address')).fill('complete@sandbox.example');
      await page.getByRole('button', { name: say('E-mail me a sign-in link') }).click();
      await expect(page.getByText('complete@sandbox.example')).toBeVisible();
      await expect(page.getByRole('button', { name: say('Send the link again') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      for (const goBack of [
        () => page.goBack(),
        () => page.getByRole('button', { name: say('Go back to sign in') }).click(),
      ]) {
        await goBack();
        await expect(page.getByLabel(say('E-mail address'))).toHaveValue('complete@sandbox.example');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.goForward();
        await expect(page.getByText('complete@sandbox.example')).toBeVisible();
      }
    });

    test('signing out forgets the member, in other tabs too', async ({ page, context, origin, say }) => {
      await signIn(page, { origin, say });
      const other = await context.newPage();
      await other.goto(`${origin}/membership-area/home`);
      await expect(other.getByRole('heading', { name: say('Your matches') })).toBeVisible();
      await leave(page, { origin });
      await expect(other).toHaveURL(/\/login/);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('eyJ');
      await page.goto(`${origin}/membership-area/home`);
      await expect(page).toHaveURL(/\/login/);
    });

    test('the legal texts open in a dialog and close by key, button and backdrop', async ({ page, origin, say }) => {
      await page.goto(`${origin}/login`);
      const dialog = page.getByRole('dialog');
      for (const [link, heading] of [
        ['Imprint', 'IMPRINT'],
        ['Privacy policy', 'PRIVACY POLICY'],
        ['Terms and conditions', 'TERMS AND CONDITIONS'],
      ] as const) {
        const opener = page.getByRole('contentinfo').getByText(say(link), { exact: true });
        await opener.click();
        await expect(dialog.getByRole('heading', { name: say(heading), exact: true })).toBeVisible();
        await expect(dialog.locator('p').first()).toBeVisible();
        if (link === 'Imprint') {
          await expect(dialog).toContainText('Beispiel Begegnungen GmbH');
          await page.keyboard.press('Escape');
        } else if (link === 'Privacy policy')
          await dialog
            .getByRole('button', { name: say('Close') })
            .first()
            .click();
        else await page.mouse.click(3, 3);
        await expect(dialog).toHaveCount(0);
      }
    });

    test('an address that no page has says so and leads back', async ({ page, origin, say }) => {
      await page.goto(`${origin}/no/such/page`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('We cannot find this page'));
      await page
        .getByRole('link', { name: say('Go back to sign in') })
        .or(page.getByRole('link', { name: say('Go to the start page') }))
        .first()
        .click();
      await expect(page).toHaveURL(/\/login/);
    });

    test('a small screen has the menu behind one button', async ({ page, origin, say }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await signIn(page, { origin, say });
      await page.getByRole('button', { name: say('Menu') }).click();
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
        await expect(menu.getByRole('link', { name: new RegExp(`^${say(place)}`) })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    test('the text grows and stays grown', async ({ page, origin, say }) => {
      await page.goto(`${origin}/login`);
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      const before = await size();
      for (let press = 0; press < 5; press++) await page.getByRole('button', { name: say('Larger') }).click();
      expect(await size()).toBeCloseTo(before * 2, 0);
      await page.reload();
      await expect.poll(size).toBeCloseTo(before * 2, 0);
      await page.setViewportSize({ width: 320, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
