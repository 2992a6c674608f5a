import { expect, keptPageTest as test } from './journey.ts';
import { journeySites } from './sites.ts';
import { enter, keepToken, misbehave, tokenOf } from './visits.ts';

// What every member sees on every page, where sites differ in it.

for (const { key } of journeySites) {
  test.describe(key, () => {
    test.use({ siteKey: key });

    test('numbers stop at 99, and sites that prefer it show only a dot', async ({
      page,
      origin,
      sandbox,
      say,
      site,
    }) => {
      const data = { matches: 250, visitors: 0, conversations: 7, online: 99 };
      await misbehave(sandbox, { call: 'fetchCounters', kind: 'body', body: { data }, times: 0 });
      await enter(page, { origin, sandbox }, 'complete');
      const link = (place: string) =>
        page
          .getByRole('navigation', { name: say('Main places') })
          .getByRole('link', { name: new RegExp(`^${say(place)}`) });
      await expect(link('Matches')).toContainText(say('{count} new', { count: '99+' }));
      await expect(link('Messages')).toContainText(say('{count} new', { count: '7' }));
      await expect(link('Visitors')).toHaveText(say('Visitors'));
      const shown = await link('Matches')
        .locator('[aria-hidden=true]')
        .allInnerTexts()
        .then((texts) => texts.join(''));
      expect(shown).toBe(site.key === 'french' ? '' : '++');
      await expect(page).toHaveTitle(new RegExp(`${site.brand} \\(.*99\\+.*\\)$`, 'i'));
    });

    test('the footer is the same on every page that has one', async ({ page, origin, sandbox, say, site }) => {
      const links = ['Imprint', 'Privacy policy', 'Terms and conditions', 'Help and support'].map((name) => say(name));
      const read = async () => {
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const entries = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
        await expect(entries.first()).toBeVisible();
        return entries.allInnerTexts();
      };
      await page.goto(`${origin}/login`);
      const first = await read();
      expect(first.slice(0, 4)).toEqual(links);
      expect(first.at(-1)).toBe(say('Privacy choices'));
      expect(first).toHaveLength(site.key === 'german' ? 6 : 5);
      await expect(page.getByRole('contentinfo').getByRole('button', { name: say('Larger') })).toBeVisible();
      await keepToken(page, origin, await tokenOf(sandbox, 'complete'));
      for (const place of ['home', 'matches', 'messages', 'my-account', 'user-profile/profile']) {
        await page.goto(`${origin}/membership-area/${place}`);
        expect(await read(), place).toEqual(first);
      }
    });
  });
}
