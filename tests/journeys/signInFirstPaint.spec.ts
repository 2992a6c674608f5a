// Tags: @sign-in/compositions @BackgroundImage.css.ts

import { languages } from '../../brands/languages.ts';
import { languageIn } from '../../brands/languageVariants.ts';
import { createTranslator } from '../../scripts/local/screenshots/createTranslator.ts';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { measureLayoutShift, observeLayoutShift } from '../visual/layoutShift.ts';
import { findFirstWindowViolations } from '../visual/pageViolations.ts';
import { requestedScreenChecks } from '../visual/requestedScreenChecks.ts';
import { viewportName, viewports } from '../visual/viewports.ts';

/** Far below 0.1, which counts as good. */
const MAX_LAYOUT_SHIFT = 0.02;
const pageViewports = viewports.slice(1);

for (const [index, site] of sampleSites.entries()) {
  if (!requestedScreenChecks.some((check) => check.site === site)) continue;
  test.describe(() => {
    test.use({ siteKey: site.key });

    for (const view of isFullMatrix ? pageViewports : [pageViewports[index % pageViewports.length]!]) {
      ownPageTest(
        `the sign-in page does not shift while it loads, ${site.key} (${viewportName(view)})`,
        async ({ page, origin, browserName }) => {
          test.skip(browserName === 'firefox', 'Firefox does not measure layout shifts');
          await page.setViewportSize({ width: view.width, height: 800 });
          // Its fonts come from the cache: test machines have none of the local faces that are scaled to stand in for them.
          await page.goto(`${origin}/login`);
          await page.evaluate(() => document.fonts.ready);
          await observeLayoutShift(page);
          await page.goto(`${origin}/login`);
          await expect(pageHeading(page)).toBeVisible();
          const { total, largest } = await measureLayoutShift(page);
          expect(total, largest).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        },
      );
    }

    ownPageTest(`the sign-in page is there without any script, ${site.key}`, async ({ page, origin, translate }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      await page.goto(`${origin}/login`);
      await expect(page).toHaveTitle(new RegExp(` – ${site.brand}$`, 'i'));
      await expect(page.locator('html')).toHaveAttribute('lang', languageIn(site.country, site.locale).tag);
      const logo = page.getByRole('banner').getByRole('img', { name: new RegExp(`^${site.brand}$`, 'i') });
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByLabel(translate('Email address'))).toBeEditable();
      // Sent without the app, the form changes nothing, least of all the address.
      await page.getByLabel(translate('Password'), { exact: true }).fill('secret');
      await page.getByRole('button', { name: translate('Sign in'), exact: true }).click();
      await expect(page).toHaveURL(`${origin}/login`);
      const readPaints = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));
      await expect.poll(readPaints).toContain('first-contentful-paint');
    });
  });
}

/** One site of each way in which picture and form stand to each other. */
const compositions = { beside: 'german', band: 'czech', full: 'polish', over: 'austrian' } as const;

for (const [composition, key] of Object.entries(compositions)) {
  test.describe(`the sign-in page of the composition ${composition}`, () => {
    test.use({ siteKey: key });

    ownPageTest('has its button in the first window, in every language', async ({ page, origin, site, translate }) => {
      await page.goto(`${origin}/login`);
      await settled(page);
      // As for members over 60.
      await page.evaluate(() => document.documentElement.style.setProperty('--root-size', '20px'));
      const texts = ['Email address', 'Password', 'Who would like to meet you?', 'I forgot my password', 'Sign in'];
      const brand = { brand: (await pageHeading(page).innerText()).match(/\S+$/)![0] };
      let shown = translate;
      for (const { tag } of Object.values(languages)) {
        const next = createTranslator(tag, site);
        const wordings: [string, string][] = [
          ...texts.map((text): [string, string] => [shown(text), next(text)]),
          [shown('Welcome to {brand}', { brand: '' }), next('Welcome to {brand}', { brand: '' })],
        ];
        await page.evaluate((pairs) => {
          const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            node.data = pairs.find(([from]) => from === node.data)?.[1] ?? node.data;
          }
        }, wordings);
        shown = next;
        await expect(pageHeading(page)).toHaveText(next('Welcome to {brand}', brand));
        expect.soft(await findFirstWindowViolations(page), `${tag}, ${site.key}`).toEqual([]);
      }
    });
  });
}
