// Tags: @questionnaire @app/answers @useFirstInput.ts
import type { Page } from '@playwright/test';
import { ANY_DISTANCE } from '../../app/fields/distance/distance.model.ts';
import {
  countCalls,
  fetchRecordedRequests,
  injectFault,
  overrideCompletion,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn, type SiteOrigins } from '../../scripts/local/screenshots/signIn.ts';
import { expectCalls, expectNoCall } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { reloadBeforeTimers } from '../browser/stopClock.ts';
import type { TestSiteKey } from '../browser/testPortsAndFolders.ts';

test('an answer that was not sent can be corrected, and the text on the page is sent', async ({
  page,
  origin,
  sandbox,
}) => {
  await overrideCompletion(sandbox, {
    completed: false,
    steps_finished: 13,
    total: 16,
    additionalQuestionsShown: false,
  });
  await injectFault(sandbox, { call: 'sendAnswer', kind: 'status', status: 500 });
  await openSignedIn(page, { origin, sandbox }, 'confirm-first', '/personality-test/14');
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('A day at the see');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('your answer wasn’t sent');
  await field.fill('A day at the sea');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => countCalls(sandbox, 'sendAnswer')).toBe(2);
  const sent = (await fetchRecordedRequests(sandbox))
    .filter(({ call }) => call === 'sendAnswer')
    .map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ answer: ['A day at the sea'] });
});

ownPageTest(
  'a saved answer is cleared by "Answer later" only on request',
  { tag: '@rule' },
  async ({ page, origin, sandbox }) => {
    await overrideCompletion(sandbox, {
      completed: false,
      steps_finished: 13,
      total: 14,
      additionalQuestionsShown: false,
    });
    await openSignedIn(page, { origin, sandbox }, 'confirm-first', '/personality-test/14');
    const field = page.getByRole('main').getByRole('textbox');
    const later = page.getByRole('button', { name: 'Answer later' });
    const choice = page.getByRole('group', { name: 'You’ve already saved an answer to this question.' });
    const sent = async () =>
      (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) =>
        call === 'sendAnswer' || call === 'updateAnswer' ? [(body as { answer: unknown }).answer] : [],
      );
    await field.fill('A day at the sea');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(sent).toEqual([['A day at the sea']]);

    // What puts a reloaded page where it stood comes after the page, and leaves one that is used already as it is.
    const runOn = await reloadBeforeTimers(page);
    await expect(field).toHaveValue('A day at the sea');
    await later.click();
    await runOn();
    await settled(page);
    const keep = choice.getByRole('button', { name: 'Keep it and continue' });
    await expect(keep).toBeFocused();
    await keep.click();
    await expect.poll(sent).toEqual([['A day at the sea'], ['A day at the sea']]);

    await page.reload();
    await later.click();
    await choice.getByRole('button', { name: 'Clear it and continue' }).click();
    await expect.poll(sent).toEqual([['A day at the sea'], ['A day at the sea'], []]);
    await page.reload();
    await expect(field).toHaveValue('');
  },
);

test('choices that were not sent remain after a reload', async ({ page, origin, sandbox }) => {
  await openSignedIn(page, { origin, sandbox }, 'halfway', '/personality-test/8');
  const choices = page.getByRole('main').getByRole('group').getByRole('button');
  await choices.nth(1).click();
  await page.reload();
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'false');
});

test('each additional question starts at its top; the last one leads a new member to the matches', async ({
  page,
  origin,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openSignedIn(page, { origin, sandbox }, 'confirmed');
  const picture = page.getByRole('main').getByRole('radio').last();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await picture.click();
  await expect(page).toHaveURL(/place=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (const [position, next] of [
    ['2', /place=3$/],
    ['3', /matches/],
  ] as const) {
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', position);
    await page.getByRole('button', { name: 'Answer later' }).click();
    await expect(page).toHaveURL(next);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/membership-area/matches`);
  await expectCalls(page, sandbox, 'triggerFinish', 1);
});

test('an answer of the own profile is edited; an answer that is not saved is not lost', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/personality');
  const edit = page.getByRole('button', { name: /favourite place.*Change your answer/ });
  await edit.click();
  const field = page.getByRole('main').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('The lighthouse');
  await injectFault(sandbox, { call: 'updatePersonality', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Save my answer' }).click();
  await expect(page.getByRole('alert')).toContainText('your answer wasn’t sent');
  await expect(page).toHaveTitle(/^Error: /);
  await page.reload();
  await edit.click();
  await expect(field).toHaveValue('The lighthouse');
  await page.getByRole('button', { name: 'Save my answer' }).click();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await expect(edit).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(page.getByText('The lighthouse')).toBeVisible();
});

const openQuestion = async (page: Page, origins: SiteOrigins, step: number) => {
  await overrideCompletion(origins.sandbox, {
    completed: false,
    steps_finished: 15,
    total: 16,
    additionalQuestionsShown: false,
  });
  await openSignedIn(page, origins, 'halfway', `/personality-test/${step}`);
};

test('the circle of the distance grows on the map of the country, which zooms out by steps', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
}) => {
  await openQuestion(page, { origin, sandbox }, 6);
  const map = page.getByRole('main').getByRole('img', { name: /^Map/ });
  const drawing = map.locator('svg[data-zoom]');
  const circle = drawing.locator(':scope > circle').last();
  const radius = async () => Number(await circle.getAttribute('r'));
  const slider = page.getByRole('slider');
  await expect(drawing.locator('path')).toHaveCount(5);
  await expect(map.locator('text').first()).toBeVisible();

  await slider.fill('100');
  await expect(drawing).toHaveAttribute('data-zoom', '6');
  await settled(page);
  const small = await radius();
  await slider.fill('200');
  await expect(drawing).toHaveAttribute('data-zoom', '6');
  await expect.poll(async () => (await radius()) / small).toBeCloseTo(2, 1);
  await slider.fill('30');
  await expect(drawing).toHaveAttribute('data-zoom', '8');
  await slider.fill('340');
  await expect(drawing).toHaveAttribute('data-zoom', '5');
  await expect(page.getByRole('main')).toContainText('340 miles');
  await expect(page.getByRole('main')).toContainText('GeoNames');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => countCalls(sandbox, 'updateAnswer')).toBe(1);
  const [sent] = (await fetchRecordedRequests(sandbox)).filter(({ call }) => call === 'updateAnswer');
  expect(sent!.body).toMatchObject({ answer: { distance: 340 } });
});

/** What the forward button says at each slider: before the member acts, and after one press or key. */
interface SliderWords {
  height: readonly [unseen: string, chosen: string, answer: number];
  ages: readonly [unseen: string, chosen: string, answer: readonly number[]];
  distance: readonly [unseen: string, chosen: string];
}

test.describe('what a slider stores is what the button says', () => {
  const cases: readonly { siteKey: TestSiteKey; width: number; steps: readonly string[]; words: SliderWords }[] = [
    {
      siteKey: 'american',
      width: 360,
      steps: ['One inch more', 'Maximum age', 'One year less', 'Increase the distance'],
      words: {
        height: ['Continue with 5 ft 7 in', 'Continue with 5 ft 8 in', 5.67],
        ages: ['Continue with 40 to 60 years', 'Continue with 40 to 59 years', [40, 59]],
        distance: ['Continue with 120 miles', 'Continue with no limit'],
      },
    },
    {
      siteKey: 'german',
      width: 1440,
      steps: ['Ein Zentimeter mehr', 'Höchstalter', 'Ein Jahr weniger', 'Entfernung vergrößern'],
      words: {
        height: ['Weiter mit 170 cm', 'Weiter mit 171 cm', 171],
        ages: ['Weiter mit 50 bis 70 Jahren', 'Weiter mit 50 bis 69 Jahren', [50, 69]],
        distance: ['Weiter mit 200 km', 'Weiter ohne diese Grenze'],
      },
    },
  ];
  for (const { siteKey, width, steps, words } of cases) {
    test.describe(`on the ${siteKey} site`, () => {
      test.use({ siteKey });

      test(`at ${width} px, and nothing is stored unseen`, { tag: '@rule' }, async ({ page, origin, sandbox }) => {
        await page.setViewportSize({ width, height: 740 });
        const [taller, maximumAge, younger, farther] = steps;
        const forward = page.locator('main form button[type=submit]');
        const slider = page.getByRole('slider');
        const sent = async () =>
          (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) =>
            call === 'sendAnswer' || call === 'updateAnswer' ? [(body as { answer: unknown }).answer] : [],
          );
        await page.route('**/api/personality/question/**', async (route) => {
          const response = await route.fetch();
          const body = await response.json();
          body.data.question.answer = null;
          await route.fulfill({ response, json: body });
        });
        await openQuestion(page, { origin, sandbox }, 4);
        await expect(forward).toHaveText(words.height[0]);
        await page.reload();
        await expect(forward).toHaveText(words.height[0]);
        await settled(page);
        await expect.poll(sent).toEqual([]);
        await page.getByRole('button', { name: taller! }).click();
        await expect(forward).toHaveText(words.height[1]);
        await forward.click();

        await expect(forward).toHaveText(words.ages[0]);
        await expect.poll(sent).toEqual([[words.height[2]]]);
        await page.getByRole('group', { name: maximumAge! }).getByRole('button', { name: younger! }).click();
        await expect(forward).toHaveText(words.ages[1]);
        await forward.click();

        await expect(forward).toHaveText(words.distance[0]);
        await slider.press('End');
        await expect(forward).toHaveText(words.distance[1]);
        await expect(page.getByRole('button', { name: farther! })).toHaveAttribute('aria-disabled', 'true');
        await forward.click();
        await expect(page).toHaveURL(/personality-test\/7/);
        await expect
          .poll(sent)
          .toEqual([[words.height[2]], words.ages[2], expect.objectContaining({ distance: ANY_DISTANCE })]);
      });
    });
  }
});

test.describe('a scale of seven', () => {
  test.use({ siteKey: 'german' });

  test('has words at every step; only a pick sends it', { tag: '@rule' }, async ({ page, origin, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await overrideCompletion(sandbox, {
      completed: false,
      steps_finished: 13,
      total: 14,
      additionalQuestionsShown: false,
    });
    await openSignedIn(page, { origin, sandbox }, 'confirm-first', '/personality-test/9');
    const steps = page.getByRole('radiogroup').getByRole('radio');
    await expect(steps).toHaveText([
      '1 Gar nicht',
      '2 Kaum',
      '3 Ein wenig',
      '4 Mittel',
      '5 Ziemlich',
      '6 Wichtig',
      '7 Sehr wichtig',
    ]);
    await steps.first().focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await expect(steps.nth(4)).toBeFocused();
    await expectNoCall(page, sandbox, 'updateAnswer');
    await page.keyboard.press('Enter');
    await expect(steps.nth(4)).toBeChecked();
    await expect(page).toHaveURL(/personality-test\/10/);
    await expectCalls(page, sandbox, 'updateAnswer', 1);
  });
});

test.describe('on a site with a key for maps', () => {
  test.use({ siteKey: 'french' });

  test('towns are searched through the maps script, which is loaded once for all fields', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await openQuestion(page, { origin, sandbox }, 3);
    const field = page.getByRole('combobox', { name: translate('Town or postcode') });
    for (const visit of [1, 2]) {
      await field.fill('Lausa');
      await page.getByRole('option', { name: /Lausanne/ }).click();
      await expect(field).toHaveValue('Lausanne');
      await expectCalls(page, sandbox, 'loadMapsScript', 1);
      await expectCalls(page, sandbox, 'fetchPlace', visit);
      if (visit === 1) {
        await page.getByRole('button', { name: translate('Continue') }).click();
        await expect(page).toHaveURL(/personality-test\/4/);
        await page
          .getByRole('link', { name: translate('Go back') })
          .or(page.getByRole('button', { name: translate('Go back') }))
          .click();
        await expect(page).toHaveURL(/personality-test\/3/);
      }
    }
    await expectNoCall(page, sandbox, 'searchTowns');
    await expect.poll(() => countCalls(sandbox, 'searchPlaces')).toBeGreaterThan(0);
  });
});
