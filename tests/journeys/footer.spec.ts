import { journeySites } from '../../scripts/screenshots/sampleSites.ts';
import { fetchToken } from '../../scripts/screenshots/sandboxControl.ts';
import { writeToken } from '../../scripts/screenshots/signIn.ts';
import { pageHeading } from '../browser/memberActions.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('the footer has the same links on every page', async ({ page, origin, sandbox, translate, site }) => {
      const links = ['Imprint', 'Privacy policy', 'Terms and conditions', 'Help and support'].map((name) =>
        translate(name),
      );
      const readLinks = async () => {
        await expect(pageHeading(page).first()).toBeVisible();
        const entries = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
        await expect(entries.first()).toBeVisible();
        return entries.allInnerTexts();
      };
      await page.goto(`${origin}/login`);
      const first = await readLinks();
      expect(first.slice(0, 4)).toEqual(links);
      expect(first.at(-1)).toBe(translate('Privacy choices'));
      expect(first).toHaveLength(site.key === 'german' ? 6 : 5);
      await expect(page.getByRole('contentinfo').getByRole('button', { name: translate('Larger text') })).toBeVisible();
      await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
      for (const path of ['home', 'matches', 'messages', 'my-account', 'user-profile/profile']) {
        await page.goto(`${origin}/membership-area/${path}`);
        expect(await readLinks(), path).toEqual(first);
      }
    });
  });
}
