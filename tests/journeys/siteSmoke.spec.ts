// Tags: @sign-in @ProblemSummary.tsx
import { journeySites } from '../../scripts/local/screenshots/sampleSites.ts';
import { emailOf } from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, openSignIn } from '../../scripts/local/screenshots/signIn.ts';
import { openMenu, pageHeading, readRootFontSize, readStorage, signOut } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, signInByForm, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

// What the texts or the values of a site could break, on each site that no other spec proves it on.

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('the home page shows matches, visitors and messages in the language of the site', async ({
      page,
      origin,
      translate,
      pageLog,
      site,
    }) => {
      await page.goto(origin);
      await expect(page).toHaveURL(/\/login/);
      await expect(pageHeading(page)).toContainText(new RegExp(site.brand, 'i'));
      await signInByForm(page, { origin, translate });
      for (const heading of ['Your matches', 'Your visitors', 'Your messages']) {
        await expect(page.getByRole('heading', { name: translate(heading) })).toBeVisible();
      }
      await expect(page.locator('main a[href*="/messages/"]')).toHaveCount(3);
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page).toHaveTitle(new RegExp(`${translate('Home')} – ${site.brand}`, 'i'));
      const apiPaths = pageLog.requests
        .filter((url) => new URL(url).origin !== origin)
        .map((url) => new URL(url).pathname);
      expect(apiPaths).toEqual(
        expect.arrayContaining(['/api/auth/login', '/api/config/user', '/api/dashboard/counter/new']),
      );
    });

    test('the sign-in page names what is wrong with the focus on it, and sends a link', async ({
      page,
      origin,
      translate,
    }) => {
      await openSignIn(page, origin);
      const notice = page.getByRole('alert');
      await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
      await expect(notice).toBeFocused();
      await notice.getByRole('link', { name: translate('Enter your password.') }).click();
      await expect(page.getByLabel(translate('Password'), { exact: true })).toBeFocused();

      await fillSignInForm(page, translate, emailOf('complete'), 'not the password');
      await expect(notice).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${translate('Error: {title}', { title: '' })}`));
      await expect(page.getByLabel(translate('Email address'))).toHaveValue(emailOf('complete'));

      await page.getByRole('button', { name: translate('Email me a sign-in link') }).click();
      await expect(page.getByText(emailOf('complete'))).toBeVisible();
      await expect(page.getByRole('button', { name: translate('Send the link again') })).toBeVisible();
      await expect(pageHeading(page)).toBeFocused();
      for (const goBack of [
        () => page.goBack(),
        () => page.getByRole('button', { name: translate('Go back to sign in') }).click(),
      ]) {
        await goBack();
        await expect(page.getByLabel(translate('Email address'))).toHaveValue(emailOf('complete'));
        await expect(pageHeading(page)).toBeFocused();
        await page.goForward();
        await expect(page.getByText(emailOf('complete'))).toBeVisible();
      }
    });

    // By day one site proves each of these, in session, legalDocuments, routes, shellHeader and displaySettings.
    if (!isFullMatrix) return;

    test('signing out removes all data of the member, in other tabs too', async ({
      page,
      context,
      origin,
      translate,
    }) => {
      await signInByForm(page, { origin, translate });
      const other = await context.newPage();
      await other.goto(`${origin}/membership-area/home`);
      await expect(other.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
      await signOut(page);
      await expect(other).toHaveURL(/\/login/);
      await expect.poll(() => readStorage(page)).not.toContain('eyJ');
      await page.goto(`${origin}/membership-area/home`);
      await expect(page).toHaveURL(/\/login/);
    });

    test('the legal documents open in a dialog, which closes by Escape, button and backdrop', async ({
      page,
      origin,
      translate,
    }) => {
      await openSignIn(page, origin);
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

    test('an unknown address shows an error page with a link to sign-in', async ({ page, origin, translate }) => {
      await page.goto(`${origin}/no/such/page`);
      await expect(pageHeading(page)).toHaveText(translate('We can’t find this page'));
      await page
        .getByRole('link', { name: translate('Go back to sign in') })
        .or(page.getByRole('link', { name: translate('Go to the home page') }))
        .first()
        .click();
      await expect(page).toHaveURL(/\/login/);
    });

    test('a narrow window has the menu behind one button', async ({ page, origin, translate }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await signInByForm(page, { origin, translate });
      const menu = await openMenu(page, translate);
      for (const label of [
        'Home',
        'Matches',
        'Messages',
        'Visitors',
        'Members online',
        'Profile',
        'Preferences',
        'My account',
        'Sign out',
      ]) {
        await expect(menu.getByRole('link', { name: new RegExp(`^${translate(label)}`) })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await settled(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('the text can be doubled, remains so after a reload, and fits 320 px', async ({ page, origin, translate }) => {
      await openSignIn(page, origin);
      const before = await readRootFontSize(page);
      for (let press = 0; press < 5; press++)
        await page.getByRole('button', { name: translate('Larger text') }).click();
      await expect.poll(() => readRootFontSize(page)).toBeCloseTo(before * 2, 0);
      await page.reload();
      await expect.poll(() => readRootFontSize(page)).toBeCloseTo(before * 2, 0);
      await page.setViewportSize({ width: 320, height: 780 });
      await settled(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}
