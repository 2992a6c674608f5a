import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuestionnaireVariant } from '../../../answers/answer.model.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { QuestionForm } from './QuestionForm.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const question: Question = {
  id: 7,
  qid: 27,
  orderId: 7,
  type: 12,
  skippable: false,
  minChoices: null,
  maxChoices: null,
  answerOptions: [],
  translations: { en: 'What now?' },
  answer: null,
};

const show = (asked: Partial<Question>, variant: QuestionnaireVariant) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QuestionForm
        question={{ ...question, ...asked }}
        position={7}
        total={16}
        variant={variant}
        onBack={null}
        deliver={async () => {}}
      />
    </I18nProvider>,
  );

test('a type that there is not is named by the plain layout, and by the chat not at all', () => {
  expect(show({}, 2)).toContain('Question Type 12 not found');
  expect(show({}, 1)).not.toContain('not found');
});

test.for([
  [3, 'Write an answer to continue'],
  [11, 'Write an answer to continue'],
  [2, 'Choose an answer to continue'],
  [6, 'Choose an answer to continue'],
] as const)('while a question of type %i is open, the chat says: %s', ([type, words]) => {
  expect(show({ type }, 1)).toContain(words);
});

test.for<[string, Partial<Question>, boolean]>([
  ['while it is open', { skippable: true }, true],
  ['once it is answered', { skippable: true, answer: { id: '1', answer: ['The sea'] } }, true],
  ['never where it must be answered', { skippable: false }, false],
])('a question can be put off %s', ([, asked, expected]) => {
  expect(show({ type: 11, ...asked }, 2).includes('Answer later')).toBe(expected);
});
