import { expect, test } from 'vitest';
import { WrittenBrand } from '../../../brands/brandSchema.ts';
import type { CompleteAnswers } from './answers.ts';
import { questionKeys } from './answers.ts';
import { draftBrand } from './draftBrand.ts';

const answers: CompleteAnswers = {
  ...(Object.fromEntries(questionKeys.map((key) => [key, ''])) as CompleteAnswers),
  name: 'Abendrot',
  slug: 'abendrot',
  age: '50',
  theme: 'forest',
  colors: '',
  look: '',
  domains: 'com,ch de',
  languages: 'de=de,en ch=fr,de com=en',
  siteIds: 'de=136 ch=137 com=de',
  company: 'beispiel',
  privacy: 'privacy@abendrot.example',
  support: 'support@abendrot.example ch=aide@abendrot.example',
  providers: 'PayPal, CelerisPay',
};

test('valid answers give a brand file', () => {
  const draft = draftBrand(answers, 'beispiel');
  expect(WrittenBrand.parse(draft)).toEqual(draft);
  expect(draft).toEqual({
    $schema: '../brand.schema.json',
    name: 'Abendrot',
    ageBracket: 50,
    theme: 'forest',
    contacts: {
      privacy: 'privacy@abendrot.example',
      support: { default: 'support@abendrot.example', ch: 'aide@abendrot.example' },
    },
    features: { providers: ['PayPal', 'CelerisPay'] },
    domains: {
      de: { siteId: 136, defaultLang: 'de', defaultCountry: 'DE', locales: ['de', 'en'] },
      ch: { siteId: 137, defaultLang: 'fr', defaultCountry: 'CH', locales: ['fr', 'de'] },
      com: { sharesSiteIdWith: 'de', defaultLang: 'en', defaultCountry: 'US' },
    },
  });
  expect(Object.keys(draft.domains as object)).toEqual(['de', 'ch', 'com']);
});

test('a company other than the default is written', () => {
  expect(draftBrand({ ...answers, company: 'sample' }, 'beispiel')).toMatchObject({ company: 'sample' });
});

test('invalid answers stay as typed', () => {
  expect(draftBrand({ ...answers, age: 'fifty', domains: 'de,dee', siteIds: 'de=x' }, 'beispiel')).toMatchObject({
    ageBracket: 'fifty',
    domains: { de: { siteId: 'x' }, dee: {} },
  });
});

test('a look is written; own colours leave the theme out', () => {
  const draft = draftBrand({ ...answers, theme: '', colors: '#0a6', look: 'corners=round round' }, 'beispiel');
  expect(draft).toMatchObject({ look: { corners: 'round round' } });
  expect(draft).not.toHaveProperty('theme');
  expect(draftBrand({ ...answers, look: 'round' }, 'beispiel')).toMatchObject({ look: { round: '' } });
});
