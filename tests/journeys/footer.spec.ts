// Tags: @shell/footer
import { journeySites } from '../../scripts/screenshots/sampleSites.ts';
import { goInApp, openSignedIn } from '../../scripts/screenshots/signIn.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('the footer has the same links on every page', async ({ page, origin, sandbox, translate, site }) => {
      const expectLinks = async (path: string) => {
        await settled(page);
        await expect(page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem'), path).toHaveText(
          [
            'Imprint',
            'Privacy policy',
            'Terms and conditions',
            'Help and support',
            ...(site.key === 'german' ? ['Cancel contract'] : []),
            'Privacy choices',
          ].map((name) => translate(name)),
          { useInnerText: true },
        );
      };
      await page.goto(`${origin}/login`);
      await expectLinks('/login');
      await expect(page.getByRole('contentinfo').getByRole('button', { name: translate('Larger text') })).toBeVisible();
      await openSignedIn(page, { origin, sandbox }, 'complete');
      for (const path of ['home', 'matches', 'messages', 'my-account', 'user-profile/profile']) {
        await goInApp(page, `/membership-area/${path}`);
        await expectLinks(path);
      }
    });
  });
}
