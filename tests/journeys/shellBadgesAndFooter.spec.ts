import { fetchToken, injectFault, signInByLink, writeToken } from '../browser/memberActions.ts';
import { expect, sharedPageTest as test } from '../browser/siteTest.ts';
import { journeySites } from '../browser/testSites.ts';

// What every member sees on every page, where sites differ in it.

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('numbers stop at 99, and sites that prefer it show only a dot', async ({
      page,
      origin,
      sandbox,
      translate,
      site,
    }) => {
      const data = { matches: 250, visitors: 0, conversations: 7, online: 99 };
      await injectFault(sandbox, { call: 'fetchCounters', kind: 'body', body: { data }, times: 0 });
      await signInByLink(page, { origin, sandbox }, 'complete');
      const link = (place: string) =>
        page
          .getByRole('navigation', { name: translate('Main places') })
          .getByRole('link', { name: new RegExp(`^${translate(place)}`) });
      await expect(link('Matches')).toContainText(translate('{count} new', { count: '99+' }));
      await expect(link('Messages')).toContainText(translate('{count} new', { count: '7' }));
      await expect(link('Visitors')).toHaveText(translate('Visitors'));
      const shown = await link('Matches')
        .locator('[aria-hidden=true]')
        .allInnerTexts()
        .then((texts) => texts.join(''));
      expect(shown).toBe(site.key === 'french' ? '' : '++');
      await expect(page).toHaveTitle(new RegExp(`${site.brand} \\(.*99\\+.*\\)$`, 'i'));
    });

    test('the footer is the same on every page that has one', async ({ page, origin, sandbox, translate, site }) => {
      const links = ['Imprint', 'Privacy policy', 'Terms and conditions', 'Help and support'].map((name) =>
        translate(name),
      );
      const read = async () => {
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const entries = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
        await expect(entries.first()).toBeVisible();
        return entries.allInnerTexts();
      };
      await page.goto(`${origin}/login`);
      const first = await read();
      expect(first.slice(0, 4)).toEqual(links);
      expect(first.at(-1)).toBe(translate('Privacy choices'));
      expect(first).toHaveLength(site.key === 'german' ? 6 : 5);
      await expect(page.getByRole('contentinfo').getByRole('button', { name: translate('Larger') })).toBeVisible();
      await writeToken(page, origin, await fetchToken(sandbox, 'complete'));
      for (const place of ['home', 'matches', 'messages', 'my-account', 'user-profile/profile']) {
        await page.goto(`${origin}/membership-area/${place}`);
        expect(await read(), place).toEqual(first);
      }
    });
  });
}
