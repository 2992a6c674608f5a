import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../browser/siteTest.ts';
import { journeySites } from '../browser/testSites.ts';

/** All script that the sign-in page loads may have so many bytes, packed by gzip at its best. */
const MAX_SCRIPT_BYTES = 180_000;

const isDeferredCatalogue = (url: string) => /\/catalogue-\w+-deferred-/.test(url);

/** Opens the sign-in page and gives the scripts that it asked for by itself, until its form can be used and after. */
async function openSignIn(page: Page, origin: string): Promise<Response[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(`${origin}/login`);
  await expect(page.locator('input[type=password]')).toBeEditable();
  await page.waitForLoadState('networkidle');
  return answers.filter((answer) => new URL(answer.url()).pathname.endsWith('.js'));
}

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('sign-in loads little script, and no texts that only members see', async ({ page, origin, site }) => {
      const scripts = await openSignIn(page, origin);
      const packed = await Promise.all(scripts.map(async (one) => gzipSync(await one.body(), { level: 9 }).length));
      const total = packed.reduce((sum, bytes) => sum + bytes, 0);
      console.log(`${site.brand}.${site.domain}: ${total} bytes in ${scripts.length} scripts`);
      expect(scripts.length).toBeGreaterThan(3);
      expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      expect(scripts.map((one) => one.url()).filter(isDeferredCatalogue)).toEqual([]);
    });

    test('what opens over sign-in has its texts from the first moment', async ({ page, origin, translate }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        ({ href }) => isDeferredCatalogue(href),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await openSignIn(page, origin);
      await page.evaluate(() => {
        new MutationObserver((_, observer) => {
          const words = document.querySelector('dialog')?.textContent;
          if (!words) return;
          observer.disconnect();
          document.documentElement.dataset.firstWords = words;
        }).observe(document, { childList: true, subtree: true });
      });
      const parts = [isDeferredCatalogue, (url: string) => /\/privacydialog-/.test(url)];
      const asked = parts.map((isPart) => page.waitForRequest((request) => isPart(request.url())));
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: translate('Privacy choices') })
        .click();
      await Promise.all(asked);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-first-words', new RegExp(translate('Usage statistics')));
    });
  });
}
