import path from 'node:path';
import { expect, test } from 'vitest';
import { sandboxTexts } from '../../scripts/backend/sandbox/world/sandboxTexts.ts';
import { readPoFile } from '../../scripts/lib/readPoFile.ts';
import { toMessageKind } from './messageKind.ts';

const source = 'Thank you for writing. I don’t think we’re a match, and wish you all the best.';

test.for([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['cz', 'cs'],
  ['pl', 'pl'],
] as const)('a kind no is sent in the words that are shown before, %s', ([locale, tag]) => {
  const catalogue = readPoFile(path.join(import.meta.dirname, `../i18n/${tag}.po`));
  expect(sandboxTexts[locale].kindNo).toBe(catalogue.get(source));
});

test('the type of a message is read in any case; another one is unknown', () => {
  expect(['decline', 'Photo_Request', '', 'hologram'].map(toMessageKind)).toEqual([
    'decline',
    'photoRequest',
    'text',
    'unknown',
  ]);
});
