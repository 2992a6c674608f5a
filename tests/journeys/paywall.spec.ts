// Tags: @people/paywall
import type { Page } from '@playwright/test';
import { injectFault } from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/screenshots/signIn.ts';
import { expectCalls, expectNoCall, readBottom, readTexts } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const matches = '/membership-area/matches';

test.describe('on a phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  test('what needs Premium is explained in place, with the smile that is free, and closing changes nothing', async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', matches);
    const smile = page.getByRole('button', { name: translate('Smile'), exact: true });
    const heading = page.getByRole('article').filter({ has: smile }).first().getByRole('heading');
    const [name = ''] = await readTexts(heading.locator('bdi').first());
    const card = page.getByRole('article', { name: (await readTexts(heading))[0]! });
    const more = card.getByRole('button', { name: translate('More'), exact: true });
    const askForFavourite = async () => {
      await more.click();
      await page.getByRole('menuitem', { name: translate('Add to favourites') }).click();
    };
    await askForFavourite();
    await expect(sheet(page)).toHaveAccessibleName(translate('Keep {name} as a favourite', { name }));
    await expect(sheet(page).locator('img')).toBeVisible();
    // It has come to rest at the bottom of the window.
    await expect.poll(() => readBottom(sheet(page))).toBeCloseTo(740, 3);
    await sheet(page)
      .getByRole('button', { name: translate('Send a smile') })
      .click();
    await expect(sheet(page).getByRole('button', { name: translate('Smile sent') })).toBeVisible();
    await expectCalls(page, sandbox, 'sendSmile', 1);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(page).toHaveURL(origin + matches);

    await askForFavourite();
    await expect(sheet(page).getByRole('button', { name: translate('Smile sent') })).toBeVisible();
    await sheet(page)
      .getByRole('link', { name: translate('See prices') })
      .click();
    await expect(page).toHaveURL(`${origin}/premium-plans/plans?feature=1`);
    await expect(sheet(page)).toHaveCount(0);
    await expectNoCall(page, sandbox, 'toggleBookmark');
  });
});

test('a message that needs Premium stays in its field, and a locked one can be asked about', async ({
  page,
  origin,
  sandbox,
}) => {
  const text = 'Shall we meet at the lake?';
  const field = page.getByRole('textbox', { name: 'Your message' });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/messages/13');
  await injectFault(sandbox, {
    call: 'sendMessage',
    kind: 'body',
    body: { data: { messages: [], paywall: true } },
  });
  await field.fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(sheet(page)).toHaveAccessibleName(/^Write to \S/);
  await expect(sheet(page)).toContainText('Your message was not sent.');
  await sheet(page).getByRole('button', { name: 'Not now' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAccessibleDescription(/^Not sent: writing here needs Premium/);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'with Premium' })
    .getByRole('button', { name: 'See what Premium offers' })
    .first()
    .click();
  await expect(sheet(page)).toHaveAccessibleName('Read this message');
  await expect(sheet(page).getByRole('button', { name: /smile/i })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
});
