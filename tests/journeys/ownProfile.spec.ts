// Tags: @own-profile
import type { Page } from '@playwright/test';
import {
  fetchNewestEmailLink,
  fetchRecordedRequests,
  injectFault,
  triggerEvent,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall, holdRequests } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, test } from '../browser/siteTest.ts';

const ownProfile = '/membership-area/user-profile/profile';

const readSentDescriptions = async (sandbox: string) =>
  (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) =>
    call === 'updatePersonality' ? (body as { answers: unknown[] }).answers : [],
  );

test.describe('on a German phone', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 640 } });

  test('the questionnaire ends with a portrait, which waits for the address to be confirmed', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openSignedIn(page, { origin, sandbox }, 'unconfirmed', '/completion-message');
    await expect(page.getByRole('link', { name: translate('Confirm my email address') })).toBeInViewport({ ratio: 1 });
    const title = page.getByRole('heading', { name: translate('This is how your profile begins') });
    await expect(title).toBeInViewport({ ratio: 1 });
    const portrait = page.getByText(/^Am liebsten wache ich/);
    await expect(portrait).toBeInViewport();
    await expect(portrait).toHaveText(/(?:[.!?](?: |$).*?){4}/);

    await page.getByRole('button', { name: translate('Change the text') }).click();
    const field = page.getByLabel(translate('Your description'));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^Am liebsten wache ich/);
    await field.fill('Ich tanze, schlecht und gern.');
    await page.getByRole('button', { name: translate('Use as my description') }).click();
    await expect(page.getByText(translate('Your text is kept on this device'))).toBeVisible();
    await expect(page.getByRole('button', { name: translate('Change the text') })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Ich tanze, schlecht und gern.')).toBeVisible();
    await expectNoCall(page, sandbox, 'updatePersonality');

    await page.goto(await fetchNewestEmailLink(sandbox));
    await expect(page).toHaveURL(/matches/);
    await page.goto(origin + ownProfile);
    await page.getByRole('button', { name: translate('Describe myself') }).click();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Ich tanze, schlecht und gern.');
    await page.getByRole('button', { name: translate('Save my answer') }).click();
    await expect(page.getByText(translate('Your answer is saved'))).toBeVisible();
    await settled(page);
    await expect
      .poll(() => readSentDescriptions(sandbox))
      .toMatchObject([{ question: 108, answer: ['Ich tanze, schlecht und gern.'] }]);
  });
});

test('a member with a confirmed address saves the portrait as their description, also at a second try', {
  tag: '@rule',
}, async ({ page, origin, sandbox }) => {
  await injectFault(sandbox, { call: 'updatePersonality', kind: 'status', status: 500 });
  await openSignedIn(page, { origin, sandbox }, 'complete', '/completion-message');
  await expect(page.getByRole('link', { name: 'Continue to my matches' })).toBeInViewport({ ratio: 1 });
  const portrait = await page.getByText(/^I love to wake up/).innerText();
  const use = page.getByRole('button', { name: 'Use as my description' });
  await expect(use).toBeInViewport({ ratio: 1 });
  await use.click();
  await expect(page.getByRole('alert')).toContainText('Error: your description couldn’t be saved');
  await use.click();
  await page.getByRole('link', { name: 'See my profile' }).click();
  await expect(page.getByText('Your profile is complete.')).toBeVisible();
  await expect(page.getByText(portrait)).toBeVisible();
});

test('the completion page does without a portrait if the answers do not load', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await injectFault(sandbox, { call: 'fetchPersonality', kind: 'status', status: 500, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'unconfirmed', '/completion-message');
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Confirm my email address' }).click();
  await expect(page).toHaveURL(/confirm-email/);
});

test('what is missing is said in words, and leads to its step', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', ownProfile);
  await expect(page.getByRole('heading', { name: 'One thing is missing: your own words' })).toBeVisible();
  await page.getByRole('button', { name: 'Describe myself' }).click();
  const words = page.getByRole('main').getByRole('textbox');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(/^I love to wake up/);
  await words.fill('I dance, badly and gladly.');
  await page.getByRole('button', { name: 'Save my answer' }).click();
  await expect(page.getByText('Your profile is complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: /In my own words.*Change your answer/ })).toBeFocused();
});

test('a comment stands at its answer, with a way to its writer and to a message', async ({ page, origin, sandbox }) => {
  const { name, profileId } = await triggerEvent(sandbox, 'premium', { type: 'comment', text: 'By the lake, too' });
  await openSignedIn(page, { origin, sandbox }, 'premium', ownProfile);
  const answer = page.getByRole('listitem').filter({ hasText: 'By the lake, too' });
  await expect(answer.getByText(/\d people like this/)).toBeVisible();
  await expect(answer.getByRole('link', { name }).first()).toHaveAttribute('href', new RegExp(`/${profileId}$`));
  await answer.getByRole('button', { name: new RegExp(`Answer by message.*${name}`) }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
});

const pictures = (page: Page) => page.locator('main ol > li[id]');
const menuOf = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`More.*My picture ${number}`) });
async function pickOf(page: Page, number: number, item: string): Promise<void> {
  await menuOf(page, number).click();
  await page.getByRole('menuitem', { name: item }).click();
}
const readOrder = (page: Page) => pictures(page).evaluateAll((all) => all.map(({ id }) => id));

test('pictures are moved by menu, key and pointer, which is announced', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', `${ownProfile}/gallery`);
  await expect(pictures(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Add a picture/ })).toHaveCount(4);
  const [first, second] = (await readOrder(page)) as [string, string];
  const release = await holdRequests(page, ({ pathname }) => pathname === '/api/picture/order', { times: 1 });
  await pickOf(page, 1, 'Move picture 1 to place 2');
  await expect.poll(() => readOrder(page)).toEqual([second, first]);
  await expect(page.getByRole('status').filter({ hasText: 'Picture moved to place 2 of 2' })).toBeAttached();
  await expect(menuOf(page, 2)).toBeFocused();
  await expect(pictures(page).first().getByText('Profile picture')).toBeVisible();

  await page.getByRole('button', { name: 'Enlarge my picture 1' }).press('ArrowRight');
  await expect.poll(() => readOrder(page)).toEqual([first, second]);
  await expect(page.getByRole('button', { name: 'Enlarge my picture 2' })).toBeFocused();

  await page
    .getByRole('img', { name: 'Enlarge my picture 2' })
    .dragTo(page.getByRole('img', { name: 'Enlarge my picture 1' }));
  await expect.poll(() => readOrder(page)).toEqual([second, first]);
  release();
  await expectCalls(page, sandbox, 'orderPictures', 3);
  // The order of the server follows the last move: one before that would put the pictures back for a moment.
  await expectCalls(page, sandbox, 'fetchGallery', 2);
  // The end of a drag is no press, which opens a picture.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => readOrder(page)).toEqual([second, first]);
});

test('a server that keeps no order is told only of another profile picture', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await injectFault(sandbox, { call: 'orderPictures', kind: 'status', status: 404, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'complete', `${ownProfile}/gallery`);
  await expect(pictures(page)).toHaveCount(2);
  const [first, second] = (await readOrder(page)) as [string, string];
  await pickOf(page, 1, 'Move picture 1 to place 2');
  await expect(page.getByText('The order of your pictures can’t be changed here')).toBeVisible();
  await expect.poll(() => readOrder(page)).toEqual([second, first]);
  await menuOf(page, 1).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete']);
  await page.keyboard.press('Escape');
  await pickOf(page, 2, 'Make profile picture');
  await expect.poll(() => readOrder(page)).toEqual([first, second]);
  await expectCalls(page, sandbox, 'orderPictures', 1);
});
