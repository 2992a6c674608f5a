import type { Page } from '@playwright/test';
import type { WorldQuestion } from '../../scripts/backend/sandbox/world/questions.ts';
import type { Translate } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading, readBox } from './pageHelpers.ts';
import { expect } from './siteTest.ts';
import type { TestSite } from './testPortsAndFolders.ts';

export interface AnswerSetting {
  town: string;
  /** The beginning of each text. Default: Am Wasser. */
  words?: string;
  site: TestSite;
  translate: Translate;
}

export interface Answered {
  /** The value that the sandbox receives. */
  value: unknown;
  /** The words in the chat. */
  words: string;
}

/** Answers the present question and goes on; a choice of one goes on by itself. */
export async function answerQuestion(
  page: Page,
  question: WorldQuestion,
  { town, words = 'Am Wasser', site, translate }: AnswerSetting,
): Promise<Answered> {
  const { type, answerOptions } = question;
  const imperial = site.domain === 'com';
  const main = page.getByRole('main');
  const options = type === 2 ? main.getByRole('group').getByRole('button') : main.getByRole('radio');
  const slider = page.getByRole('slider');
  const chosen = answerOptions.slice(0, type === 2 ? 3 : 1);
  const texts = chosen.map(({ translations }) => translations[site.locale]);
  const choice = { value: chosen.map(({ id }) => id), words: texts.join(', ') };
  const proceed = (value: unknown, words: string) =>
    main
      .locator('button[type=submit]')
      .click()
      .then(() => ({ value, words }));
  switch (type) {
    case 1:
    case 6:
      await options.first().click();
      if (!/^\d+$/.test(texts[0]!)) return choice;
      return {
        ...choice,
        words: `${translate('{step} out of {of}', { step: texts[0]!, of: `${answerOptions.length}` })} – ${translate('Not at all')}`,
      };
    case 2: {
      const readPlace = async () => (await readBox(options.first())).y - (await readBox(pageHeading(page))).y;
      const place = await readPlace();
      for (const index of [0, 1, 2]) await options.nth(index).click();
      // What is said above the options changes, and they stay in their place.
      expect(await readPlace()).toBeCloseTo(place, 0);
      return proceed(choice.value, choice.words);
    }
    case 5: {
      await main.getByRole('textbox').pressSequentially(imperial ? '04231965' : '23041965');
      const format = new Intl.DateTimeFormat(`${site.locale}-${site.country}`, { dateStyle: 'long', timeZone: 'UTC' });
      return proceed(['1965-04-23'], format.format(Date.UTC(1965, 3, 23)));
    }
    case 7:
      await main.getByRole('combobox').fill(town.slice(0, 5));
      await page.getByRole('option').first().click();
      await expect(main.getByText(translate('Your town: {town}', { town }))).toHaveCount(1);
      return proceed([expect.objectContaining({ city: town })], town);
    case 8:
      await slider.fill(imperial ? '5.5' : '165');
      return imperial
        ? proceed([5.5], translate('{feet} ft {inches} in', { feet: '5', inches: '6' }))
        : proceed([165], translate('{height} cm', { height: '165' }));
    case 9:
      await slider.fill('120');
      return proceed(
        expect.objectContaining({ distance: 120 }),
        translate(imperial ? 'Up to {value} miles' : 'Up to {value} km', { value: '120' }),
      );
    case 10:
      await slider.first().fill('52');
      await slider.last().fill('66');
      return proceed([52, 66], translate('{from} to {to} years', { from: '52', to: '66' }));
    default: {
      const fields = await main.getByRole('textbox').all();
      const written = fields.map((_, index) => `${words} ${index + 1}`);
      for (const [index, field] of fields.entries()) await field.fill(written[index]!);
      return proceed(written, written.join(', '));
    }
  }
}
