// Tags: @onboarding
import type { Page } from '@playwright/test';
import { paymentEntries, paymentProviders } from '../../brands/paymentProviders.ts';
import {
  emailOf,
  fetchNewestEmailLink,
  fetchToken,
  triggerEvent,
} from '../../scripts/local/screenshots/sandboxControl.ts';
import { goInApp, magicLinkUrl } from '../../scripts/local/screenshots/signIn.ts';
import { answerQuestions, createPictureFile, enterPayment, uploadPicture } from '../browser/memberSteps.ts';
import {
  expectCalls,
  favouriteButton,
  navLink,
  pageHeading,
  readTexts,
  setTabHidden,
  signOut,
} from '../browser/pageHelpers.ts';
import { expect, ownPageTest } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

// What the other journeys prove one by one, as one member goes through it: from the link of the registration to the link by
// which they come back, in two tabs where two tabs are likely.

const german = { siteKey: 'german', town: 'Potsdam', widest: '600' } as const;
const american = { siteKey: 'american', town: 'Madison', widest: '350' } as const;
/** Where members pay with it. */
const sites = { CelerisPay: german, Acquired: german, CCBill: american, PayPal: german, Xolvis: german } as const;

ownPageTest.skip(!isFullMatrix, 'a whole life with each provider: npm run test:all has it');

const messages = (page: Page) => page.getByRole('listitem').filter({ hasText: /(?:geschrieben|wrote):/ });

for (const provider of paymentProviders) {
  const { siteKey, town, widest } = sites[provider];
  ownPageTest.describe(siteKey, () => {
    ownPageTest.use({ siteKey, viewport: { width: 1366, height: 768 } });
    ownPageTest(
      `a whole life: registers, pays with ${provider}, writes, signs out in two tabs, and comes back by a link`,
      async ({ page, origin, sandbox, site, translate }) => {
        const matches = `${origin}/membership-area/matches`;
        // The link of the registration leads to the questionnaire.
        await page.goto(magicLinkUrl(origin, await fetchToken(sandbox, 'new')));
        await answerQuestions(page, { town, site, translate });
        await page.getByRole('link', { name: translate('Confirm my email address') }).click();
        await expect(page).toHaveURL(`${origin}/confirm-email`);

        // The link of the confirmation opens a tab of its own, which the member looks at from then on.
        await setTabHidden(page, true);
        const tab = await page.context().newPage();
        await tab.goto(await fetchNewestEmailLink(sandbox));
        await expect(tab).toHaveURL(`${origin}/additional-questions?reg=1`);
        await tab.getByRole('button', { name: translate('Continue to my matches without these questions') }).click();
        await expect(tab).toHaveURL(matches);
        const welcome = translate('Welcome to {brand}', { brand: site.brand });
        await expect(tab.getByRole('dialog')).toHaveAccessibleName(new RegExp(welcome, 'i'));
        await tab.getByRole('button', { name: translate('See my matches') }).click();

        // The one that waited goes on by itself, and repeats nothing.
        await setTabHidden(page, false);
        await expect(page).toHaveURL(matches);
        await expectCalls(page, sandbox, 'triggerFinish', 1);
        await expect(page.getByRole('dialog')).toHaveCount(0);

        const upload = tab.getByRole('dialog', { name: translate('Add pictures') });
        await uploadPicture(upload, await createPictureFile('me.png', 'me'), /^1 Bild speichern$|^Save 1 picture$/);
        await expect(tab.getByText(translate('Your pictures are saved'))).toBeVisible();

        // Wider wishes, because few people live near the town.
        await goInApp(tab, '/membership-area/matches-preferences');
        const distance = tab.locator('section').filter({ hasText: town });
        await distance.getByRole('slider').fill(widest);
        await tab.getByRole('button', { name: translate('Save my preferences') }).click();
        await expect(tab.getByText(translate('Your preferences are saved'))).toBeVisible();
        await navLink(tab, translate, 'Matches').click();

        // A favourite needs Premium.
        const write = tab.getByRole('button', { name: new RegExp(`^${translate('Write')}`) });
        const card = tab.getByRole('article').filter({ has: write }).first();
        const [partner = ''] = await readTexts(card.getByRole('heading').locator('bdi').first());
        await favouriteButton(card, translate).click();
        await expect(tab).toHaveURL(`${origin}/premium-plans/plans?feature=1`);
        await tab.getByRole('button', { name: /^(?:Mit|Continue with) \d/ }).click();
        await enterPayment(tab, translate, provider);
        await expect(tab).toHaveURL(`${origin}/premium-plans/summary`);
        await tab.getByRole('main').getByRole('button').last().click();
        if (paymentEntries[provider] === 'external') {
          await tab.getByRole('link', { name: 'The payment is good' }).click();
        }
        await expect(pageHeading(tab)).toHaveText(
          translate('Now you can keep {person} as a favourite', { person: partner }),
        );
        await tab.getByRole('button', { name: translate('Keep {name} as a favourite', { name: partner }) }).click();
        await expect(pageHeading(tab)).toContainText(partner);
        await expectCalls(tab, sandbox, 'toggleBookmark', 1);

        // The other tab knows it too.
        await expect(page.getByRole('link', { name: translate('Become a Premium member') })).toHaveCount(0);

        await write.first().click();
        await tab.getByRole('textbox', { name: translate('Your message') }).fill('Gehen wir an den Fluss?');
        await tab.getByRole('button', { name: translate('Send message') }).click();
        await expect(messages(tab).filter({ hasText: 'Gehen wir an den Fluss?' })).toBeVisible();
        await triggerEvent(sandbox, 'new', { type: 'message', text: 'Am Sonntag gern.' });
        await tab.getByRole('link', { name: translate('Read message') }).click();
        await expect(messages(tab).filter({ hasText: 'Am Sonntag gern.' })).toBeVisible();

        // Signing out in one tab signs the other out; the link of a later mail leads back.
        await signOut(tab);
        await expect(page).toHaveURL(/\/login/);
        await tab.getByLabel(translate('Email address')).fill(emailOf('new'));
        await tab.getByRole('button', { name: translate('Email me a sign-in link') }).click();
        await expect(tab.getByText(emailOf('new'))).toBeVisible();
        await tab.goto(await fetchNewestEmailLink(sandbox));
        await expect(tab).toHaveURL(`${origin}/membership-area/home`);
        await expect(pageHeading(tab)).toBeVisible();
        await expect(page).toHaveURL(`${origin}/membership-area/home`);
        await expectCalls(tab, sandbox, 'triggerFinish', 1);
      },
    );
  });
}
