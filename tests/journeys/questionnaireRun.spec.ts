import type { Locator, Page } from '@playwright/test';
import { questions } from '../../scripts/sandbox/world/questions.ts';
import { countCalls, fetchRecordedRequests } from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/screenshots/signIn.ts';
import { openMenu, pageHeading } from '../browser/memberActions.ts';
import { expect, test } from '../browser/siteTest.ts';
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

/** Answers the question on show and goes on; a choice of one goes on by itself. */
async function answer(page: Page, type: number, town: string): Promise<void> {
  const main = page.getByRole('main');
  const options = main.getByRole('group').getByRole('button');
  if (type === 1 || type === 6) return options.first().click();
  if (type === 2) for (const index of [0, 1, 2]) await options.nth(index).click();
  else if (type === 5) await main.getByRole('textbox').pressSequentially('23041965');
  else if (type === 7) {
    await main.getByRole('combobox').fill(town);
    await page.getByRole('option').first().click();
  } else if (type === 3 || type === 4 || type === 11) {
    for (const field of await main.getByRole('textbox').all()) await field.fill('Am Wasser');
  }
  await main.locator('button[type=submit]').click();
}

/** Where a button begins, from the top of the window; nothing while it is not there. */
const readTop = async (button: Locator): Promise<number[]> =>
  (await button.count()) === 0 ? [] : [Math.round((await button.boundingBox())!.y)];

const runs = [
  { key: 'german', variant: 2, viewport: { width: 360, height: 740 }, town: 'Potsd' },
  { key: 'french', variant: 1, viewport: { width: 1440, height: 900 }, town: 'Lausa' },
] as const;

for (const { key, variant, viewport, town } of runs) {
  test.describe(`variant ${variant} at ${viewport.width} px`, () => {
    test.use({ siteKey: key, viewport });

    test('from the welcome to the completion nothing jumps, and Back and Continue have one place', async ({
      page,
      origin,
      sandbox,
      site,
      translate,
    }) => {
      await page.route(`${sandbox}/**`, async (route) => {
        const isPicture = route.request().resourceType() === 'image';
        await new Promise((resolve) => setTimeout(resolve, isPicture ? DELAY_MS.picture : DELAY_MS.answer));
        if (!route.request().url().endsWith('/api/config/user')) return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replace(/("questionnaireVariant":)2/, `$1${variant}`);
        return route.fulfill({ response, body });
      });
      await observeLayoutShift(page);
      await observeSteps(page);
      await openSignedIn(page, { origin, sandbox }, 'new', '/welcome-message');
      await page.getByRole('link', { name: translate('Start with the questions') }).click();

      const back = page.getByRole('button', { name: translate('Go back') });
      const forward = page.getByRole('main').locator('button[type=submit]');
      const progress = page.getByRole('progressbar');
      const tops = { back: new Set<number>(), forward: new Set<number>() };
      let chapterBefore: string | undefined;
      for (const { orderId, type, translations, chapter } of questions) {
        await expect(pageHeading(page)).toHaveText(translations[site.locale]);
        const name = chapter![site.locale];
        const begun = page.getByText(`${translate('New chapter:')} ${name}`);
        await expect(page.getByText(name, { exact: true }).or(begun)).toBeVisible();
        await expect(begun).toHaveCount(name === chapterBefore ? 0 : 1);
        chapterBefore = name;
        await expect(progress).toHaveAttribute('aria-valuenow', String(orderId - 1));
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        for (const top of await readTop(back)) tops.back.add(top);
        for (const top of await readTop(forward)) tops.forward.add(top);
        // The member takes longer than the network.
        const saved = page.waitForResponse(/check_completed/);
        await answer(page, type, town);
        await saved;
      }
      await expect(page).toHaveURL(`${origin}/completion-message`);
      expect([...tops.back]).toHaveLength(1);
      expect([...tops.forward]).toHaveLength(1);
      expect(viewport.height - [...tops.back][0]!).toBeLessThan(80);

      // Every answer was sent once, in order, although the pages did not wait for it.
      const sent = (await fetchRecordedRequests(sandbox)).filter(({ call }) => call === 'sendAnswer');
      expect(sent.map(({ body }) => (body as { stepId: number }).stepId)).toEqual(
        questions.map(({ orderId }) => orderId),
      );

      const { total, largest } = await measureLayoutShift(page);
      const durations = await page.evaluate(() => window.stepDurations);
      console.log(
        `variant ${variant} at ${viewport.width} px: layout shift ${total.toFixed(3)}, ms a step ${durations}`,
      );
      expect(total, `most of all by ${largest}`).toBeLessThanOrEqual(MAX_SHIFT);
    });

    test('the menu above a question has the links of the footer, the text size and the way out', async ({
      page,
      origin,
      sandbox,
      translate,
    }) => {
      await openSignedIn(page, { origin, sandbox }, 'halfway', '/personality-test/8');
      const menu = await openMenu(page, translate);
      for (const name of ['Privacy policy', 'Terms and conditions', 'Help and support', 'Privacy choices', 'Larger'])
        await expect(menu.getByRole('button', { name: translate(name) })).toBeVisible();
      await menu.getByRole('button', { name: translate('Imprint') }).click();
      const imprint = page.getByRole('dialog', { name: translate('IMPRINT') });
      await expect(imprint).toBeVisible();
      await imprint.getByRole('button', { name: translate('Close') }).click();
      await expect(imprint).toHaveCount(0);
      await menu.getByRole('link', { name: translate('Sign out') }).click();
      await expect(page).toHaveURL(/\/login/);
    });

    test('an answer that is refused after the page has gone on comes back with its question', async ({
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
      await answer(page, 2, town);
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
