import path from 'node:path';
import { expect, test } from 'vitest';
import { languageTags } from '../../brands/languages.ts';
import { readPoFile } from '../../scripts/lib/readPoFile.ts';
import { ApiError } from '../api/ApiError.ts';
import { actionFailureTexts, toActionAdvice } from './actionFailureTexts.ts';

const texts = Object.values(actionFailureTexts).map(({ message }) => message!);
const readSentence = (text = '') =>
  text
    .replace(/^\p{L}+\s?:\s/u, '')
    .split(/\.(?:\s|$)/)[0]!
    .toLowerCase();

test.for(languageTags.flatMap((tag) => texts.map((text) => [tag, text] as const)))(
  'in %s no other text says "%s"',
  ([tag, text]) => {
    const catalogue = [...readPoFile(path.resolve(import.meta.dirname, `../i18n/${tag}.po`))];
    const sentence = readSentence(new Map(catalogue).get(text));
    expect(sentence).not.toBe('');
    expect(catalogue.filter(([, said]) => readSentence(said) === sentence).map(([id]) => id)).toEqual([text]);
  },
);

test('what to do is the same for every action, and without a connection another', () => {
  const advise = (error: unknown) => toActionAdvice(error).message;
  expect(advise(new ApiError('timeout', 'sendSmile'))).toMatch(/no internet connection/);
  expect(advise(new ApiError('rejected', 'sendSmile', { status: 500 }))).toMatch(/Nothing has changed/);
});
