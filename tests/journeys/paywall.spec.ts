// Tags: @useShowPlans.ts @premium/plans
import { injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall, favouriteButton, pageHeading, readTexts } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const matches = '/membership-area/matches';
const plans = '/premium-plans/plans?feature=1';

test.describe('on a phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  test('a favourite without Premium leads to the plans, with the smile that is free and the way back to the card', {
    tag: '@rule',
  }, async ({ page, origin, sandbox, translate }) => {
    await openSignedIn(page, { origin, sandbox }, 'complete', matches);
    const smile = page.getByRole('button', { name: new RegExp(`^${translate('Smile')} :`) });
    const heading = page.getByRole('article').filter({ has: smile }).nth(1).getByRole('heading');
    const [name = ''] = await readTexts(heading.locator('bdi').first());
    const card = page.getByRole('article', { name: (await readTexts(heading))[0]! });
    const favourite = favouriteButton(card, translate);
    const askForFavourite = async () => {
      await favourite.click();
      await expect(page).toHaveURL(origin + plans);
    };
    await askForFavourite();
    await expect(pageHeading(page)).toHaveText(
      translate('With Premium you can keep {person} as a favourite', { person: name }),
    );
    const send = page.getByRole('button', { name: translate('Send a smile') });
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    await expect(page.getByRole('button', { name: translate('Smile sent'), exact: true })).toBeVisible();
    await expectCalls(page, sandbox, 'sendSmile', 1);
    await page.getByRole('link', { name: translate('Back to {name}', { name }) }).click();
    await expect(page).toHaveURL(origin + matches);
    await expect(favourite).toBeInViewport();
    await expect(card.getByRole('button', { name: translate('Smile sent') })).toBeVisible();

    await askForFavourite();
    await expect(page.getByRole('button', { name: translate('Smile sent'), exact: true })).toBeVisible();
    // The link in the header, too.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Zurück/ })
      .click();
    await expect(page).toHaveURL(origin + matches);
    await expect(favourite).toBeInViewport();
    await expectNoCall(page, sandbox, 'toggleBookmark');
  });
});

test('a message that needs Premium leads to the plans and stays in its field; a locked one leads there, too', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  const text = 'Shall we meet at the lake?';
  const thread = '/membership-area/messages/13';
  const field = page.getByRole('textbox', { name: 'Your message' });
  await openSignedIn(page, { origin, sandbox }, 'complete', thread);
  await injectFault(sandbox, {
    call: 'sendMessage',
    kind: 'body',
    body: { data: { messages: [], paywall: true } },
  });
  await field.fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(origin + plans);
  await expect(pageHeading(page)).toHaveText(/^With Premium you can write to \S/);
  await expect(page.getByRole('main')).toContainText('Your message wasn’t sent. The text is kept in its field.');
  await page.getByRole('link', { name: /^Back to (?!Tavelune)/ }).click();
  await expect(page).toHaveURL(origin + thread);
  await expect(field).toHaveValue(text);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'with Premium' })
    .getByRole('button', { name: 'See what Premium offers' })
    .first()
    .click();
  await expect(pageHeading(page)).toHaveText(/^\S+ has written to you$/);
  await expect(page.getByRole('main')).not.toContainText('Your message wasn’t sent.');
  await expect(page.getByRole('button', { name: /smile/i })).toBeVisible();
});
