import { expect, test } from 'vitest';
import { parseMessagesRequest } from './splitMessagesPlugin.ts';

test.for([
  ['/project/app/i18n/de.po?critical', { file: 'app/i18n/de.po', tag: 'de', priority: 'critical' }],
  ['/project/app/i18n/cs.po?deferred', { file: 'app/i18n/cs.po', tag: 'cs', priority: 'deferred' }],
  [
    '/project/app/i18n/de.po?swissGerman&critical',
    { file: 'app/i18n/de.po', variant: 'swissGerman', tag: 'de-CH', priority: 'critical' },
  ],
  [
    '/project/app/i18n/en.po?americanEnglish&deferred',
    { file: 'app/i18n/en.po', variant: 'americanEnglish', tag: 'en-US', priority: 'deferred' },
  ],
  ['/project/app/i18n/pl.po?chat', { file: 'app/i18n/pl.po', tag: 'pl', priority: 'chat' }],
  ['/project/app/i18n/de.po', undefined],
  ['/project/app/logo.svg?raw', undefined],
  [null, undefined],
] as const)('parseMessagesRequest reads %s as %o', ([id, expected]) => {
  expect(parseMessagesRequest('/project', id)).toEqual(expected);
});

test('a request for an unknown variant is refused', () => {
  expect(() => parseMessagesRequest('/project', '/project/app/i18n/de.po?bavarian&critical')).toThrow(
    'has no bavarian',
  );
});
