// Tags: @createMessageLoader.ts @SignInPage.tsx
import type { Page, Response } from '@playwright/test';
import { journeySites } from '../../scripts/local/screenshots/sampleSites.ts';
import { holdRequests } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

const isDeferredCatalogue = (url: string) => /\/catalogue-[\w-]+-deferred-/.test(url);
const isRareCatalogue = (url: string) => /\/catalogue-[\w-]+-rare-/.test(url);

/** Opens the sign-in page; gives the answers to all scripts that it loads without an action of the guest. */
async function openSignIn(page: Page, origin: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(`${origin}/login`);
  await expect(page.locator('input[type=password]')).toBeEditable();
  await settled(page);
  return responses.filter((response) => new URL(response.url()).pathname.endsWith('.js'));
}

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    ownPageTest('sign-in loads no texts that only members see', async ({ page, origin }) => {
      const scripts = await openSignIn(page, origin);
      expect(scripts.length).toBeGreaterThan(3);
      const urls = scripts.map((script) => script.url());
      expect(urls.filter((url) => isDeferredCatalogue(url) || isRareCatalogue(url))).toEqual([]);
    });

    ownPageTest('a dialog over sign-in has its texts when it opens', async ({ page, origin, translate }) => {
      const release = await holdRequests(page, ({ href }) => isRareCatalogue(href));
      await openSignIn(page, origin);
      await page.evaluate(() => {
        new MutationObserver((_, observer) => {
          const text = document.querySelector('dialog')?.textContent;
          if (!text) return;
          observer.disconnect();
          document.documentElement.dataset.firstText = text;
        }).observe(document, { childList: true, subtree: true });
      });
      const neededFiles = [isDeferredCatalogue, isRareCatalogue, (url: string) => /\/privacychoicesdialog-/.test(url)];
      const requested = neededFiles.map((matches) => page.waitForRequest((request) => matches(request.url())));
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: translate('Privacy choices') })
        .click();
      await Promise.all(requested);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-first-text', new RegExp(translate('Usage statistics')));
    });
  });
}
