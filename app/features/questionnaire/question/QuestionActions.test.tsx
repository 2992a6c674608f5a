import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { QuestionActions } from './QuestionActions.tsx';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test.for<[string, QuestionnaireVariant, number, { answer: number[]; touched: boolean; busy: boolean }, boolean]>([
  ['was given before, and there is no Continue', 2, 1, { answer: [1], touched: false, busy: false }, true],
  ['is just being picked', 2, 1, { answer: [1], touched: true, busy: false }, false],
  ['is being sent', 2, 1, { answer: [1], touched: false, busy: true }, false],
  ['is missing', 2, 1, { answer: [], touched: false, busy: false }, false],
  ['was given before, beside Continue', 2, 6, { answer: [1], touched: false, busy: false }, false],
  ['was given before, in the chat', 1, 1, { answer: [1], touched: false, busy: false }, false],
  ['is of an unknown type', 1, 12, { answer: [1], touched: false, busy: false }, false],
])('an answer that %s: the hint to press it again', ([, variant, type, state, expected]) => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QuestionActions
        question={{ type, skippable: false, answerOptions: [] as Question['answerOptions'] } as Question}
        variant={variant}
        attempted={false}
        onBack={null}
        onSkip={null}
        {...state}
      />
    </I18nProvider>,
  );
  expect(shown.includes('Press your answer again')).toBe(expected);
});
