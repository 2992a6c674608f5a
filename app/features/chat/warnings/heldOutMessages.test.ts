import path from 'node:path';
import { expect, test } from 'vitest';
import { readLabelledMessages } from '../../../../tests/support/readLabelledMessages.ts';
import { readWarningWords, warningLocales } from '../../../../tests/support/readWarningWords.ts';
import { findWarning } from './findWarning.ts';

/** Messages that were written without the rules, and which the rules were written without. */
const folder = path.resolve(import.meta.dirname, '../../../../tests/fixtures/messages');

/** How many of the warnings are right, and how many of the messages that deserve one are found. */
function measure(locale: string) {
  const results = readLabelledMessages(folder, locale).map(({ kinds, text }) => ({
    text,
    deserved: kinds.length > 0,
    warned: findWarning(text, readWarningWords(locale)) !== null,
  }));
  const found = results.filter(({ deserved, warned }) => deserved && warned).length;
  return {
    precision: found / results.filter(({ warned }) => warned).length,
    recall: found / results.filter(({ deserved }) => deserved).length,
    missed: results.filter(({ deserved, warned }) => deserved && !warned).map(({ text }) => text),
    wrong: results.filter(({ deserved, warned }) => !deserved && warned).map(({ text }) => text),
  };
}

test.each(warningLocales)(
  'of 100 warnings in %s 95 are right, and 90 of 100 cases are found',
  {
    tags: 'rule',
  },
  (locale) => {
    const { precision, recall, missed, wrong } = measure(locale);
    // Messages are printed only on demand, because rules that are written with them no longer say how well they do.
    console.info(locale, { precision, recall, ...(process.env.SHOW_MISSES && { missed, wrong }) });
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  },
);
