import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { QuestionForm } from './QuestionForm.tsx';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const question: Question = {
  id: 7,
  qid: 27,
  orderId: 7,
  type: 99,
  skippable: false,
  minChoices: null,
  maxChoices: null,
  answerOptions: [],
  translations: { en: 'What now?' },
  answer: null,
};

const show = (fields: Partial<Question>, variant: QuestionnaireVariant) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <QuestionForm
          question={{ ...question, ...fields }}
          position={7}
          total={16}
          variant={variant}
          onBack={null}
          deliver={async () => {}}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );

test('the plain layout names an unknown type, the chat does not', () => {
  expect(show({}, 2)).toContain('Question Type 99 not found');
  expect(show({}, 1)).not.toContain('not found');
});

test.for([
  [3, 'Write an answer to continue'],
  [11, 'Write an answer to continue'],
  [2, 'Choose an answer to continue'],
  [6, 'Choose an answer to continue'],
] as const)('while a question of type %i has no answer, the chat says: %s', ([type, expected]) => {
  expect(show({ type }, 1)).toContain(expected);
});

test.for<[string, Partial<Question>, boolean]>([
  ['before it is answered', { skippable: true }, true],
  ['after it is answered', { skippable: true, answer: { id: '1', answer: ['The sea'] } }, true],
  ['unless it must be answered', { skippable: false }, false],
])('"Answer later" is offered %s: %o', ([, fields, expected]) => {
  expect(show({ type: 11, ...fields }, 2).includes('Answer later')).toBe(expected);
});
