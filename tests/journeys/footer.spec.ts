// Tags: @shell/footer
import { journeySites } from '../../scripts/local/screenshots/sampleSites.ts';
import { fillSignInForm, goInApp, openSignIn } from '../../scripts/local/screenshots/signIn.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('the footer has the same links on every page', async ({ page, origin, translate, site }) => {
      const expectLinks = async (path: string) => {
        await settled(page);
        await expect(page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem'), path).toHaveText(
          [
            'Imprint',
            'Privacy policy',
            'Terms and conditions',
            'Accessibility',
            'Safety',
            'Help and support',
            'Cancel contract',
            ...(site.key === 'german' ? ['Withdraw from contract'] : []),
            'Privacy choices',
          ].map((name) => translate(name)),
          { useInnerText: true },
        );
      };
      await openSignIn(page, origin);
      await expectLinks('/login');
      await expect(page.getByRole('contentinfo').getByRole('button', { name: translate('Larger text') })).toBeVisible();
      await fillSignInForm(page, translate);
      await expect(page).toHaveURL(`${origin}/membership-area/home`);
      for (const path of ['home', 'matches', 'messages', 'my-account', 'user-profile/profile']) {
        await goInApp(page, `/membership-area/${path}`);
        await expectLinks(path);
      }
    });
  });
}
