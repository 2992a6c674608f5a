// Tags: @password-reset
import { emailOf, fetchNewestEmailLink } from '../../scripts/local/screenshots/sandboxControl.ts';
import { fillSignInForm, openSignIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading, signOut } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

test.describe('a new password', () => {
  test('can be requested, is set once, and signs in', async ({ page, origin, sandbox, translate }) => {
    await openSignIn(page, origin);
    await page.getByLabel('Email address').fill(emailOf('premium'));
    await page.getByRole('link', { name: 'I forgot my password' }).click();
    await expect(pageHeading(page)).toHaveText('Set a new password');
    await expect(page).toHaveURL(`${origin}/resetPassword`);
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('premium'));
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText(emailOf('premium'))).toBeVisible();
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByLabel('Email address').fill(emailOf('complete'));
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText(emailOf('complete'))).toBeVisible();
    const address = await fetchNewestEmailLink(sandbox);
    await page.goto(address);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('alert')).toContainText(/at least 10 characters/);
    await page.getByLabel('New password').fill('three quiet harbours');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(pageHeading(page)).toHaveText('Hello, Margaret');

    await signOut(page);
    await page.goto(address);
    await expect(pageHeading(page)).toHaveText('This link no longer works');
    await page.getByRole('link', { name: 'Go back to sign in' }).click();
    await fillSignInForm(page, translate, emailOf('complete'), 'three quiet harbours');
    await expect(page).toHaveURL(`${origin}/membership-area/home`);
  });

  for (const token of ['abc', 'a%2Fb', 'x'.repeat(3000)]) {
    test(`is not offered for an invalid link: ${token.slice(0, 8)}`, async ({ page, origin }) => {
      await page.goto(`${origin}/resetPassword/${token}`);
      await expect(pageHeading(page)).toHaveText('This link no longer works');
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page).toHaveURL(`${origin}/resetPassword`);
      await expect(page.getByLabel('Email address')).toBeVisible();
    });
  }
});
