import { signInByLink } from '../../scripts/screenshots/signIn.ts';
import { navLink, pageHeading } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'german' });

test('usage events are sent from consent until it is withdrawn, and never before or after', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events });
    addEventListener('usage-statistics', ({ detail }: CustomEventInit) => events.push(detail));
  });
  const countEvents = () => page.evaluate(() => (globalThis as { events?: object[] }).events!.length);
  await signInByLink(page, { origin, sandbox }, 'complete');
  const open = async (label: string) => {
    await navLink(page, translate, label).click();
    await expect(pageHeading(page)).toBeFocused();
  };
  const toggleConsent = async () => {
    await page.getByRole('contentinfo').getByText(translate('Privacy choices')).click();
    await page.getByRole('switch', { name: translate('Usage statistics') }).click();
    await page.keyboard.press('Escape');
  };
  await open('Matches');
  expect(await countEvents()).toBe(0);
  await toggleConsent();
  expect(await countEvents()).toBe(0);
  await open('Visitors');
  expect(await countEvents()).toBe(1);
  await toggleConsent();
  await open('Messages');
  expect(await countEvents()).toBe(1);
  expect(
    await page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src'))),
  ).toEqual([expect.stringMatching(/^\/assets\//)]);
});
