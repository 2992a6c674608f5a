import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { AGE_RANGE_QID } from '../fields/rangeQuestion.ts';
import { useContinueLabel } from './useContinueLabel.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const circle = { lat: 53.87, lng: 10.69 };

function Label({ type, qid, answer }: { type: number; qid: number; answer: Answer }) {
  return useContinueLabel({ qid, type, answerOptions: [{ id: 1, translations: {} }] } as unknown as Question, answer);
}

test.for<[string, number, Answer, string, number?]>([
  ['a height', 8, [170], 'Continue with 170 cm'],
  ['a distance', 9, { ...circle, distance: 200 }, 'Continue with 200\u00a0km'],
  ['any distance', 9, { ...circle, distance: 5000 }, 'Continue with no limit'],
  ['ages', 10, [45, 60], 'Continue with 45 to 60 years', AGE_RANGE_QID],
  ['heights', 10, [150, 180], 'Continue with 150 cm to 180 cm'],
  ['an option', 1, [1], 'Continue'],
  ['a date', 5, ['1961-04-23'], 'Continue'],
  ['a text', 11, ['170'], 'Continue'],
  ['nothing', 3, [], 'Continue'],
])('the button that goes on with %s', { tags: 'rule' }, ([, type, answer, expected, qid = 9]) => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Label type={type} qid={qid} answer={answer} />
    </I18nProvider>,
  );
  expect(shown).toBe(expected);
});
