import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type PaymentProvider, paymentEntries } from '../../brands/paymentProviders.ts';
import { questions } from '../../scripts/backend/sandbox/world/questions.ts';
import type { Translate } from '../../scripts/local/screenshots/signIn.ts';
import { type AnswerSetting, answerQuestion } from './answerQuestion.ts';
import { pageHeading } from './pageHelpers.ts';
import { expect } from './siteTest.ts';

/** The details that a member types to pay. */
export const payerData = {
  card: '4929716058304479',
  holder: 'Margarete Müller',
  iban: 'DE89370400440532013000',
} as const;

/** Answers the whole questionnaire, from its welcome page on. */
export async function answerQuestions(page: Page, setting: AnswerSetting): Promise<void> {
  const { site, translate } = setting;
  await page.getByRole('link', { name: translate('Start with the questions') }).click();
  for (const question of questions) {
    await expect(pageHeading(page)).toHaveText(question.translations[site.locale]);
    await expect(pageHeading(page)).toBeFocused();
    await answerQuestion(page, question, setting);
  }
}

/** Chooses a provider among the ways to pay, and gives what it asks for here. */
export async function enterPayment(
  page: Page,
  translate: Translate,
  provider: PaymentProvider,
  { card, holder, iban }: Record<keyof typeof payerData, string> = payerData,
): Promise<void> {
  const ways = {
    CelerisPay: translate('Enter your card here'),
    Acquired: 'Acquired',
    CCBill: 'CCBill',
    PayPal: 'PayPal',
    Xolvis: translate('Direct debit'),
  } as const;
  await page
    .getByRole('radio', { name: new RegExp(ways[provider]) })
    .first()
    .check();
  if (paymentEntries[provider] === 'card') {
    await page.getByLabel(translate('Card number')).fill(card);
    await page.getByLabel(translate('Name on the card')).fill(holder);
    await page.getByLabel(translate('Expiry date')).fill('1239');
    await page.getByLabel(translate('Security code')).fill('937');
  }
  if (paymentEntries[provider] === 'iban') await page.getByRole('textbox', { name: 'IBAN' }).fill(iban);
  await page.getByRole('button', { name: translate('Continue to my order') }).click();
}

/** A picture that is 80 × 100 pixels, with a comment in its metadata. */
export const createPictureFile = async (name: string, comment: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 100, channels: 3, background: '#a54' } })
    .withExif({ IFD0: { ImageDescription: comment } })
    .png()
    .toBuffer(),
});

/** Adds one picture in the dialog for them. */
export async function uploadPicture(
  dialog: Locator,
  file: Awaited<ReturnType<typeof createPictureFile>>,
  save: RegExp,
): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: save }).click();
}
