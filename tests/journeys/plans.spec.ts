// Tags: @premium
import type { Page } from '@playwright/test';
import { openPlansForSomebody } from '../../scripts/local/screenshots/screens/paymentScreens.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading, readBottom, readBox } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';
import type { TestSiteKey } from '../browser/testPortsAndFolders.ts';

const plans = '/premium-plans/plans';

/** What a price says of three months, and what is saved by six, on a phone or a desk. */
const sites: Readonly<
  Record<'german' | 'american' | 'french', { width: number; height: number; terms: string; saving: string }>
> = {
  german: {
    ...{ width: 360, height: 740 },
    terms:
      '149,70 € für 3 Monate, inkl. Mehrwertsteuer. Danach läuft es weiter, für 149,70 € je 3 Monate. Dann können Sie jederzeit kündigen: Einen Monat später ist Schluss, und den Rest erstatten wir.',
    saving: 'Sie sparen 30 % (90,00 €) gegenüber dem 3-Monats-Preis.',
  },
  american: {
    ...{ width: 1440, height: 900 },
    terms:
      '$149.70 for 3 months, taxes included. If you agree to it, it then renews automatically for $149.70 every 3 months, unless you cancel before then.',
    saving: 'You save 30% ($90.00) on the 3-month price.',
  },
  french: {
    ...{ width: 360, height: 740 },
    terms:
      '149.70 CHF pour 3 mois, TVA comprise. Ensuite, Premium continue à 149.70 CHF par période de 3 mois. Vous pouvez résilier à tout moment, dès le premier jour : Premium se termine aussitôt, et nous vous remboursons le reste.',
    saving: 'Vous économisez 30% (90.00 CHF) par rapport à la formule de 3 mois.',
  },
};

const chosen = (page: Page) => page.getByRole('radio', { checked: true });
const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: /\d/ });

/** The first price stands in the window as it opens, above the bar with the button and below no picture of the page. */
async function expectPriceInSight(page: Page): Promise<void> {
  const price = page.getByRole('radiogroup').locator('strong').first();
  await expect(price).toBeInViewport({ ratio: 1 });
  await settled(page);
  await expect(async () => {
    expect(await readBottom(price)).toBeLessThan((await readBox(goOn(page))).y);
    const { y } = await readBox(price);
    for (const picture of await page.locator('main img[src^="/assets/"][width]').filter({ visible: true }).all()) {
      expect((await readBox(picture)).y).toBeGreaterThan(y);
    }
  }).toPass();
}
/** Text with spaces of any kind, as `Intl` puts them. */
const toPattern = (start: string) => new RegExp(`^${start.split(' ').map(RegExp.escape).join('\\s')}`);

for (const [siteKey, { width, height, terms, saving }] of Object.entries(sites)) {
  test.describe(siteKey, () => {
    test.use({ siteKey: siteKey as TestSiteKey, viewport: { width, height } });

    test('the recommended term is chosen, each price says what the law wants, and one button goes on', {
      tag: '@rule',
    }, async ({ page, origin, sandbox, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'complete', plans);
      await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^6 \\S+ ${translate('Recommended')} `));
      if (width < 720) await expectPriceInSight(page);
      const [short, middle] = await page.getByRole('radio').all();
      await expect(short!).toHaveAccessibleDescription(toPattern(terms));
      await expect(middle!).toHaveAccessibleDescription(toPattern(saving));

      // Arrow keys choose and do not go on.
      await chosen(page).press('ArrowUp');
      await expect(short!).toBeChecked();
      await expect(goOn(page)).toHaveAccessibleName(/3/);
      await expect(page).toHaveURL(origin + plans);
      await page.getByRole('radiogroup').locator('label').nth(2).click();
      await expect(goOn(page)).toHaveAccessibleName(/12/);
      await goOn(page).click();
      await expect(page).toHaveURL(`${origin}/premium-plans/checkout`);
      await expect(page.getByRole('main')).toContainText(/298[.,]80/);
      await page.goBack();
      await expect(chosen(page)).toHaveAccessibleName(/^12 /);
    });

    test('from the paywall, the plans begin with the person that the member wanted to write to', {
      tag: '@rule',
    }, async ({ page, origin, sandbox, translate }) => {
      const name = await openPlansForSomebody({ page, origin, sandbox, translate });
      await expect(pageHeading(page)).toHaveText(translate('With Premium you can write to {person}', { person: name }));
      await expect(page.locator('main h1 ~ *, main img').first()).toBeVisible();
      await expect(page.getByRole('link', { name: translate('Back to {name}', { name }) })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole('link', { name: translate('Go to my matches and send a smile') })).toHaveCount(0);
    });
  });
}
