// Tags: @questionnaire
import type { Locator, Page } from '@playwright/test';
import { questions, type WorldQuestion } from '../../scripts/backend/sandbox/world/questions.ts';
import {
  callApi,
  countCalls,
  fetchRecordedRequests,
  overrideCompletion,
  overrideData,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { type Answered, type AnswerSetting, answerQuestion } from '../browser/answerQuestion.ts';
import { pageHeading, readBottom, readBox } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { measureLayoutShift, observeLayoutShift } from '../visual/layoutShift.ts';

// The whole questionnaire, from the welcome to the completion: nothing jumps, and the buttons stay where they are.

const MAX_SHIFT = 0.05;
/** So that answers and pictures come after the page has been drawn. */
const DELAY_MS = { answer: 150, picture: 400 };

declare global {
  interface Window {
    /** Milliseconds from the last press to the next question. */
    stepDurations: number[];
  }
}

/** Must be called before the page is opened. */
const observeSteps = (page: Page) =>
  page.addInitScript(() => {
    window.stepDurations = [];
    let pressed = 0;
    let shown: string | undefined;
    addEventListener('click', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === undefined || heading === shown) return;
      if (shown !== undefined && pressed > 0) window.stepDurations.push(Math.round(performance.now() - pressed));
      shown = heading;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Goes back from the conversation to a question of three texts, changes the first one, and goes on where it was. */
async function changeAnswer(
  page: Page,
  turns: Locator,
  { orderId, translations }: WorldQuestion,
  { site, translate }: Pick<AnswerSetting, 'site' | 'translate'>,
): Promise<void> {
  const turn = turns.nth(orderId - 1);
  await turn.getByRole('link', { name: translations[site.locale]! }).click();
  await expect(pageHeading(page)).toHaveText(translations[site.locale]);
  await expect(pageHeading(page)).toBeFocused();
  // The turns after it are gone as long as it is the present question.
  await expect(turns).toHaveCount(orderId - 1);
  await expect(page.getByText(translate('Your later answers are kept.'))).toBeInViewport();
  await page.getByRole('main').getByRole('textbox').first().fill('Im Garten');
  await page.getByRole('main').locator('button[type=submit]').click();
  await settled(page);
  await expect(turns).toHaveCount(orderId);
  await page.getByRole('link', { name: translate('Go on with question {open}', { open: `${orderId + 2}` }) }).click();
  await expect(turn).toContainText('Im Garten, Am Wasser 2, Am Wasser 3');
}

/** The top in pixels; a button with two lines is higher at the same place. Nothing while it is not there. */
const readMiddle = (button: Locator): Promise<number[]> =>
  button.evaluateAll((found) =>
    found.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    }),
  );

function expectOnePlace(middles: readonly number[]): void {
  expect(middles.length).toBeGreaterThan(1);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
}

const phone = { key: 'german', viewport: { width: 360, height: 740 }, town: 'Potsdam' } as const;
const desktop = { key: 'french', viewport: { width: 1440, height: 900 }, town: 'Lausanne' } as const;
const runs = [
  { ...phone, variant: 1 },
  { ...desktop, variant: 2 },
  ...(isFullMatrix
    ? ([
        { ...phone, variant: 2 },
        { ...desktop, variant: 1 },
      ] as const)
    : []),
] as const;

ownPageTest(
  'a question is shown with its slider, and not before, wherever it is asked',
  async ({ page, origin, sandbox }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const form = document.querySelector('#root main form:has(h1), dialog form:has(h3)');
        if (form && !form.querySelector('input[type=range]')) throw new Error('there is a question without its slider');
      }).observe(document, { childList: true, subtree: true });
    });
    const slider = page.getByRole('slider');
    await openSignedIn(page, { origin, sandbox }, 'halfway', '/personality-test/4');
    await expect(slider).toBeVisible();

    const { id } = questions.find(({ type }) => type === 8)!;
    const asked = await callApi(sandbox, 'halfway', `/api/personality/questions?ids=${id}`);
    await overrideData(sandbox, 'fetchAdditionalQuestions', asked);
    await openSignedIn(page, { origin, sandbox }, 'confirmed', '/additional-questions');
    await expect(slider).toBeVisible();

    await overrideCompletion(sandbox, { questionnaireQuestionsMissing: [id] });
    await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/matches');
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  },
);

test('the welcome names the minutes that are left, as the next question does', async ({ page, origin, sandbox }) => {
  const answered = 7;
  const minutes = Math.ceil((questions.length - answered) / 4);
  await openSignedIn(page, { origin, sandbox }, 'halfway', '/welcome-message');
  await expect(page.getByRole('main')).toContainText(`It takes about ${minutes} minutes.`);
  await page.getByRole('link', { name: 'Start with the questions' }).click();
  await expect(page.getByText(`about ${minutes} minutes left`)).toBeVisible();
});

test.describe('the conversation after a reload', () => {
  test.use({ siteKey: 'american', viewport: { width: 1440, height: 900 } });

  test('earlier answers are put above what is on the screen, also after a failure', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
  }) => {
    await page.route(`${sandbox}/api/personality/question/5`, (route) =>
      route.fulfill({ status: 400, headers: { 'Access-Control-Allow-Origin': origin }, json: {} }),
    );
    await openSignedIn(page, { origin, sandbox }, 'chat-questions', '/personality-test/8');
    const turns = page.getByRole('region', { name: 'Your answers so far' }).getByRole('listitem');
    const heading = pageHeading(page);
    await expect(turns).toHaveCount(2);
    await expect(heading).toBeInViewport();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(turns).toHaveCount(4);
    await expect(turns.first()).toContainText(/How tall are you\?.*\d ft \d+ in/);

    const showEarlier = page.getByRole('button', { name: 'Show earlier answers' });
    await showEarlier.focus();
    await settled(page);
    const { y } = await readBox(heading);
    await page.keyboard.press('Enter');
    await expect(turns).toHaveCount(7);
    await expect(showEarlier).toHaveCount(0);
    await settled(page);
    await expect.poll(async () => Math.abs((await readBox(heading)).y - y)).toBeLessThanOrEqual(1);
    await expect(turns.nth(3)).toBeFocused();
    await expect(page.getByRole('main').getByText('Earlier answers are shown above.')).toHaveRole('status');
  });
});

for (const { key, variant, viewport, town } of runs) {
  test.describe(`variant ${variant} at ${viewport.width} px`, () => {
    test.use({ siteKey: key, viewport });

    ownPageTest(
      'from the welcome to the completion nothing jumps, and Back and Continue have one place',
      { tag: '@rule' },
      async ({ page, origin, sandbox, site, translate }) => {
        await page.route(`${sandbox}/**`, async (route) => {
          const isPicture = route.request().resourceType() === 'image';
          await new Promise((resolve) => setTimeout(resolve, isPicture ? DELAY_MS.picture : DELAY_MS.answer));
          return route.continue();
        });
        await observeLayoutShift(page);
        await observeSteps(page);
        await openSignedIn(page, { origin, sandbox }, variant === 1 ? 'chat-new' : 'new', '/welcome-message');
        await page.getByRole('link', { name: translate('Start with the questions') }).click();

        const back = page.getByRole('button', { name: translate('Go back') });
        const forward = page.getByRole('main').locator('button[type=submit]');
        const progress = page.getByRole('progressbar');
        const middles = { back: [] as number[], forward: [] as number[] };
        let chapterBefore: string | undefined;
        const turns = page.getByRole('region', { name: translate('Your answers so far') }).getByRole('listitem');
        const given: Answered[] = [];
        for (const question of questions) {
          const { orderId, translations, chapter } = question;
          await expect(pageHeading(page)).toHaveText(translations[site.locale]);
          await expect(pageHeading(page)).toBeFocused();
          await expect(pageHeading(page)).toBeInViewport();
          const name = chapter![site.locale];
          const newChapter = page.getByText(`${translate('New chapter:')} ${name}`);
          await expect(page.getByText(name, { exact: true }).or(newChapter)).toBeVisible();
          await expect(newChapter).toHaveCount(name === chapterBefore ? 0 : 1);
          chapterBefore = name;
          await expect(progress).toHaveAttribute('aria-valuenow', String(orderId));
          middles.back.push(...(await readMiddle(back)));
          middles.forward.push(...(await readMiddle(forward)));
          await expect(turns).toHaveCount(variant === 1 ? given.length : 0);
          if (variant === 1 && orderId > 1) {
            const { type, translations: asked } = questions[orderId - 2]!;
            await expect(turns.last()).toContainText(asked[site.locale]);
            await expect(turns.last()).toContainText(given.at(-1)!.words);
            await expect(turns.last().locator('[src*="question"]')).toHaveCount(type === 6 ? 1 : 0);
          }
          if (variant === 1 && orderId === questions.length) {
            await changeAnswer(page, turns, questions.at(-3)!, { site, translate });
            await expect(pageHeading(page)).toHaveText(translations[site.locale]);
            await expect(turns).toHaveCount(given.length);
          }
          given.push(await answerQuestion(page, question, { town, site, translate }));
          // The member takes longer than the network.
          await settled(page);
        }
        await expect(page).toHaveURL(`${origin}/completion-message`);
        expectOnePlace(middles.back);
        expectOnePlace(middles.forward);
        expect(viewport.height - middles.back[0]!).toBeLessThan(60);

        // Every answer was sent once, in order, although the pages did not wait for it.
        const sent = (await fetchRecordedRequests(sandbox)).filter(({ call }) => call === 'sendAnswer');
        expect(sent.map(({ body }) => body)).toEqual(
          questions.map(({ id, orderId }, index) => ({ question: id, stepId: orderId, answer: given[index]!.value })),
        );

        const { total, largest } = await measureLayoutShift(page);
        const durations = await page.evaluate(() => window.stepDurations);
        console.log(
          `variant ${variant} at ${viewport.width} px: layout shift ${total.toFixed(3)}, ms a step ${durations}`,
        );
        expect(total, `most of all by ${largest}`).toBeLessThanOrEqual(MAX_SHIFT);
      },
    );

    test('the footer begins below the first window and ends above no bar; the header has the way out', {
      tag: '@rule',
    }, async ({ page, origin, sandbox, translate }) => {
      await openSignedIn(page, { origin, sandbox }, 'halfway', '/personality-test/8');
      const footer = page.getByRole('contentinfo');
      await expect(pageHeading(page)).toBeVisible();
      await expect.poll(async () => (await readBox(footer)).y).toBeGreaterThanOrEqual(viewport.height);
      await footer.getByRole('button', { name: translate('Imprint') }).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const bar = page.getByRole('button', { name: translate('Go back') });
      await expect.poll(async () => (await readBox(footer)).y - (await readBottom(bar))).toBeGreaterThanOrEqual(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: translate('Sign out') })
        .click();
      await expect(page).toHaveURL(/\/login/);
    });

    test('an answer that is refused after the page has gone on comes back with its question', { tag: '@rule' }, async ({
      page,
      origin,
      sandbox,
      site,
      translate,
    }) => {
      const [asked, ahead] = [8, 9].map((orderId) => questions.find((question) => question.orderId === orderId)!);
      const textOf = ({ translations }: (typeof questions)[number]) =>
        translations[site.locale as keyof typeof translations];
      const release = Promise.withResolvers<void>();
      let sent = 0;
      await page.route(`${sandbox}/api/personality/answer`, async (route) => {
        if (route.request().method() !== 'POST' || ++sent > 1) return route.continue();
        await release.promise;
        const headers = { 'Access-Control-Allow-Origin': origin };
        return route.fulfill({ status: 422, headers, json: { errors: { answer: 'Please choose differently.' } } });
      });
      const account = variant === 1 ? 'chat-questions' : 'halfway';
      await openSignedIn(page, { origin, sandbox }, account, '/personality-test/8');
      const main = page.getByRole('main');
      const choices = main.getByRole('group').getByRole('button');
      await expect(pageHeading(page)).toHaveText(textOf(asked!));
      // The page goes on before the answer has arrived only if it has the next question.
      await settled(page);
      await answerQuestion(page, asked!, { town, site, translate });
      await expect(pageHeading(page)).toHaveText(textOf(ahead!));
      expect(sent).toBe(1);

      release.resolve();
      await expect(page.getByRole('alert')).toContainText('Please choose differently.');
      await expect(page).toHaveURL(/personality-test\/8$/);
      await expect(pageHeading(page)).toHaveText(textOf(asked!));
      for (const [index, pressed] of [true, true, true, false].entries())
        await expect(choices.nth(index)).toHaveAttribute('aria-pressed', String(pressed));
      // What is ahead stays closed until the answer has arrived.
      await page.evaluate(() => history.forward());
      await settled(page);
      await expect(page).toHaveURL(/personality-test\/8$/);

      await page.getByRole('button', { name: translate('Try again') }).click();
      await expect(pageHeading(page)).toHaveText(textOf(ahead!));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => countCalls(sandbox, 'sendAnswer')).toBe(1);
      await page.goBack();
      await expect(pageHeading(page)).toHaveText(textOf(asked!));
      await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
    });
  });
}
