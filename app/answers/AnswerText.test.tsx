import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerText } from './AnswerText.tsx';
import type { AnswerDisplay } from './questionTypeRules.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const toWords = (display: AnswerDisplay) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AnswerText display={display} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '');

const longText = `I like${' to dance'.repeat(300)}`;

test.for<[AnswerDisplay, string]>([
  [{ kind: 'nothing' }, 'Not answered yet'],
  [{ kind: 'texts', texts: ['Cheerful', 'Calm'] }, 'Cheerful, Calm'],
  [{ kind: 'texts', texts: [longText] }, longText],
  [{ kind: 'texts', texts: ['In the morning\nto the sea'] }, 'In the morning\nto the sea'],
  [{ kind: 'scaleStep', step: '5', index: 4, of: 7 }, '5 out of 7 – Quite a bit'],
  [{ kind: 'scaleStep', step: '3', index: 2, of: 5 }, '3 out of 5'],
  [{ kind: 'scaleStep', step: '5', index: 4, of: 5 }, '5 out of 5 – Very much'],
  [{ kind: 'day', day: '1961-04-23' }, '23. April 1961'],
  [{ kind: 'height', value: 170 }, '170 cm'],
  [{ kind: 'anyDistance' }, 'The distance doesn’t matter to me.'],
  [{ kind: 'distance', value: 120 }, 'Up to 120 km'],
  [{ kind: 'range', from: 45, to: 60, isAgeRange: true }, '45 to 60 years'],
  [{ kind: 'range', from: 160, to: 180, isAgeRange: false }, '160 cm to 180 cm'],
])('%o in words: %s', { tags: 'rule' }, ([display, expected]) => {
  expect(toWords(display)).toBe(expected);
});
