import { expect, test } from 'vitest';
import type { Answers, QuestionKey } from './answers.ts';
import { defaultAnswer, findMailDomain } from './defaultAnswers.ts';

const defaults = {
  usedSiteIds: new Set([1, 2, 135]),
  siteIds: 'next',
  defaultCompany: 'beispiel',
  mailDomain: '{slug}.example',
  faces: [{ ageBracket: 50, signIn: 'beside', home: 'person', motif: 'vineyard' }],
} as const;

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
  ['look', { age: '50' }, 'signIn=full home=magazine motif=lavender voice=warm'],
  ['look', { age: '50', look: 'corners=calm motif=vineyard' }, 'signIn=full home=magazine voice=warm'],
  ['look', { age: '60', look: 'signIn=full home=person voice=brisk' }, 'motif=promenade'],
  ['look', { age: '50', look: 'none' }, undefined],
  ['look', { age: '45' }, undefined],
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

test('addresses are proposed where those of the other brands are', () => {
  const addresses = [
    { slug: 'rot', address: 'privacy@members.rot.com' },
    { slug: 'blau', address: 'data@blau.example' },
    { slug: 'gelb', address: 'privacy@members.gelb.com' },
    { slug: 'grau', address: 'grau@holding.example' },
  ];
  expect(findMailDomain(addresses)).toBe('members.{slug}.com');
  expect(findMailDomain([])).toBe('{slug}.example');
  const mailDomain = findMailDomain(addresses);
  expect(defaultAnswer('support', { slug: 'neu', domains: 'at' }, { ...defaults, mailDomain })).toBe(
    'support@members.neu.com at=support.at@members.neu.com',
  );
});
