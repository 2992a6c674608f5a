import { expect, test } from 'vitest';
import { toSiteTexts } from './toSiteTexts.ts';

const voiceTexts = {
  en: { smile: 'A smile', leave: 'Take care' },
  'en-US': { greet: 'Howdy' },
  fr: { greet: 'Salut' },
};
const ownTexts = {
  de: { greet: 'Herzliche Grüße', leave: 'Tschüß' },
  en: { greet: 'Hello', leave: 'Cheerio' },
  'en-US': { greet: 'Hi' },
  cs: { greet: 'Ahoj' },
};

test.for([
  [['de'], 'DE', { de: ownTexts.de }],
  [
    ['de', 'en'],
    'CH',
    { 'de-CH': { greet: 'Herzliche Grüsse', leave: 'Tschüss' }, en: { smile: 'A smile', ...ownTexts.en } },
  ],
  [['en'], 'US', { 'en-US': { smile: 'A smile', greet: 'Hi', leave: 'Cheerio' } }],
  [['cz', 'fr'], 'CZ', { cs: ownTexts.cs, fr: voiceTexts.fr }],
] as const)(
  'a site in %j in %s has the texts of its languages, in its spelling, its own ones over those of its voice',
  { tags: 'rule' },
  ([locales, country, expected]) => {
    expect(toSiteTexts({ ownTexts }, { locales, defaultCountry: country }, voiceTexts)).toEqual(expected);
  },
);
