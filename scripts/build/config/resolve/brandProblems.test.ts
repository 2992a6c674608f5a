import { describe, expect, test } from 'vitest';
import { supportDomains } from '../../../../brands/brandSchema.ts';
import { domainNames } from '../../../../brands/domains.ts';
import { localeCodes } from '../../../../brands/languages.ts';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';
import { motifsOf } from '../../../../themes/look.ts';
import { formatList } from '../parse/messageFormatting.ts';

/** A mistake in the file of a brand, which says `to` in place of `from`, and the messages about it. */
type Case = [title: string, slug: string, from: string, to: string, expected: string[]];

test('a country without a map and without towns', async () => {
  const files = {
    ...validFixtureFiles(),
    'app/fields/distance/countryMaps/countryMapDE.ts': '',
    'scripts/backend/sandbox/data/regions.json': '{ "DE": [], "US": [], "GB": [] }',
  };
  const problems = await findConfigProblems(files);
  expect(problems).toContain(
    'brands/alderwick/brand.json:18:65  AT has no map; npm run draw-maps -- --country AT draws it',
  );
  expect(problems).toContain(
    'brands/alderwick/brand.json:18:65  the sandbox has no towns in AT; add some in scripts/backend/sandbox/data/regions.json',
  );
  expect(problems.filter((problem) => problem.includes(' DE') || problem.includes('towns in US'))).toEqual([]);
});

const check = async ([, slug, from, to, expected]: Case) => {
  expect(await findConfigProblems(replaceOnce(validFixtureFiles(), `brands/${slug}/brand.json`, from, to))).toEqual(
    expected,
  );
};

describe('form', () => {
  test.for<Case>([
    [
      'a comma is missing',
      'alderwick',
      '"ageBracket": 40,',
      '"ageBracket": 40',
      ['brands/alderwick/brand.json:4:19  a comma is missing here'],
    ],
    [
      'a comma too many in an object',
      'birchmere',
      '"cancelInFooter": true',
      '"cancelInFooter": true,',
      ['brands/birchmere/brand.json:15:27  a comma too many; nothing follows before the closing }'],
    ],
    [
      'a comma too many in a list',
      'alderwick',
      '"PayPal"]',
      '"PayPal",]',
      ['brands/alderwick/brand.json:14:41  a comma too many; nothing follows before the closing ]'],
    ],
    [
      'a colon is missing',
      'alderwick',
      '"theme":',
      '"theme"',
      ['brands/alderwick/brand.json:5:10  a colon is missing here'],
    ],
    [
      'a value is missing',
      'alderwick',
      '"ageBracket": 40,',
      '"ageBracket": ,',
      ['brands/alderwick/brand.json:4:17  a value is missing here; such as a text in double quotes'],
    ],
    [
      'a quote is missing',
      'alderwick',
      '"burgundy"',
      '"burgundy',
      [
        'brands/alderwick/brand.json:5:12  the closing double quote of this text is missing; a text has to be on one line',
      ],
    ],
    [
      'single quotes',
      'alderwick',
      '"burgundy"',
      "'burgundy'",
      [
        'brands/alderwick/brand.json:5:12  "\'burgundy\'" is not JSON; keys and texts are in double quotes; without quotes there are only numbers, true, false and null',
      ],
    ],
    [
      'a key without quotes',
      'alderwick',
      '"theme"',
      'theme',
      [
        'brands/alderwick/brand.json:5:3  "theme" is not JSON; keys and texts are in double quotes; without quotes there are only numbers, true, false and null',
      ],
    ],
    [
      'a comment',
      'alderwick',
      '"theme"',
      '// which?\n  "theme"',
      ['brands/alderwick/brand.json:5:3  JSON has no comments; remove it'],
    ],
    [
      'a tab inside a text',
      'alderwick',
      '"Alderwick"',
      '"Alder\twick"',
      ['brands/alderwick/brand.json:3:11  this text holds a tab or another control character; remove it'],
    ],
    [
      'a backslash inside a text',
      'alderwick',
      '"Alderwick"',
      '"Alder\\wick"',
      ['brands/alderwick/brand.json:3:11  this text holds an escape JSON does not know; write a backslash as \\\\'],
    ],
    [
      'the last brace is missing',
      'alderwick',
      '"US" }\n  }\n}',
      '"US" }\n  }',
      ['brands/alderwick/brand.json:20:4  a closing } is missing here'],
    ],
    [
      'something after the end',
      'alderwick',
      '"US" }\n  }\n}',
      '"US" }\n  }\n}}',
      ['brands/alderwick/brand.json:21:2  something follows after the end; remove it, or mind the braces before it'],
    ],
    [
      'a key twice',
      'alderwick',
      '"theme": "burgundy",',
      '"theme": "burgundy",\n  "theme": "forest",',
      ['brands/alderwick/brand.json:6:3  "theme" occurs twice in this object; the first is on line 5'],
    ],
    [
      'a key twice, deep inside',
      'alderwick',
      '"siteId": 2,',
      '"siteId": 2, "siteId": 9,',
      ['brands/alderwick/brand.json:18:26  "siteId" occurs twice in this object; the first is on line 18'],
    ],
  ])('%s', check);
});

describe('keys', () => {
  test.for<Case>([
    [
      'misspelt',
      'alderwick',
      '"contacts"',
      '"contact"',
      ['brands/alderwick/brand.json:6:3  unknown key "contact"; did you mean "contacts"?'],
    ],
    [
      'misspelt, deep inside',
      'birchmere',
      '"liveChat"',
      '"livechat"',
      ['brands/birchmere/brand.json:13:5  unknown key "livechat" in "features"; did you mean "liveChat"?'],
    ],
    [
      'misspelt, but not missed',
      'birchmere',
      '"siteId"',
      '"siteID"',
      ['brands/birchmere/brand.json:18:13  unknown key "siteID" in "uk"; did you mean "siteId"?'],
    ],
    [
      'near to none',
      'alderwick',
      '"theme"',
      '"slogan": "Hi",\n  "theme"',
      [
        'brands/alderwick/brand.json:5:3  unknown key "slogan"; allowed are "name", "ageBracket", "theme", "look", "company", "contacts", "features" and "domains"',
      ],
    ],
    [
      'another name of a domain',
      'alderwick',
      '"com": {',
      '"us": {',
      ['brands/alderwick/brand.json:19:5  unknown key "us" in "domains"; did you mean "com"?'],
    ],
    [
      'an unknown domain',
      'birchmere',
      '"uk": {',
      '"xx": { "siteId": 9, "defaultLang": "fr", "defaultCountry": "XX" },\n    "uk": {',
      [
        `brands/birchmere/brand.json:18:5  unknown key "xx" in "domains"; allowed are ${formatList(domainNames, 'and')}`,
      ],
    ],
    [
      'a domain without a support address',
      'alderwick',
      '"at": "support',
      '"com": "support',
      [
        `brands/alderwick/brand.json:10:7  unknown key "com" in "support"; allowed are ${formatList(['default', ...supportDomains], 'and')}`,
      ],
    ],
    [
      'a name of the language itself',
      'alderwick',
      '"theme"',
      '"__proto__": {},\n  "theme"',
      [
        'brands/alderwick/brand.json:5:3  unknown key "__proto__"; allowed are "name", "ageBracket", "theme", "look", "company", "contacts", "features" and "domains"',
      ],
    ],
    [
      'missing at the top',
      'alderwick',
      '  "name": "Alderwick",\n',
      '',
      ['brands/alderwick/brand.json:1:1  "name" is missing; add it: the product name members see'],
    ],
    [
      'missing inside',
      'birchmere',
      '    "privacy": "privacy@birchmere.example",\n',
      '',
      [
        'brands/birchmere/brand.json:6:3  "privacy" is missing in "contacts"; add it: where members write about their data',
      ],
    ],
    [
      'missing in an empty object',
      'cloverfen',
      '{ "providers": ["Xolvis"] }',
      '{}',
      ['brands/cloverfen/brand.json:9:3  "providers" is missing in "features"; add it: payment providers'],
    ],
    [
      'missing in a site',
      'birchmere',
      '"defaultLang": "en", ',
      '',
      ['brands/birchmere/brand.json:18:5  "defaultLang" is missing in "uk"; add it: the language a member sees first'],
    ],
    [
      'no domain at all',
      'cloverfen',
      '"domains": {\n    "cz": { "siteId": 5, "defaultLang": "cz", "defaultCountry": "CZ", "locales": ["cz", "en"] },\n    "ch": { "siteId": 4, "defaultLang": "fr", "defaultCountry": "CH", "locales": ["fr", "de", "en"] }\n  }\n}\n',
      '"domains": {}\n}\n',
      ['brands/cloverfen/brand.json:10:14  "domains" is an empty object; it takes at least one domain'],
    ],
  ])('%s', check);
});

describe('types', () => {
  test.for<Case>([
    [
      'a number for a text',
      'alderwick',
      '"Alderwick"',
      '17',
      ['brands/alderwick/brand.json:3:11  "name" is 17; did you mean "17"?'],
    ],
    [
      'a number without end for a text',
      'alderwick',
      '"Alderwick"',
      '1e999',
      ['brands/alderwick/brand.json:3:11  "name" is a number beyond all limits; it takes a text in double quotes'],
    ],
    [
      'a number for a text, of which not every digit is known',
      'alderwick',
      '"Alderwick"',
      '99999999999999999999',
      ['brands/alderwick/brand.json:3:11  "name" is 100000000000000000000; it takes a text in double quotes'],
    ],
    [
      'a text for a number',
      'alderwick',
      '"siteId": 1,',
      '"siteId": "1",',
      ['brands/alderwick/brand.json:17:23  "siteId" is the text "1"; did you mean 1, without quotes?'],
    ],
    [
      'a broken number',
      'alderwick',
      '"siteId": 1,',
      '"siteId": 1.5,',
      ['brands/alderwick/brand.json:17:23  "siteId" is 1.5; it takes a whole number'],
    ],
    [
      'a number too small',
      'alderwick',
      '"siteId": 1,',
      '"siteId": 0,',
      ['brands/alderwick/brand.json:17:23  "siteId" is 0; it takes at least 1'],
    ],
    [
      'a number too large',
      'alderwick',
      '"siteId": 1,',
      '"siteId": 10000,',
      ['brands/alderwick/brand.json:17:23  "siteId" is 10000; it takes at most 9999'],
    ],
    [
      'a number larger than any',
      'alderwick',
      '"siteId": 1,',
      '"siteId": 999999999999999999999,',
      ['brands/alderwick/brand.json:17:23  "siteId" is 1e+21; it takes at most 9999'],
    ],
    [
      'a number smaller than any',
      'alderwick',
      '"siteId": 1,',
      '"siteId": -999999999999999999999,',
      ['brands/alderwick/brand.json:17:23  "siteId" is -1e+21; it takes at least 1'],
    ],
    [
      'a key for the maps that is none',
      'alderwick',
      '"a-key-for-maps-in-germany"',
      '"<your key>"',
      [
        'brands/alderwick/brand.json:17:107  "mapsKey" is "<your key>"; it takes a key of 20 to 80 letters, digits, - and _, as the maps provider shows it',
      ],
    ],
    [
      'a key for the maps that another site has',
      'birchmere',
      '"defaultLang"',
      '"mapsKey": "a-key-for-maps-in-germany", "defaultLang"',
      [
        'brands/birchmere/brand.json:18:37  "mapsKey" is that of brands/alderwick/brand.json:17; every site has its own key',
      ],
    ],
    [
      'a text for yes or no',
      'birchmere',
      '"liveChat": false',
      '"liveChat": "no"',
      ['brands/birchmere/brand.json:13:17  "liveChat" is the text "no"; it takes true or false'],
    ],
    [
      'a quoted yes or no',
      'birchmere',
      '"liveChat": false',
      '"liveChat": "false"',
      ['brands/birchmere/brand.json:13:17  "liveChat" is the text "false"; did you mean false, without quotes?'],
    ],
    [
      'a text for a list',
      'cloverfen',
      '["Xolvis"]',
      '"Xolvis"',
      ['brands/cloverfen/brand.json:9:30  "providers" is the text "Xolvis"; did you mean ["Xolvis"]?'],
    ],
    [
      'an empty list',
      'cloverfen',
      '["Xolvis"]',
      '[]',
      ['brands/cloverfen/brand.json:9:30  "providers" is an empty list; it takes at least 1 entry'],
    ],
    [
      'a text for an object',
      'birchmere',
      '{ "default": "support@birchmere.example" }',
      '"support@birchmere.example"',
      [
        'brands/birchmere/brand.json:8:16  "support" is the text "support@birchmere.example"; it takes an object in { }',
      ],
    ],
    [
      'nothing for a text',
      'alderwick',
      '"burgundy"',
      'null',
      ['brands/alderwick/brand.json:5:12  "theme" is null; it takes a text in double quotes'],
    ],
    [
      'a list for a site',
      'birchmere',
      '{ "siteId": 3, "defaultLang": "en", "defaultCountry": "GB" }',
      '[3, "en", "GB"]',
      ['brands/birchmere/brand.json:18:11  "uk" is a list; it takes an object in { }'],
    ],
  ])('%s', check);
});

describe('values', () => {
  test.for<Case>([
    [
      'a theme misspelt',
      'alderwick',
      '"burgundy"',
      '"burgandy"',
      ['brands/alderwick/brand.json:5:12  theme "burgandy" does not exist; did you mean "burgundy"?'],
    ],
    [
      'a theme like no other',
      'alderwick',
      '"burgundy"',
      '"sunshine"',
      ['brands/alderwick/brand.json:5:12  theme "sunshine" does not exist; there are "burgundy" and "forest"'],
    ],
    [
      'a theme elsewhere',
      'alderwick',
      '"burgundy"',
      '"../forest"',
      ['brands/alderwick/brand.json:5:12  theme "../forest" does not exist; did you mean "forest"?'],
    ],
    [
      'a landscape of another age bracket',
      'alderwick',
      '"burgundy",',
      '"burgundy",\n  "look": { "motif": "vineyard" },',
      [
        `brands/alderwick/brand.json:6:22  motif "vineyard" is drawn for age bracket 50, not for 40; there are ${formatList(motifsOf(40), 'and')}`,
      ],
    ],
    [
      'a company misspelt',
      'birchmere',
      '"sample"',
      '"smaple"',
      ['brands/birchmere/brand.json:5:14  company "smaple" does not exist; did you mean "sample"?'],
    ],
    [
      'an age near another',
      'alderwick',
      '40',
      '41',
      ['brands/alderwick/brand.json:4:17  "ageBracket" cannot be 41; did you mean 40?'],
    ],
    [
      'an age between two',
      'alderwick',
      '40',
      '45',
      ['brands/alderwick/brand.json:4:17  "ageBracket" cannot be 45; it takes 40, 50 or 60'],
    ],
    [
      'an age in quotes',
      'alderwick',
      '40',
      '"40"',
      ['brands/alderwick/brand.json:4:17  "ageBracket" cannot be "40"; did you mean 40, without quotes?'],
    ],
    [
      'a provider misspelt',
      'alderwick',
      '"PayPal"',
      '"Paypal"',
      ['brands/alderwick/brand.json:14:33  "providers" cannot list "Paypal"; did you mean "PayPal"?'],
    ],
    [
      'a provider twice',
      'alderwick',
      '"PayPal"',
      '"CelerisPay"',
      ['brands/alderwick/brand.json:14:33  "providers" lists "CelerisPay" twice; remove one'],
    ],
    [
      'a language by its other code',
      'cloverfen',
      '"defaultLang": "cz"',
      '"defaultLang": "cs"',
      ['brands/cloverfen/brand.json:11:41  "defaultLang" cannot be "cs"; did you mean "cz"?'],
    ],
    [
      'a language in capitals',
      'alderwick',
      '["de", "en"]',
      '["DE", "en"]',
      ['brands/alderwick/brand.json:17:83  "locales" cannot list "DE"; did you mean "de"?'],
    ],
    [
      'an unknown language',
      'alderwick',
      '["de", "en"]',
      '["de", "xx"]',
      [`brands/alderwick/brand.json:17:89  "locales" cannot list "xx"; it takes ${formatList(localeCodes)}`],
    ],
    [
      'a language twice',
      'alderwick',
      '["de", "en"]',
      '["de", "en", "de"]',
      ['brands/alderwick/brand.json:17:95  "locales" lists "de" twice; remove one'],
    ],
    [
      'locales without the default',
      'alderwick',
      '["de", "en"]',
      '["en", "fr"]',
      [
        'brands/alderwick/brand.json:17:82  "locales" lacks "de", the defaultLang of "de"; add it, or change "defaultLang"',
      ],
    ],
    [
      'no locales',
      'alderwick',
      '["de", "en"]',
      '[]',
      ['brands/alderwick/brand.json:17:82  "locales" is an empty list; it takes at least 1 entry'],
    ],
    [
      'a language without texts',
      'birchmere',
      '"en"',
      '"pl"',
      [
        'brands/birchmere/brand.json:18:41  locale "pl" has no texts; app/i18n/pl.po is missing',
        'brands/birchmere/brand.json:18:41  locale "pl" lacks legal documents; templates/legal/pl/ has no termsOfService.hbs, privacyPolicy.hbs or imprint.hbs',
      ],
    ],
    [
      "another domain's country",
      'alderwick',
      '"AT"',
      '"DE"',
      ['brands/alderwick/brand.json:18:65  "defaultCountry" of "at" cannot be "DE"; did you mean "AT"?'],
    ],
    [
      'a country by its domain',
      'birchmere',
      '"GB"',
      '"uk"',
      ['brands/birchmere/brand.json:18:65  "defaultCountry" of "uk" cannot be "uk"; did you mean "GB"?'],
    ],
    [
      'an unknown layout',
      'birchmere',
      '"paypalLayout": 2',
      '"paypalLayout": 3',
      ['brands/birchmere/brand.json:12:21  "paypalLayout" cannot be 3; it takes 1 or 2'],
    ],
    [
      'badges misspelt',
      'birchmere',
      '"dot"',
      '"dots"',
      ['brands/birchmere/brand.json:14:15  "badges" cannot be "dots"; did you mean "dot"?'],
    ],
  ])('%s', check);
});

describe('site ids', () => {
  test.for<Case>([
    [
      'taken by another brand',
      'birchmere',
      '"siteId": 3',
      '"siteId": 2',
      [
        'brands/birchmere/brand.json:18:23  siteId 2 is taken by brands/alderwick/brand.json:18; a new site takes 6, the next free one',
      ],
    ],
    [
      'taken inside the brand',
      'alderwick',
      '"siteId": 2',
      '"siteId": 1',
      [
        'brands/alderwick/brand.json:18:23  siteId 1 is taken by brands/alderwick/brand.json:17; a new site takes 6, the next free one',
      ],
    ],
    [
      'left out',
      'alderwick',
      '"siteId": 2, ',
      '',
      ['brands/alderwick/brand.json:18:5  "siteId" is missing in "at"; add it; the next free one is 6'],
    ],
    [
      'own and shared',
      'alderwick',
      '"sharesSiteIdWith": "de"',
      '"sharesSiteIdWith": "de", "siteId": 7',
      ['brands/alderwick/brand.json:19:14  a site has either "siteId" or "sharesSiteIdWith"; remove one of them'],
    ],
    [
      'shared outside com',
      'alderwick',
      '"siteId": 2',
      '"sharesSiteIdWith": "de"',
      ['brands/alderwick/brand.json:18:13  only "com" can share a siteId; give "at" a siteId of its own'],
    ],
    [
      'shared with another site',
      'alderwick',
      '"sharesSiteIdWith": "de"',
      '"sharesSiteIdWith": "at"',
      ['brands/alderwick/brand.json:19:34  "sharesSiteIdWith" cannot be "at"; it takes "de"'],
    ],
    [
      'shared with an unknown site',
      'birchmere',
      '"uk": {',
      '"com": { "sharesSiteIdWith": "de", "defaultLang": "en", "defaultCountry": "US" },\n    "uk": {',
      [
        'brands/birchmere/brand.json:18:14  there is no "de" site to share a siteId with; give "com" a siteId of its own',
      ],
    ],
  ])('%s', check);
});

describe('what brands do not share', () => {
  test.for<Case>([
    [
      'a name in capitals',
      'cloverfen',
      '"Cloverfen"',
      '"ALDERWICK"',
      [
        'brands/cloverfen/brand.json:2:11  name "ALDERWICK" is taken by brands/alderwick/brand.json:3; every brand has its own',
      ],
    ],
    [
      'a name with accents',
      'cloverfen',
      '"Cloverfen"',
      '"Äldérwick"',
      [
        'brands/cloverfen/brand.json:2:11  name "Äldérwick" is taken by brands/alderwick/brand.json:3; every brand has its own',
      ],
    ],
    [
      'an address',
      'cloverfen',
      '"privacy@cloverfen.example"',
      '"support@birchmere.example"',
      [
        'brands/cloverfen/brand.json:6:16  address "support@birchmere.example" is taken by brands/birchmere/brand.json:8; every brand has its own, or members would see that two belong together',
      ],
    ],
    [
      "another brand's name in an address",
      'cloverfen',
      '"privacy@cloverfen.example"',
      '"cloverfen@alderwick.example"',
      [
        'brands/cloverfen/brand.json:6:16  address "cloverfen@alderwick.example" carries the name of another brand, "alderwick"; members would see that the two belong together',
      ],
    ],
    [
      'support for an unknown domain',
      'alderwick',
      '"at": "support',
      '"pl": "support',
      [
        'brands/alderwick/brand.json:10:7  a support address for "pl", a domain this brand does not have; nobody would ever see it; remove it, or add the domain',
      ],
    ],
  ])('%s', check);
});

describe('what could break out', () => {
  test.for<Case>([
    [
      'a tag',
      'alderwick',
      '"Alderwick"',
      '"</script>"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "</script>"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a quote',
      'alderwick',
      '"Alderwick"',
      '"Alder\\"wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder"wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a new line',
      'alderwick',
      '"Alderwick"',
      '"Alder\\nwick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder\\u{A}wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a line separator',
      'alderwick',
      '"Alderwick"',
      '"Alder\\u2028wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder\\u{2028}wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a letter that turns the line',
      'alderwick',
      '"Alderwick"',
      '"Alder\\u202Ewick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder\\u{202E}wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a NUL',
      'alderwick',
      '"Alderwick"',
      '"Alder\\u0000wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder\\u{0}wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'an invisible space',
      'alderwick',
      '"Alderwick"',
      '"Alder\\u200Bwick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder\\u{200B}wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'an invisible letter',
      'alderwick',
      '"Alderwick"',
      '"Alder\\u3164wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder\\u{3164}wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a Greek letter that looks like ours',
      'alderwick',
      '"Alderwick"',
      '"\\u0391lderwick"',
      [
        'brands/alderwick/brand.json:3:11  the word "Αlderwick" of the name mixes scripts; write it in one, as members would type it',
      ],
    ],
    [
      'two dots',
      'alderwick',
      '"Alderwick"',
      '"Alder..wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder..wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a path',
      'alderwick',
      '"Alderwick"',
      '"../wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "../wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a function',
      'alderwick',
      '"Alderwick"',
      '"url(x)"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "url(x)"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a semicolon',
      'alderwick',
      '"Alderwick"',
      '"Alder; wick"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder; wick"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a backtick',
      'alderwick',
      '"Alderwick"',
      '"Alder`wick`"',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alder`wick`"; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'a space at the end',
      'alderwick',
      '"Alderwick"',
      '"Alderwick "',
      [
        'brands/alderwick/brand.json:3:11  "name" is "Alderwick "; it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . \' & + - ! ? between them',
      ],
    ],
    [
      'too short',
      'alderwick',
      '"Alderwick"',
      '"A"',
      ['brands/alderwick/brand.json:3:11  "name" has 1 character; it takes at least 2 characters'],
    ],
    [
      'empty',
      'alderwick',
      '"Alderwick"',
      '""',
      ['brands/alderwick/brand.json:3:11  "name" is empty; it takes at least 2 characters'],
    ],
    [
      'too long',
      'alderwick',
      '"Alderwick"',
      '"Alderwick by the lake and the hill"',
      ['brands/alderwick/brand.json:3:11  "name" has 34 characters; it takes at most 30 characters'],
    ],
    [
      'a header in an address',
      'birchmere',
      '"privacy@birchmere.example"',
      '"privacy@birchmere.example\\r\\nBcc: x@y.example"',
      [
        'brands/birchmere/brand.json:7:16  "privacy" is "privacy@birchmere.example\\u{D}\\u{A}Bcc: x@y.example"; it takes an e-mail address in lower case, such as support@brand.example',
      ],
    ],
    [
      'a tag in an address',
      'birchmere',
      '"privacy@birchmere.example"',
      '"\\"><img>@birchmere.example"',
      [
        'brands/birchmere/brand.json:7:16  "privacy" is ""><img>@birchmere.example"; it takes an e-mail address in lower case, such as support@brand.example',
      ],
    ],
    [
      'capitals in an address',
      'birchmere',
      '"privacy@birchmere.example"',
      '"Privacy@birchmere.example"',
      [
        'brands/birchmere/brand.json:7:16  "privacy" is "Privacy@birchmere.example"; it takes "privacy@birchmere.example", the address alone in lower case',
      ],
    ],
    [
      'a path for a locale',
      'birchmere',
      '"en"',
      '"../en"',
      [`brands/birchmere/brand.json:18:41  "defaultLang" cannot be "../en"; it takes ${formatList(localeCodes)}`],
    ],
  ])('%s', check);
});

test('where the back end hands out numbers, none is proposed', { tags: 'rule' }, async () => {
  const files = replaceOnce(validFixtureFiles(), 'build.config.ts', "siteIds: 'next'", "siteIds: 'backend'");
  const taken = replaceOnce(files, 'brands/birchmere/brand.json', '"siteId": 3', '"siteId": 2');
  expect(await findConfigProblems(replaceOnce(taken, 'brands/cloverfen/brand.json', '"siteId": 4, ', ''))).toEqual([
    'brands/birchmere/brand.json:18:23  siteId 2 is taken by brands/alderwick/brand.json:18; every site has the number that the back end knows it by',
    'brands/cloverfen/brand.json:12:5  "siteId" is missing in "ch"; add it; every site has the number that the back end knows it by',
  ]);
});

describe('own hosts', () => {
  const birchmere = 'brands/birchmere/brand.json';
  const withOwn = (own: string, retired?: string) => {
    const files = replaceOnce(validFixtureFiles(), birchmere, '"siteId": 3,', `"siteId": 3, ${own},`);
    return {
      ...replaceOnce(files, 'build.config.ts', 'production: {', 'production: { ownHosts: true,'),
      'brands/retired.json': retired ?? null,
    };
  };
  const retired = (text: string) => `{ "brands": { "dunmoor": { "name": "Dunmoor", ${text} } } }`;

  test.for<[own: string, expected: string[]]>([
    ['"host": "members.birch.co.uk", "otherHosts": ["birch.co.uk"], "publicSite": "https://www.birch.co.uk"', []],
    // Where the pattern serves in other environments.
    ['"host": "members.birch.co.uk", "otherHosts": ["members.birchmere.uk.example"]', []],
    [
      '"host": "https://Birch.co.uk/members"',
      [':34  "https://Birch.co.uk/members" is more than a host name; did you mean "birch.co.uk"?'],
    ],
    ['"host": "birch.co.uk:8443"', [':34  "birch.co.uk:8443" is more than a host name; did you mean "birch.co.uk"?']],
    ['"host": "http:birch.co.uk"', [':34  "http:birch.co.uk" is more than a host name; did you mean "birch.co.uk"?']],
    [
      '"host": "https://Müller.example/x"',
      [':34  "https://Müller.example/x" is more than a host name; did you mean "xn--mller-kva.example"?'],
    ],
    ['"host": "xn--a.example"', [':34  "xn--a.example" is no host name; it takes a name such as members.brand.co.uk']],
    ['"host": "birch.c"', [':34  "birch.c" ends with no known domain; it takes a name such as members.brand.co.uk']],
    ['"host": "*.birch.co.uk"', [':34  "*.birch.co.uk" has a wildcard; name each host']],
    ['"host": "Birch.co.uk"', [':34  "Birch.co.uk" has capitals; did you mean "birch.co.uk"?']],
    [
      '"host": "bücher.de"',
      [':34  "bücher.de" has letters that host names write in another way; write "xn--bcher-kva.de"'],
    ],
    ['"host": "192.0.2.1"', [':34  "192.0.2.1" is an address of numbers; it takes a name such as members.brand.co.uk']],
    ['"host": "127.1"', [':34  "127.1" is no host name; it takes a name such as members.brand.co.uk']],
    [
      '"host": "localhost"',
      [':34  "localhost" is known to one machine or network only; it takes a name such as members.brand.co.uk'],
    ],
    ['"host": "a..uk"', [':34  "a..uk" has two dots in a row, or one at an end; remove it']],
    [
      '"host": "birch_mere.uk"',
      [':34  "birch_mere.uk" has the part "birch_mere"; it takes small letters, digits and hyphens inside'],
    ],
    [
      '"publicSite": "https://www.birch.co.uk/register"',
      [
        ':40  "publicSite" is "https://www.birch.co.uk/register"; it takes an address such as https://www.brand.co.uk, with no path',
      ],
    ],
    [
      '"host": "members.alderwick.de.example"',
      [
        ':34  host "members.alderwick.de.example" (production) is taken by brands/alderwick/brand.json:17; every host belongs to one site',
        ':34  host "members.alderwick.de.example" carries the name of another brand, "alderwick"; members would see that the two belong together',
      ],
    ],
    [
      '"host": "birch.co.uk", "otherHosts": ["birch.co.uk"]',
      [
        ':64  host "birch.co.uk" (production) is taken by brands/birchmere/brand.json:18; every host belongs to one site',
      ],
    ],
    [
      '"host": "api.operator.example"',
      [':34  host "api.operator.example" is that of "api" of "production"; a site needs one of its own'],
    ],
    [
      '"host": "www.birchmere.uk.example"',
      [
        ':34  host "www.birchmere.uk.example" is that of the public site of birchmere (production); a site needs one of its own',
      ],
    ],
    ['"publicSite": "https://birch.example"', []],
    [
      '"publicSite": "https://members.alderwick.de.example"',
      [
        ':40  address "https://members.alderwick.de.example" carries the name of another brand, "alderwick"; members would see that the two belong together',
        ':40  the public site of birchmere (production) is at "members.alderwick.de.example", the host of brands/alderwick/brand.json:17; a site needs one of its own',
      ],
    ],
    [
      '"publicSite": "https://www.cloverfen.ch.example"',
      [
        ':40  "www.cloverfen.ch.example" is the public site of brands/cloverfen/brand.json:12; every brand has one of its own',
        ':40  address "https://www.cloverfen.ch.example" carries the name of another brand, "cloverfen"; members would see that the two belong together',
      ],
    ],
  ])('%s', async ([own, expected]) => {
    expect(await findConfigProblems(withOwn(own))).toEqual(expected.map((line) => `${birchmere}:18${line}`));
  });

  test('count nowhere without an environment that takes them', async () => {
    const files = replaceOnce(validFixtureFiles(), birchmere, '"siteId": 3,', '"siteId": 3, "host": "birch.co.uk",');
    expect(await findConfigProblems(files)).toEqual([
      `${birchmere}:18:34  no environment takes the hosts that brands name themselves; add ownHosts: true to the production environment in build.config.ts`,
    ]);
  });

  test('a retired brand keeps its siteIds and its hosts', { tags: 'rule' }, async () => {
    const left = retired('"siteIds": [3], "hosts": { "birch.co.uk": { "gone": "en" } }');
    expect(await findConfigProblems(withOwn('"host": "birch.co.uk"', left))).toEqual([
      `${birchmere}:18:23  siteId 3 is taken by brands/retired.json:1; a new site takes 6, the next free one`,
      `${birchmere}:18:34  host "birch.co.uk" (production) is taken by brands/retired.json:1; every host belongs to one site`,
    ]);
  });

  test.for<[hosts: string, expected: string[]]>([
    ['"a.example": { "gone": "de" }, "b.example": { "leadsTo": "https://c.example/d?e=f" }', []],
    [
      '"a.example": {}',
      [':87  "a.example" is an empty object; it takes either "gone" with a language or "leadsTo" with an address'],
    ],
    ['"A.example": { "gone": "de" }', [':74  "A.example" has capitals; did you mean "a.example"?']],
    ['"a.example": { "gone": "it" }', [':97  "gone" cannot be "it"; it takes "de", "en", "fr", "cz" or "pl"']],
    [
      '"a.example": { "leadsTo": "http://c.example" }',
      [':100  "leadsTo" is "http://c.example"; it takes an address such as https://members.brand.example/welcome'],
    ],
    [
      '"a.example": { "leadsTo": "https://a.example" }',
      [':100  "https://a.example" is retired itself; it takes an address that answers'],
    ],
  ])('of a retired brand: %s', async ([hosts, expected]) => {
    const files = { ...validFixtureFiles(), 'brands/retired.json': retired(`"siteIds": [9], "hosts": { ${hosts} }`) };
    expect(await findConfigProblems(files)).toEqual(expected.map((line) => `brands/retired.json:1${line}`));
  });
});

describe('addresses', () => {
  const checkAddress = (address: string, hints: string[]) =>
    check([
      '',
      'cloverfen',
      '"privacy@cloverfen.example"',
      JSON.stringify(address),
      hints.map((hint) => `brands/cloverfen/brand.json:6:16  "privacy" is "${address}"; it takes ${hint}`),
    ]);
  const form = 'an e-mail address in lower case, such as support@brand.example';

  test.for([
    'privacy@xn--mller-kva.example',
    'info@brand.xn--p1ai',
    'info@xn--80ak6aa92e.xn--p1ai',
    "o'neill@brand.example",
    'a--b_c+d=e~f@brand.example',
    'info@my--brand.example',
  ])('may be %s', (address) => checkAddress(address, []));
  test.for<[string, string]>([
    ['privacy@müller.example', '"privacy@xn--mller-kva.example", the form in which mail servers know "müller.example"'],
    ['info@пример.рф', '"info@xn--e1afmkfd.xn--p1ai", the form in which mail servers know "пример.рф"'],
    ['Privacy@Brand.example', '"privacy@brand.example", the address alone in lower case'],
    ['mailto:privacy@brand.example', '"privacy@brand.example", the address alone in lower case'],
    ['Anna <privacy@brand.example.>', '"privacy@brand.example", the address alone in lower case'],
    ['A@müller.example', '"a@xn--mller-kva.example", the form in which mail servers know "müller.example"'],
    ['a@brand.local', form],
    ['müller@brand.example', form],
    ['a..b@brand.example', form],
    ['.a@brand.example', form],
    ['a&b@brand.example', form],
    ['a@-brand.example', form],
    ['a@brand.xn--', form],
    ['a@b@brand.example', form],
  ])('may not be %s', ([address, hint]) => checkAddress(address, [hint]));
});

describe('a company of its own', () => {
  const own = (text: string) => check(['', 'birchmere', '"company": "sample"', `"company": ${text}`, []]);
  test('stands in the brand file', () =>
    own('{ "name": "Birch Ltd", "addressLine1": "1 Road", "addressLine2": "Town", "country": "GB" }'));
  test.for<[company: string, expected: string[]]>([
    ['7', ['5:14  "company" is 7; it takes a key of companies in build.config.ts, or a company in { }']],
    ['"sampel"', ['5:14  company "sampel" does not exist; did you mean "sample"?']],
    [
      '{ "name": "A<b>", "addressLine1": "", "adressLine2": "Town" }',
      [
        '5:3  "country" is missing in "company"; add it: country, as its ISO 3166 code; members see its name in their language',
        '5:24  "name" is "A<b>"; it takes a line of visible characters, without < and >',
        '5:48  "addressLine1" is empty; it takes at least 1 character',
        '5:52  unknown key "adressLine2" in "company"; did you mean "addressLine2"?',
      ],
    ],
    [
      '{ "name": "Birch Ltd", "addressLine1": "1 Road", "addressLine2": "Town", "country": "Britain" }',
      [
        '5:98  "country" is "Britain", which is no code of a country; it takes two capitals of ISO 3166, such as AT, DE or US',
      ],
    ],
  ])('%s', ([company, expected]) =>
    check([
      '',
      'birchmere',
      '"company": "sample"',
      `"company": ${company}`,
      expected.map((line) => `brands/birchmere/brand.json:${line}`),
    ]),
  );
});

describe('names', () => {
  const checkName = (name: string, messages: string[]) =>
    check([
      '',
      'cloverfen',
      '"Cloverfen"',
      JSON.stringify(name),
      messages.map((m) => `brands/cloverfen/brand.json:2:11  ${m}`),
    ]);
  const form =
    "it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . ' & + - ! ? between them";

  test.for([
    'Über 50+',
    'Ama®',
    'A+B',
    'Nord & Süd',
    'Знакомства',
    'Γνωριμίες 50+',
    '40plus™',
    'שלום',
    '出会い',
    'L’Amour',
    'Ελένη & Co.',
    'Jawohl!',
    'Noch frei? Ja!',
    'Ama®!',
    'P!nk',
  ])('may be %s', (name) => checkName(name, []));
  test.for<[string, string]>([
    ['Ama 😀', `"name" is "Ama 😀"; ${form}`],
    ['+50', `"name" is "+50"; ${form}`],
    ['?Ama', `"name" is "?Ama"; ${form}`],
    ['Ama !', `"name" is "Ama !"; ${form}`],
    ['Ama!!!', `"name" is "Ama!!!"; ${form}`],
    ['שלום!', 'the name is read in both directions; its parts would change places; write it in one script'],
    ['Ama++', `"name" is "Ama++"; ${form}`],
    ['®Ama', `"name" is "®Ama"; ${form}`],
    ['Ama\u2066b', `"name" is "Ama\\u{2066}b"; ${form}`],
    ['Ama\u200Db', `"name" is "Ama\\u{200D}b"; ${form}`],
    ['A\u0301\u0302\u0303ma', `"name" is "A\u0301\u0302\u0303ma"; ${form}`],
    ['U\u0308ber', '"name" has letters in parts; write "Über" with composed letters'],
    ['Аma', 'the word "Аma" of the name mixes scripts; write it in one, as members would type it'],
    ['Ama שלום', 'the name is read in both directions; its parts would change places; write it in one script'],
    ['ALDERWICK+', 'name "ALDERWICK+" is taken by brands/alderwick/brand.json:3; every brand has its own'],
  ])('may not be %s', ([name, message]) => checkName(name, [message]));

  test.for<[ours: string, theirs: string]>([
    ['Ама', 'Ama'],
    ['Роса', 'poca'],
    ['ΒΟΗΟ', 'Boho'],
    ['Boh0', 'Boho'],
    ['сорт', 'copt'],
  ])('%s is taken for %s', async ([ours, theirs]) => {
    const files = replaceOnce(validFixtureFiles(), 'brands/alderwick/brand.json', '"Alderwick"', `"${theirs}"`);
    expect(
      await findConfigProblems(replaceOnce(files, 'brands/cloverfen/brand.json', '"Cloverfen"', `"${ours}"`)),
    ).toEqual([
      `brands/cloverfen/brand.json:2:11  name "${ours}" is taken by brands/alderwick/brand.json:3; every brand has its own`,
    ]);
  });
});
