// Tags: @PeopleList.tsx @peopleQueries.ts @people/actions @useProfilePreview.ts
import { PAGE_SIZE } from '../../app/api/contract/listSchemas.ts';
import { EXTENSION_MS, MAX_EXTENSIONS, UNDO_TIME_MS } from '../../app/ui/feedback/useUndoTimer.ts';
import { callApi, injectFault } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { answerWithManyMatches } from '../browser/answerWithManyMatches.ts';
import {
  expectCalls,
  expectNoCall,
  holdRequests,
  pageHeading,
  pickOnCard,
  profileLinks,
} from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { stopClock } from '../browser/stopClock.ts';
import { watchRerender } from '../browser/watchRerender.ts';

test('after "Show more people" the first added person has the focus', async ({ page, origin, sandbox, translate }) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
  const names = page.locator('article h2');
  await expect(names).toHaveCount(PAGE_SIZE);
  await page.getByRole('button', { name: translate('Show more people') }).click();
  await expect(names.nth(PAGE_SIZE)).toBeFocused();
});

test('of a long list, the cards near the window are in the document, and all of them for printing; more draw none again', {
  tag: '@rule',
}, async ({ page, origin, sandbox, translate }) => {
  const total = 80;
  await answerWithManyMatches(page, sandbox, total);
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  const more = page.getByRole('button', { name: translate('Show more people') });
  const showMoreThan = async (count: number) => {
    await expect(page.getByText(`${count} people shown`).first()).toBeAttached();
    await more.press('Enter');
  };
  await showMoreThan(10);
  await expect(items).toHaveCount(20);
  const isDrawnAgain = await watchRerender(items.first());
  await showMoreThan(20);
  await expect(items).toHaveCount(30);
  await settled(page);
  await expect.poll(isDrawnAgain).toBe(false);
  for (let count = 30; count < total; count += 10) await showMoreThan(count);
  const end = page.getByRole('listitem').filter({ hasText: `${total} people shown` });
  await expect(end).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[aria-posinset="80"]')).not.toBeAttached();
  await expect(end).toBeAttached();
  await end.scrollIntoViewIfNeeded();
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(items.first()).not.toHaveAttribute('aria-posinset', '1');
  await last.getByRole('link').first().focus();
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await settled(page);
  const height = await readHeight();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(items.first()).toHaveAttribute('aria-posinset', '1');
  // The group with the focus stays.
  await expect(last.getByRole('link').first()).toBeFocused();
  await expect(items).not.toHaveCount(total);
  // Those not drawn yet have a height that is guessed.
  await settled(page);
  await expect.poll(readHeight).toBeGreaterThan(0.7 * height);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(items).toHaveCount(total);
});

ownPageTest(
  'a deletion is sent in the end, although the focus rests on the offer to undo it',
  { tag: '@rule' },
  async ({ page, origin, sandbox, translate }) => {
    const clock = await stopClock(page, () =>
      openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches'),
    );
    await pickOnCard(page.getByRole('article').first(), translate, 'Delete match');
    const offer = page.getByRole('status').filter({ has: page.getByRole('button', { name: translate('Undo') }) });
    await expect(offer).toBeFocused();
    await expect(offer).toContainText(/may still see you/);
    await clock.runFor(UNDO_TIME_MS + MAX_EXTENSIONS * EXTENSION_MS - 1);
    await expectNoCall(page, sandbox, 'deleteMatch');
    await clock.runFor(1);
    await expect(offer).toHaveCount(0);
    await expectCalls(page, sandbox, 'deleteMatch', 1);
  },
);

test('a blocked member disappears, and can be unblocked on the page of the profile', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').first().click();
  const heading = pageHeading(page);
  await expect(heading).toHaveText(name);
  await pickOnCard(page.getByRole('main'), translate, 'Report or block');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: translate('Block member') }).click();
  await expect(dialog.getByRole('button', { name: translate('Unblock member') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(translate('You’ve blocked this member'))).toBeVisible();
  await expect(heading).toHaveText(translate('Profile'));
  await page.getByRole('button', { name: translate('Unblock member') }).click();
  await expect(heading).toHaveText(name);
});

test('while a profile is loading it shows what the card knows, and then the sneak peek', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  const { visitors } = (await callApi(sandbox, 'complete', '/api/visitors/?offset=0&limit=10')) as {
    visitors: { uuid: string; username: string; city: string }[];
  };
  const releasePeek = await holdRequests(page, ({ pathname }) => pathname.includes('/sneak-peek/'));
  const releaseProfile = await holdRequests(page, ({ pathname }) => pathname.includes('/profile/view/'));
  const link = (index: number) => profileLinks(page).nth(index);
  const main = page.getByRole('main');
  const banner = main.locator('img[src*="/banner-"]');

  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/visitors');
  const peeked = page.waitForRequest(`${sandbox}/api/profile/sneak-peek/${visitors[0]!.uuid}`);
  await link(0).click();
  await expect(pageHeading(page)).toHaveText(visitors[0]!.username);
  await expect(pageHeading(page)).toBeFocused();
  await expect(main).toContainText(visitors[0]!.city);
  await expect(main.getByRole('button', { name: /^More/ })).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  await peeked;
  releasePeek();
  await expect(banner).toHaveCount(1);
  releaseProfile();
  await expect(main.getByRole('button', { name: /^More/ })).toBeVisible();

  // Without an answer to the peek the card stays, and nothing is said about it.
  await injectFault(sandbox, { call: 'fetchSneakPeek', kind: 'status', status: 500, times: 0 });
  await page.goBack();
  const releaseNext = await holdRequests(page, ({ pathname }) => pathname.includes('/profile/view/'));
  const failed = page.waitForResponse((response) => response.url().endsWith(visitors[1]!.uuid));
  await link(1).click();
  await failed;
  await expect(pageHeading(page)).toHaveText(visitors[1]!.username);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  releaseNext();
  await expect(main.getByRole('button', { name: /^More/ })).toBeVisible();
});
