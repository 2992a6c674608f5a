// Tags: @ui/choices @ui/fields @ui/feedback @ui/overlays
import type { Locator, Page } from '@playwright/test';
import { readBox, setTabHidden } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { stopClock } from '../browser/stopClock.ts';
import { expect, test } from './galleryTest.ts';

const section = (page: Page, name: string) => page.locator(`section[aria-labelledby="section-${name}"]`);
const openGallery = async (page: Page) => {
  await page.goto('/?band=50&lang=en');
  await page.locator('#gallery').waitFor();
};

test.describe('a slider', () => {
  test('moves by keys, by minus and plus, and by pointing at it', { tag: '@rule' }, async ({ page }) => {
    await openGallery(page);
    const field = section(page, 'SliderField');
    const slider = field.getByRole('slider').first();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(slider).toHaveAttribute('aria-valuetext', '172 cm');
    const value = field.getByRole('status').first();
    await expect(value).toHaveText('172 cm');
    await page.keyboard.press('PageDown');
    await expect(slider).toHaveAttribute('aria-valuetext', '165 cm');
    await page.keyboard.press('End');
    await expect(value).toHaveText('210 cm');
    await expect(value).toHaveAttribute('aria-live', 'off');
    await expect(field.getByRole('button', { name: 'One more' }).first()).toHaveAttribute('aria-disabled', 'true');
    await field.getByRole('button', { name: 'One less' }).first().click();
    await expect(slider).toHaveAttribute('aria-valuetext', '209 cm');
    await expect(value).toHaveAttribute('aria-live', 'polite');
    const track = await readBox(slider.locator('xpath=ancestor::*[@data-orientation][last()]'));
    await page.mouse.click(track.x + track.width / 2, track.y + track.height / 2);
    await expect(value).toHaveText('175 cm');
  });

  test('with two thumbs keeps the gap between them', async ({ page }) => {
    await openGallery(page);
    const field = section(page, 'RangeSliderField');
    const [from, to] = [field.getByRole('slider', { name: 'From' }), field.getByRole('slider', { name: 'To' })];
    await from.focus();
    await page.keyboard.press('End');
    await expect(from).toHaveAttribute('aria-valuenow', '57');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageUp');
    await expect(from).toHaveAttribute('aria-valuenow', '57');
    await to.focus();
    await page.keyboard.press('Home');
    await expect(to).toHaveAttribute('aria-valuenow', '62');

    const numbers = ['From', 'To'].map((name) => field.getByRole('group', { name, exact: true }));
    await expect(numbers[0]!.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
    await expect(numbers[1]!.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
    await numbers[0]!.getByRole('button', { name: 'One less' }).click();
    await expect(from).toHaveAttribute('aria-valuenow', '56');
    await numbers[0]!.getByRole('button', { name: 'One more' }).click();
    await expect(from).toHaveAttribute('aria-valuenow', '57');

    await drag(page, from, 600);
    await expect(from).toHaveAttribute('aria-valuenow', '57');
    await expect(to).toHaveAttribute('aria-valuenow', '62');
    await drag(page, to, -600);
    await expect(from).toHaveAttribute('aria-valuenow', '57');
    await expect(to).toHaveAttribute('aria-valuenow', '62');
  });
});

test('every field keeps what is typed from translators', async ({ page }) => {
  await openGallery(page);
  const fields = page.locator(':is(input, textarea):read-write:not([aria-hidden=true])');
  const readTranslated = () =>
    fields.evaluateAll((elements: HTMLElement[]) => elements.filter((field) => field.translate).map(({ id }) => id));
  await expect(fields.first()).toBeVisible();
  await expect.poll(readTranslated).toEqual([]);
});

test.describe('a combobox', () => {
  const town = (page: Page) => page.locator('#town-open');
  const option = (page: Page, name?: string) =>
    section(page, 'Combobox').getByRole('option', name === undefined ? {} : { name });

  test('moves through the options by arrows, and Enter chooses', async ({ page }) => {
    await openGallery(page);
    await town(page).fill('Frei');
    await expect(town(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = option(page, 'Freising');
    await expect(town(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
    await page.keyboard.press('Enter');
    await expect(town(page)).toHaveValue('Freising');
    await expect(town(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(town(page)).toBeFocused();
  });

  test('a press chooses an option, and the focus stays in the field', async ({ page }) => {
    await openGallery(page);
    await town(page).fill('Frei');
    await option(page, 'Freiburg').click();
    await expect(town(page)).toHaveValue('Freiburg im Breisgau');
    await expect(town(page)).toBeFocused();
    await expect(option(page)).toHaveCount(0);
  });
});

test('arrow keys move between options, and only Enter or Space chooses one', async ({ page }) => {
  await openGallery(page);
  for (const name of ['OptionList', 'NumberedScale', 'PictureTiles']) {
    const buttons = section(page, name).getByRole('radiogroup').first().getByRole('radio');
    const chosen = section(page, name).getByRole('radiogroup').first().getByRole('radio', { checked: true });
    const before = await chosen.innerText();
    const tabStop = buttons.and(page.locator('[tabindex="0"]'));
    await expect(tabStop, name).toHaveText(before);
    await buttons.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(buttons.nth(2).and(tabStop), name).toBeFocused();
    await settled(page);
    await expect(chosen, name).toHaveText(before);
    await page.keyboard.press('Enter');
    await expect(buttons.nth(2), name).toBeChecked();
    await expect(chosen, name).toHaveCount(1);
  }
});

test.describe('a toast', () => {
  const words = 'You are looking at a copy of your profile.';
  const toast = (page: Page, hasText = words) => page.getByRole('dialog').filter({ hasText });
  /** The time that the button names. */
  const DURATION_MS = 3000;

  test('does not close while it has the pointer or the focus, or the tab is hidden', async ({ page }) => {
    const clock = await stopClock(page, () => openGallery(page));
    await page.getByRole('button', { name: '3 s' }).click();
    // Its region is in the page for a moment before it.
    await clock.runFor(100);
    await toast(page).hover();
    await clock.runFor(20 * DURATION_MS);
    await expect(toast(page)).toBeVisible();

    await toast(page).getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(5, 5);
    await clock.runFor(20 * DURATION_MS);
    await expect(toast(page)).toBeVisible();

    await setTabHidden(page, true);
    await page.getByRole('button', { name: '3 s' }).focus();
    await clock.runFor(20 * DURATION_MS);
    await expect(toast(page)).toBeVisible();

    await setTabHidden(page, false);
    await clock.runFor(DURATION_MS - 1);
    await expect(toast(page)).toBeVisible();
    await clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
  });

  test('does not close in a tab that was opened in the background', async ({ page }) => {
    const clock = await stopClock(page, () => openGallery(page));
    await setTabHidden(page, true);
    await page.getByRole('button', { name: '3 s' }).press('Enter');
    await clock.runFor(20 * DURATION_MS);
    await expect(toast(page)).toBeVisible();
  });

  test('that is persistent stays until it is closed; Escape closes it', async ({ page }) => {
    const clock = await stopClock(page, () => openGallery(page));
    await page.getByRole('button', { name: 'persistent' }).press('Enter');
    await clock.runFor(20 * DURATION_MS);
    const staying = toast(page, 'We never show your address');
    await expect(staying).toBeVisible();
    await staying.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await clock.runFor(1);
    await expect(staying).toHaveCount(0);
  });

  test('has a link that closes it, and another one takes its place', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'persistent' }).click();
    await expect(page.getByRole('region', { name: 'Notes' })).toHaveAttribute('aria-live', 'polite');
    for (let count = 0; count < 2; count += 1) await page.getByRole('button', { name: '3 s' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await toast(page).getByRole('link').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a menu is operated by keys, returns the focus and reports the choice', async ({ page }) => {
  await openGallery(page);
  const menu = section(page, 'Menu');
  const button = menu.getByRole('button', { name: 'More' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByText('Add to favourites')).toBeVisible();
});

test.describe('a dialog', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Open the dialog' }).last();

  test('keeps the focus, stops the page from scrolling, and releases both', async ({ page }) => {
    await openGallery(page);
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await settled(page);
    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, -2_000);
    await dialog.hover();
    await page.mouse.wheel(0, -2_000);
    await settled(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });

  test('Escape closes only the upper of two', async ({ page }) => {
    await openGallery(page);
    await opener(page).click();
    const inner = page.getByRole('dialog').getByRole('button', { name: 'Open the menu' });
    await inner.click();
    await expect(page.getByRole('dialog').last()).toContainText('We never show your address');
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await settled(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a press on the backdrop closes it, and a drag that ends there does not', async ({ page }) => {
    await openGallery(page);
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
  });
});

async function drag(page: Page, thumb: Locator, by: number): Promise<void> {
  const box = await readBox(thumb);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 5 });
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
