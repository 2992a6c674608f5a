// Tags: @own-profile @account/rights @forms/consent
import type { Page } from '@playwright/test';
import {
  callApi,
  fetchRecordedRequests,
  injectFault,
  overrideData,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { expectNoCall, readBox } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const interests = '/membership-area/user-profile/profile/interests';
const account = '/membership-area/my-account#consents';

/** Lets the own answers be sensitive, and opens one to be changed. */
async function openSensitiveAnswer(
  page: Page,
  { origin, sandbox, translate }: { origin: string; sandbox: string; translate: (english: string) => string },
) {
  const answers = JSON.stringify(await callApi(sandbox, 'complete', '/api/profile/personality/de'));
  await overrideData(
    sandbox,
    'fetchPersonality',
    JSON.parse(answers, (key, value) => (key === 'question' ? { ...value, sensitive: true } : value)),
  );
  await openSignedIn(page, { origin, sandbox }, 'complete', '/membership-area/user-profile/profile/personality');
  await page
    .getByRole('button', { name: translate('Change your answer') })
    .first()
    .click();
}

const readBodies = async (sandbox: string, name: string) =>
  (await fetchRecordedRequests(sandbox)).flatMap(({ call, body }) => (call === name ? [body] : []));

for (const [siteKey, wording] of [
  ['german', /^Ihre intimen Interessen sagen etwas über Ihr Sexualleben\. .*widerrufen\.$/],
  ['american', /^Your intimate interests say something about your sex life\. .*at any time\.$/],
] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${siteKey}, ${viewport.width} px`, () => {
      test.use({ siteKey, viewport });

      test('intimate interests are asked for plainly, and go again by one press', { tag: '@rule' }, async ({
        page,
        origin,
        sandbox,
        translate,
      }) => {
        await openSignedIn(page, { origin, sandbox }, 'complete', interests);
        const show = page.getByRole('button', { name: translate('Show intimate interests') });
        await show.click();
        const question = page.getByRole('group', { name: wording });
        await question.getByRole('button', { name: translate('No, thank you') }).click();
        await expect(question).toHaveCount(0);
        await expect(show).toBeFocused();
        await expectNoCall(page, sandbox, 'giveConsent');

        await show.click();
        const answer = (name: string) => question.getByRole('button', { name: translate(name) });
        const [yes, no] = [await readBox(answer('Yes, I agree')), await readBox(answer('No, thank you'))];
        expect([yes.width, yes.height]).toEqual([no.width, no.height]);
        await answer('Yes, I agree').click();
        const picker = page.getByRole('group', { name: translate('Intimate interests') });
        await expect(picker.getByRole('checkbox').first()).toBeVisible();
        await picker.getByText(translate('Oral'), { exact: true }).click();
        await page.getByRole('button', { name: translate('Save my interests') }).click();
        await expect(page.getByText(translate('Your interests are saved'))).toBeVisible();
        await expect.poll(() => readBodies(sandbox, 'giveConsent')).toMatchObject([{ topic: 'intimateInterests' }]);

        await goInApp(page, account);
        const section = page.getByRole('region', { name: translate('Consents') });
        await expect(section.getByText(wording)).toBeVisible();
        await expect(
          section.getByText(
            translate('If you withdraw it, we delete your intimate interests, and you no longer see those of others.'),
          ),
        ).toBeVisible();
        await section
          .getByRole('button', { name: translate('Withdraw my consent') })
          .last()
          .click();
        await expect(section.getByRole('status')).toContainText(
          translate(
            'Your consent is withdrawn. We’ve deleted your intimate interests, and you no longer see those of others.',
          ),
        );
        await expect(section.getByText(wording)).toHaveCount(0);
        const readSelected = () => callApi(sandbox, 'complete', '/api/profile/interests');
        await expect.poll(readSelected).toMatchObject({ selected: ['romantic', 'outdoor'] });
        await goInApp(page, interests);
        await show.click();
        await expect(question).toBeVisible();
      });
    });
  }
}

test('a choice from before the question is saved only after a Yes', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await overrideData(sandbox, 'fetchInterests', { available: ['romantic', 'oral'], selected: ['oral'] });
  await openSignedIn(page, { origin, sandbox }, 'complete', interests);
  const save = page.getByRole('button', { name: translate('Save my interests') });
  await save.click();
  await expect(
    page.getByText(translate('Please answer the question about your intimate interests first. Then save again.')),
  ).toBeVisible();
  await page.getByRole('button', { name: translate('No, thank you') }).click();
  await expectNoCall(page, sandbox, 'updateInterests');
  await save.click();
  await expect(page.getByText(translate('Your interests are saved'))).toBeVisible();
  await expect.poll(() => readBodies(sandbox, 'updateInterests')).toEqual([{ interests: [] }]);
});

test('consents that cannot be loaded do not hold up saving', async ({ page, origin, sandbox, translate }) => {
  await overrideData(sandbox, 'fetchInterests', { available: ['romantic', 'oral'], selected: ['oral'] });
  await injectFault(sandbox, { call: 'fetchConsents', kind: 'status', status: 500, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'complete', interests);
  await page.getByText(translate('Romantic'), { exact: true }).click();
  await page.getByRole('button', { name: translate('Save my interests') }).click();
  await expect(page.getByRole('group', { name: /^Your intimate interests say/ })).toBeVisible();
  await expect.poll(() => readBodies(sandbox, 'updateInterests')).toEqual([{ interests: ['oral', 'romantic'] }]);
});

test('interests whose consent was withdrawn elsewhere are asked about again', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await overrideData(sandbox, 'fetchInterests', { available: ['romantic', 'oral'], selected: ['oral'] });
  await overrideData(sandbox, 'fetchConsents', [{ topic: 'intimateInterests', wording: 'May we?', givenAt: 1 }]);
  await openSignedIn(page, { origin, sandbox }, 'complete', interests);
  await page.getByRole('button', { name: translate('Show intimate interests') }).click();
  await page.getByText(translate('Romantic'), { exact: true }).click();
  const save = page.getByRole('button', { name: translate('Save my interests') });
  await save.click();
  await page.getByRole('button', { name: translate('Yes, I agree') }).click();
  await save.click();
  await expect(page.getByText(translate('Your interests are saved'))).toBeVisible();
});

test('an answer whose consent was withdrawn elsewhere is sent after another Yes', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await overrideData(sandbox, 'fetchConsents', [{ topic: 'sensitiveAnswers', wording: 'May we?', givenAt: 1 }]);
  const refused = {
    call: 'updatePersonality',
    kind: 'body',
    status: 403,
    body: { errors: { consent: 'Ask.' } },
  } as const;
  await injectFault(sandbox, refused);
  await openSensitiveAnswer(page, { origin, sandbox, translate });
  await page.getByRole('button', { name: translate('Save my answer') }).click();
  await page.getByRole('button', { name: translate('Yes, I agree') }).click();
  await expect(page.getByRole('button', { name: translate('Save my answer') })).toHaveCount(0);
  await expect.poll(() => readBodies(sandbox, 'updatePersonality')).toHaveLength(2);
});

test('a sensitive question whose consent cannot be loaded can be left open', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  const asked = await callApi(sandbox, 'complete', '/api/profile/random/questions/');
  const sensitive = (asked as object[]).map((each) => ({ ...each, sensitive: true }));
  await overrideData(sandbox, 'fetchAdditionalQuestions', sensitive);
  await injectFault(sandbox, { call: 'fetchConsents', kind: 'status', status: 500, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'confirmed', '/additional-questions');
  await page.getByRole('button', { name: translate('Answer later') }).click();
  await expect(page).toHaveURL(/place=2$/);
});

test('a No over a stored answer says that it deletes it', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await overrideData(sandbox, 'fetchConsents', []);
  await openSensitiveAnswer(page, { origin, sandbox, translate });
  await expect(page.getByText(translate('If you say no, we delete the answer that you gave before.'))).toBeVisible();
  await page.getByRole('button', { name: translate('No, thank you') }).click();
  await expect.poll(() => readBodies(sandbox, 'updatePersonality')).toMatchObject([{ answers: [{ answer: [] }] }]);
});

test('a server that knows no consents is asked for none', async ({ page, origin, sandbox, translate }) => {
  await injectFault(sandbox, { call: 'fetchConsents', kind: 'status', status: 404, times: 0 });
  await openSignedIn(page, { origin, sandbox }, 'complete', interests);
  await page.getByRole('button', { name: translate('Show intimate interests') }).click();
  await expect(
    page
      .getByRole('group', { name: translate('Intimate interests') })
      .getByRole('checkbox')
      .first(),
  ).toBeVisible();
  await goInApp(page, account);
  await expect(page.getByRole('heading', { name: translate('Delete my account') })).toBeVisible();
  await expect(page.getByRole('region', { name: translate('Consents') })).toHaveCount(0);
});

test.describe('German, 360 px', () => {
  test.use({ siteKey: 'german', viewport: { width: 360, height: 740 } });

  test('a sensitive answer is given after a Yes, and a No skips its question', { tag: '@rule' }, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    const asked = await callApi(sandbox, 'complete', '/api/profile/random/questions/');
    const sensitive = (asked as { id: number }[]).slice(0, 3).map((each) => ({ ...each, sensitive: each.id !== 34 }));
    await overrideData(sandbox, 'fetchAdditionalQuestions', sensitive);
    await overrideData(sandbox, 'fetchConsents', []);
    await openSignedIn(page, { origin, sandbox }, 'confirmed', '/additional-questions');
    const consent = page.getByRole('group', { name: /^Diese Antwort sagt etwas über Ihre Gesundheit.*widerrufen\.$/ });
    const answer = (name: string) => consent.getByRole('button', { name: translate(name) });
    const later = page.getByRole('button', { name: translate('Answer later') });
    await expect(consent).toBeVisible();
    await expect(later).toHaveCount(0);
    await answer('No, thank you').click();
    await expect(page).toHaveURL(/place=2$/);
    await later.click();
    await expect(page).toHaveURL(/place=3$/);
    await expectNoCall(page, sandbox, 'giveConsent');
    await answer('Yes, I agree').click();
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill('Im Chor');
    await page.locator('button[type=submit]').click();
    const answers = [{ answer: [] }, { answer: [] }, { answer: ['Im Chor'] }];
    await expect.poll(() => readBodies(sandbox, 'sendAnswer')).toMatchObject(answers);
    await expect.poll(() => readBodies(sandbox, 'giveConsent')).toMatchObject([{ topic: 'sensitiveAnswers' }]);
  });
});
