// Tags: @measurement @live-chat @town/maps @consent.atoms.ts @account
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paymentEntries } from '../../brands/paymentProviders.ts';
import { parseReport, type Receiver } from '../../scripts/backend/sandbox/receivedReport.ts';
import { issueToken } from '../../scripts/backend/sandbox/world/tokens.ts';
import { fetchNewestEmailLink, memberPassword } from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, magicLinkUrl } from '../../scripts/local/screenshots/signIn.ts';
import { type CanaryField, canaryMember, ways } from '../browser/canaryMember.ts';
import { answerQuestions, createPictureFile, enterPayment, uploadPicture } from '../browser/memberSteps.ts';
import { navLink, pageHeading, signOut } from '../browser/pageHelpers.ts';
import { type RecordingProxy, startRecordingProxy } from '../browser/recordingProxy.ts';
import { createPurposes, isOfOthers, summarizeRequests } from '../browser/requestPurposes.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest } from '../browser/siteTest.ts';
import { findLeaks, type SentRequest } from '../support/findLeaks.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

// A member whose every field is found again wherever it goes, on a site with statistics, ads, live chat, maps and payment,
// whose requests a proxy records: from the link of the registration until the account is deleted.

/** The town of the life on each site, and the way to pay there. */
const lives = {
  french: { town: 'Lausanne', widest: '600', provider: 'CelerisPay' },
  german: { town: 'Potsdam', widest: '600', provider: 'Xolvis' },
  american: { town: 'Madison', widest: '350', provider: 'CCBill' },
} as const;

const statisticsOf = { french: 'tagManager', german: 'beacon', american: 'matomo' } as const;

const parseBody = (receiver: Receiver, body: string): unknown =>
  receiver === 'matomo' ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);

/** Plays the vendor's script of the chat: tells its host everything that it finds around it. */
const chatScript = (address: string) => `{
  const found = [location.href, document.referrer, window.name, ...(location.ancestorOrigins ?? [])];
  const send = () => fetch(${JSON.stringify(address)}, { method: 'POST', mode: 'no-cors', body: JSON.stringify(found) });
  send();
  window.liveChatButton = { open: (id) => { found.push(id); send(); } };
}`;

const test = ownPageTest.extend<{ recorder: RecordingProxy }>({
  statisticsChoice: null,
  viewport: { width: 1366, height: 768 },
  recorder: async ({ sandbox }, use) => {
    const recorder = await startRecordingProxy(new Map([[`${sandbox}/button.js`, chatScript(`${sandbox}/chat`)]]));
    await use(recorder);
    await recorder.close();
  },
  // Chromium asks no proxy about loopback unless it is told to.
  proxy: async ({ recorder }, use) => use({ server: recorder.server, bypass: '<-loopback>' }),
});

test.skip(({ browserName }) => browserName === 'firefox', 'its driver sends loopback past every proxy');

async function changeInFooter(page: Page, opener: string, labels: readonly string[]): Promise<void> {
  await page.getByRole('contentinfo').getByText(opener).click();
  for (const label of labels) await page.getByRole('switch', { name: label }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const siteKey of isFullMatrix ? (['french', 'german', 'american'] as const) : (['french'] as const)) {
  test.describe(siteKey, () => {
    test.use({ siteKey });
    test(
      'a whole life tells others nothing before consent, then fixed events only, and never anything of the person',
      { tag: '@rule' },
      async ({ page, context, origin, sandbox, site, world, translate: t, recorder: { requests } }, testInfo) => {
        const { town, widest, provider } = lives[siteKey];
        await context.grantPermissions(['local-network-access']);
        const account = world.accounts.find(({ name }) => name === 'new')!;
        const { userId, profileId, username, email, password } = canaryMember;
        Object.assign(account, { userId, profileId, username, email });
        const purposeOf = createPurposes({ origin, sandbox });
        const summarize = (some: typeof requests) => summarizeRequests(some, purposeOf);
        const toldOthers = () => requests.filter((request) => isOfOthers(purposeOf(request)));
        const press = (name: string) => page.getByRole('button', { name: t(name), exact: true }).click();

        // From the link of the registration to the first matches.
        const token = issueToken(account, world.now());
        await page.goto(magicLinkUrl(origin, token));
        await answerQuestions(page, { town, words: canaryMember.answer, site, translate: t });
        await page.getByRole('link', { name: t('Confirm my email address') }).click();
        await expect(page).toHaveURL(`${origin}/confirm-email`);
        await page.goto(await fetchNewestEmailLink(sandbox));
        await press('Continue to my matches without these questions');
        await press('See my matches');
        const upload = page.getByRole('dialog', { name: t('Add pictures') });
        await uploadPicture(
          upload,
          await createPictureFile(canaryMember.picture, canaryMember.pictureComment),
          /\b1\b/,
        );
        await expect(page.getByText(t('Your pictures are saved'))).toBeVisible();
        await goInApp(page, '/membership-area/matches-preferences');
        await page.locator('section').filter({ hasText: town }).getByRole('slider').fill(widest);
        await press('Save my preferences');
        await expect(page.getByText(t('Your preferences are saved'))).toBeVisible();

        // Nobody else has learnt of it but the maps, whose search the member has used.
        await settled(page);
        const beforeConsent = toldOthers();
        expect(summarize(beforeConsent.filter((request) => purposeOf(request) !== 'maps'))).toBe('\n');
        expect(beforeConsent.some((request) => purposeOf(request) === 'maps')).toBe(siteKey === 'french');
        await goInApp(page, '/membership-area/home');
        await navLink(page, t, 'Matches').click();
        await page
          .getByRole('dialog', { name: t('May we measure usage?') })
          .getByRole('button', { name: t('Yes, you may') })
          .click();

        // A profile: a comment to an answer; another one: a report and a block.
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('article').getByRole('link').first().click();
        await page
          .getByRole('button', { name: t('Comment') })
          .first()
          .click();
        await page.getByLabel(t('Your comment')).fill(canaryMember.comment);
        await press('Send comment');
        await expect(page.getByText(canaryMember.comment)).toBeVisible();
        await navLink(page, t, 'Matches').click();
        await page.getByRole('article').getByRole('link').last().click();
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${t('More')}`) })
          .first()
          .click();
        await page.getByRole('menuitem', { name: t('Report or block') }).click();
        const dialog = page.getByRole('dialog');
        await press('Report member');
        await dialog.getByRole('radio').last().check();
        await dialog.getByLabel(t('What happened?')).fill(canaryMember.report);
        await press('Send report');
        await expect(dialog.getByText(t('Thank you, we’ll look into it'))).toBeVisible();
        await press('Block member');
        await expect(dialog.getByRole('button', { name: t('Unblock member') })).toBeVisible();
        await dialog.getByRole('button', { name: t('Close') }).click();

        // Premium, and what it is for.
        await navLink(page, t, 'Matches').click();
        await page
          .getByRole('article')
          .getByRole('button', { name: new RegExp(`^${t('Write')}`) })
          .first()
          .click();
        await page.getByRole('main').getByRole('button', { name: /\d/ }).first().click();
        await enterPayment(page, t, provider, canaryMember);
        await page.getByRole('main').getByRole('button').last().click();
        const entered = paymentEntries[provider];
        if (entered === 'external') {
          await page.getByRole('link', { name: 'The payment is good' }).click();
        }
        await expect(page).toHaveURL(/payments-success/);
        const writeNow = new RegExp(t('Write to {name} now', { name: '.+' }));
        const asked = page.getByRole('main');
        await asked
          .getByRole('button', { name: writeNow })
          .or(asked.getByRole('link', { name: writeNow }))
          .click();
        const field = page.getByRole('textbox', { name: t('Your message') });
        await field.fill(canaryMember.message);
        await press('Send message');
        await expect(page.getByRole('listitem').filter({ hasText: canaryMember.message })).toBeVisible();
        await field.fill(canaryMember.draft);
        await page.getByLabel(t('Search by name')).fill(canaryMember.search);
        await press('Show all conversations');

        // The chat of another company.
        await navLink(page, t, 'Visitors').click();
        await expect(pageHeading(page)).toBeFocused();
        await page
          .getByRole('contentinfo')
          .getByRole('button', { name: t('Help and support') })
          .click();
        await press('Open the chat');
        const chats = () => requests.filter((request) => purposeOf(request) === 'chat' && request.method === 'POST');
        await expect.poll(() => chats().length).toBe(2);
        await page.keyboard.press('Escape');

        // The account.
        await goInApp(page, '/membership-area/my-account');
        await press('Change my password');
        await page.getByLabel(t('Current password')).fill(memberPassword);
        await page.getByLabel(t('New password')).fill(password);
        await press('Save my new password');
        await expect(page.getByText(t('Your new password is saved'))).toBeVisible();
        await press('Change my email address');
        await page.getByLabel(t('New email address')).fill(canaryMember.newEmail);
        await page.getByLabel(t('Your password, so that we know it’s you')).fill(password);
        await press('Save my new address');
        await expect(page.getByText(t('Your new address is saved'))).toBeVisible();

        // After the withdrawal nobody else learns more.
        await settled(page);
        const told = toldOthers().length;
        await changeInFooter(page, t('Privacy choices'), [
          ...(siteKey === 'american' ? [] : [t('Measuring our advertising')]),
          t('Usage statistics'),
          t('Open the live chat without asking'),
        ]);
        for (const place of ['Messages', 'Visitors', 'Matches']) {
          await navLink(page, t, place).click();
          await expect(pageHeading(page)).toBeFocused();
        }
        await page.reload();
        await signOut(page);
        await page.getByLabel(t('Email address')).fill(canaryMember.newEmail);
        await page.getByLabel(t('Password'), { exact: true }).fill(password);
        await press('Sign in');
        await expect(page).toHaveURL(`${origin}/confirm-email`);
        await page.goto(await fetchNewestEmailLink(sandbox));
        await expect(page).toHaveURL(/membership-area/);
        await goInApp(page, '/membership-area/my-account#delete');
        await press('Delete my account …');
        await press('Continue to delete');
        await page.getByLabel(t('Your password, so that we know it’s you')).fill(password);
        await press('Delete my account for good');
        await expect(page).not.toHaveURL(/my-account/);
        await settled(page);
        await page.close();
        expect(summarize(toldOthers().slice(told))).toBe('\n');

        const file = testInfo.outputPath('requests.txt');
        await writeFile(file, summarize(requests));
        await testInfo.attach('requests', { path: file, contentType: 'text/plain' });

        // Others were told events of the fixed form only, and how a person is called is in no request but to the API.
        const reports = requests.filter(({ method }) => method === 'POST');
        for (const [purpose, receiver] of [
          ['statistics', statisticsOf[siteKey]],
          ['ads', 'ads'],
        ] as const) {
          const sent = reports.filter((request) => purposeOf(request) === purpose);
          expect(sent.length > 0, purpose).toBe(purpose !== 'ads' || siteKey !== 'american');
          const isKnown = ({ body }: SentRequest) => parseReport(receiver, parseBody(receiver, body)) !== undefined;
          expect(sent.filter((request) => !isKnown(request))).toEqual([]);
        }
        expect(chats().map(({ body }) => body)).toEqual(
          chats().map(() => expect.stringMatching(/^\["[^"]*\/frames\/chat"/)),
        );
        const canaries = Object.entries({ ...canaryMember, town, token }).map(([field, value]) => ({ field, value }));
        const wayOf = (request: SentRequest, part: string) =>
          `${purposeOf(request)} ${part} ${new URL(request.url).pathname}`;
        const leaks = findLeaks(
          requests,
          canaries,
          (request, part, field) => ways[field as CanaryField]?.test(wayOf(request, part)) ?? false,
        );
        expect(leaks).toEqual([]);
        // All else has been found where it belongs, so a leak of it would have been.
        const found = new Set(findLeaks(requests, canaries, () => false).map(({ field }) => field));
        const typedToPay = { card: ['card', 'holder'], iban: ['iban'], external: [] }[entered];
        const sent = Object.keys(ways).filter((field) => !['card', 'holder', 'iban'].includes(field));
        expect([...found].sort()).toEqual([...sent, ...typedToPay].sort());
      },
    );
  });
}
