import { journeySites } from '../../scripts/screenshots/sampleSites.ts';
import { fetchToken } from '../../scripts/screenshots/sandboxControl.ts';
import { writeToken } from '../../scripts/screenshots/signIn.ts';
import { settled } from '../browser/settled.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('the footer has the same links on every page', async ({ page, origin, sandbox, translate, site }) => {
      const expectLinks = async (path: string) => {
        await page.goto(origin + path);
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
      await expectLinks('/login');
      await expect(page.getByRole('contentinfo').getByRole('button', { name: translate('Larger text') })).toBeVisible();
      await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
      for (const path of ['home', 'matches', 'messages', 'my-account', 'user-profile/profile'])
        await expectLinks(`/membership-area/${path}`);
    });
  });
}
