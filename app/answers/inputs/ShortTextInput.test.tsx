import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Question } from '../../api/contract/questionSchemas.ts';
import { ShortTextInput } from './ShortTextInput.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const usernameQid = 1;
const show = (text: string, attempted: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ShortTextInput
        question={{ id: 11, qid: usernameQid, type: 3 } as Question}
        initialDraft={[text]}
        answer={[]}
        onChange={() => {}}
        onCommit={() => {}}
        attempted={attempted}
        labelledBy="question"
      />
    </I18nProvider>,
  );

const error = 'Your name needs 2 to 32 characters.';

test.for([
  ['missing', ''],
  ['only a space', ' '],
  ['too short', 'A'],
  ['too long', 'A'.repeat(33)],
])('after an attempt, a name that is %s has an error in the field', ([, text = '']) => {
  const shown = show(text, true);
  expect(shown).toContain(error);
  expect(shown).toMatch(/<input[^>]*aria-describedby="question answer-hint answer-error"[^>]*aria-invalid="true"/);
});

test.for([
  ['an empty name before an attempt', '', false],
  ['the shortest name', 'Al', true],
  ['the longest name', 'A'.repeat(32), true],
] as const)('%s has no error', ([, text, attempted]) => {
  expect(show(text, attempted)).not.toContain(error);
  expect(show(text, attempted)).not.toContain('aria-invalid');
});
