// Tags: @main.tsx @stages
import { pageHeading } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest } from '../browser/siteTest.ts';

ownPageTest(
  'a copy on a foreign host shows only the address of the site, and sends no request to the API',
  async ({ page, origin, sandbox, pageLog }) => {
    const scriptsHeld = Promise.withResolvers<void>();
    await page.route('http://members.copy.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('.js')) await scriptsHeld.promise;
      const response = await route.fetch({ url: origin + pathname });
      await route.fulfill({ response });
    });
    await page.goto('http://members.copy.example/membership-area/home', { waitUntil: 'commit' });
    await expect(pageHeading(page)).toHaveText(/members\.tavelune\.com\.example/);
    await expect(page.locator('.boot')).toBeVisible();
    scriptsHeld.resolve();
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
    await expect(pageHeading(page)).toHaveText(/members\.tavelune\.com\.example/);
    await settled(page);
    const requests = pageLog.requests.splice(0);
    expect(requests.filter((url) => url.startsWith(sandbox))).toEqual([]);
  },
);
