// Tags: @PictureViewer.tsx @people/profile
import type { Page } from '@playwright/test';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { readBox } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

const gallery = '/membership-area/member-profile/profile/1002/gallery';
const viewer = (page: Page) => page.getByRole('dialog');
/** The picture on show, of which there may be neighbours beside it. */
const picture = (page: Page, number: number) =>
  viewer(page).getByRole('img', { name: new RegExp(`^Picture ${number} of `) });

for (const [title, width, scale] of [
  ['1440 px', 1440, 1],
  ['320 px with text of 200 %', 320, 2],
] as const) {
  test(`by keyboard, from a picture through the viewer and back: ${title}`, async ({ page, origin, sandbox }) => {
    await page.setViewportSize({ width, height: 740 });
    await openSignedIn(page, { origin, sandbox }, 'complete', gallery);
    const opener = page.getByRole('button', { name: /^Enlarge picture 1 of / });
    // The app sets the size that is stored when its layout opens.
    await opener.waitFor();
    await page.evaluate((size) => document.documentElement.style.setProperty('--text-scale', `${size}`), scale);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toHaveAccessibleName(/^\S+, Picture 1 of \d$/);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toHaveAccessibleName(/^\S+, Picture 2 of /);
    await expect(viewer(page).getByRole('heading')).toHaveAttribute('aria-live', 'polite');
    const buttons = viewer(page).getByRole('button');
    await expect(buttons).toHaveText(['Report', 'Close', 'Previous', 'Next', 'Make smaller', 'Enlarge']);
    for (const button of await buttons.all()) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      const { x, y, width: wide, height: tall } = await readBox(button);
      expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(48);
      // The dialog scrolls by whole pixels.
      expect([x >= 0, x + wide <= width, y > -1, y + tall < 741]).toEqual([true, true, true, true]);
    }
    await page.keyboard.press('Enter');
    await expect(buttons.filter({ hasText: 'Make smaller' })).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('by keyboard, from the portrait through the viewer and back', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/member-profile/profile/1002');
  const opener = page.getByRole('button', { name: /^Enlarge the picture of \S/ });
  const address = (await opener.getByRole('img').getAttribute('src'))!;
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toHaveAccessibleName(/^\S+, Picture 1 of \d$/);
  await expect(picture(page, 1)).toHaveAttribute('src', address);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toHaveAccessibleName(/^\S+, Picture 2 of /);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an own picture opens by press and by key', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/gallery');
  const opener = page.getByRole('button', { name: 'Enlarge my picture 2' });
  for (const open of [() => opener.click(), () => opener.press('Enter')]) {
    await open();
    await expect(viewer(page)).toHaveAccessibleName('Picture 2 of 2');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test.skip(({ browserName }) => browserName === 'firefox', 'the driver of Firefox has no fingers');

  ownPageTest(
    'one finger brings the next picture, two fingers enlarge it',
    { tag: '@rule' },
    async ({ page, origin, sandbox }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openSignedIn(page, { origin, sandbox }, 'complete', gallery);
      await page.getByRole('button', { name: /^Enlarge picture 1 of / }).click();
      await expect(picture(page, 1)).toBeVisible();
      await settled(page);
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 300, id })) });
      await touch('touchStart', 320);
      for (const x of [280, 220, 160, 100, 40]) await touch('touchMove', x);
      await touch('touchEnd');
      await expect(viewer(page)).toHaveAccessibleName(/^\S+, Picture 2 of /);
      await settled(page);
      const readWidth = async () => (await readBox(picture(page, 2))).width;
      const before = await readWidth();
      // On another picture: two touches of one within 0.3 s are a double tap.
      await touch('touchStart', 150);
      await touch('touchStart', 150, 210);
      for (const step of [20, 40, 60, 80]) await touch('touchMove', 150 - step, 210 + step);
      await touch('touchEnd');
      await expect.poll(readWidth).toBeGreaterThan(before * 1.5);
    },
  );
});

test('a picture that does not load says so, and the others can be seen', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', gallery);
  const opener = page.getByRole('button', { name: /^Enlarge picture 1 of / });
  const address = (await opener.getByRole('img').getAttribute('src'))!;
  await page.route(address, (route) => route.abort());
  await page.reload();
  await opener.click();
  await expect(viewer(page).getByText('This picture can’t be shown.')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(viewer(page)).toHaveAccessibleName(/^\S+, Picture 2 of /);
  await settled(page);
  await expect(viewer(page).getByText('This picture can’t be shown.')).not.toBeInViewport();
  await expect(picture(page, 2)).toBeVisible();
});
