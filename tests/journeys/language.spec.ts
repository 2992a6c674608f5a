// Tags: @i18n
import { injectFault, overrideData } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { englishButton, pageHeading, unfoldFooter } from '../browser/pageHelpers.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

ownPageTest(
  'another language keeps the page and the typed text, and changes the title',
  async ({ page, origin, translate, site }) => {
    await page.goto(`${origin}/login`);
    await page.getByLabel(translate('Email address')).fill('somebody@example.com');
    await englishButton(page).click();
    await expect(page.getByLabel('Email address')).toHaveValue('somebody@example.com');
    await expect(page).toHaveURL(`${origin}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(new RegExp(`^Sign in – ${site.brand}`, 'i'));
    await page.reload();
    await expect(pageHeading(page)).toContainText('A warm welcome to');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test.describe('texts of the API', () => {
  ownPageTest('replace the compiled texts', async ({ page, origin, sandbox, translate }) => {
    await overrideData(sandbox, 'fetchTranslations', { 'Your matches': 'Handverlesen' });
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expect(page.getByRole('heading', { name: 'Handverlesen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: translate('Your visitors') })).toBeVisible();
    // The texts of another language are fetched when it is chosen.
    await unfoldFooter(page);
    await englishButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your visitors' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Handverlesen' })).toBeVisible();
  });

  ownPageTest('are read in the other form where the first one fails', async ({ page, origin, sandbox }) => {
    await injectFault(sandbox, { call: 'fetchTranslations', kind: 'garbage', times: 0 });
    await overrideData(sandbox, 'fetchTranslationKeys', [
      { translations: { keys: { 'Your matches': 'Handverlesen' } } },
    ]);
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expect(page.getByRole('heading', { name: 'Handverlesen' })).toBeVisible();
  });

  ownPageTest('change nothing when they cannot be loaded', async ({ page, origin, sandbox, translate }) => {
    for (const call of ['fetchTranslations', 'fetchTranslationKeys']) {
      for (const kind of ['garbage', 'status'] as const) await injectFault(sandbox, { call, kind, times: 4 });
    }
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await expect(page.getByRole('heading', { name: translate('Your matches') })).toBeVisible();
  });
});
