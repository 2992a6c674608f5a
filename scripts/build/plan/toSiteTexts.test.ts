import { expect, test } from 'vitest';
import { toSiteTexts } from './toSiteTexts.ts';

const ownTexts = {
  de: { greet: 'Herzliche Grüße', leave: 'Tschüß' },
  en: { greet: 'Hello', leave: 'Cheerio' },
  'en-US': { greet: 'Hi' },
  cs: { greet: 'Ahoj' },
};

test.for([
  [['de'], 'DE', { de: ownTexts.de }],
  [['de', 'en'], 'CH', { 'de-CH': { greet: 'Herzliche Grüsse', leave: 'Tschüss' }, en: ownTexts.en }],
  [['en'], 'US', { 'en-US': { greet: 'Hi', leave: 'Cheerio' } }],
  [['cz', 'fr'], 'CZ', { cs: ownTexts.cs }],
] as const)(
  'a site in %j in %s has the texts of its languages, in its spelling',
  { tags: 'rule' },
  ([locales, country, expected]) => {
    expect(toSiteTexts({ ownTexts }, { locales, defaultCountry: country })).toEqual(expected);
  },
);
