import { expect, test } from 'vitest';
import type { Answers, QuestionKey } from './answers.ts';
import { defaultAnswer } from './defaultAnswers.ts';

const defaults = { usedSiteIds: new Set([1, 2, 135]), siteIds: 'next', defaultCompany: 'beispiel' } as const;

test.for<[QuestionKey, Answers, string | undefined]>([
  ['name', {}, undefined],
  ['age', { name: 'Abendrot' }, undefined],
  ['theme', { name: 'Abendrot' }, undefined],
  ['domains', { name: 'Abendrot' }, undefined],
  ['slug', { name: 'Abendröte & Co.' }, 'abendrote-co'],
  ['slug', { name: '50+' }, undefined],
  ['languages', { domains: 'uk, de' }, 'de=de,en uk=en'],
  ['languages', { domains: 'de ch', languages: 'ch=fr,de' }, 'de=de,en ch=fr,de'],
  ['siteIds', { domains: 'com,at,de' }, 'de=136 at=137 com=de'],
  ['siteIds', { domains: 'com' }, 'com=136'],
  ['siteIds', { domains: 'de,at', siteIds: 'at=136' }, 'de=137 at=136'],
  ['siteIds', { domains: 'de,xx' }, 'de=136'],
  ['company', {}, 'beispiel'],
  ['privacy', { name: 'Abendrot', slug: 'rot' }, 'privacy@rot.example'],
  ['support', { slug: 'rot', domains: 'com' }, 'support@rot.example'],
  [
    'support',
    { slug: 'rot', domains: 'de,com,at' },
    'support@rot.example de=support.de@rot.example at=support.at@rot.example',
  ],
])('%s after %j', ([question, answers, offer]) => {
  expect(defaultAnswer(question, answers, defaults)).toBe(offer);
});

test('a number that the back end hands out is not proposed', () => {
  expect(defaultAnswer('siteIds', { domains: 'de,com' }, { ...defaults, siteIds: 'backend' })).toBeUndefined();
});
