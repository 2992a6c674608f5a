import { describe, expect, test } from 'vitest';
import { supportDomains } from '../../../../brands/brandSchema.ts';
import { domainNames } from '../../../../brands/domains.ts';
import { localeCodes } from '../../../../brands/languages.ts';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';
import { motifsOf } from '../../../../themes/look.ts';
import { formatList } from '../parse/problemMessageFormatting.ts';

/** Edit of a brand file, and the messages about it, without the path before them. */
type Case = [edit: [slug: string, from: string, to: string], ...problems: string[]];

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

const check = async ([[slug, from, to], ...problems]: Case) => {
  const file = `brands/${slug}/brand.json`;
  const found = await findConfigProblems(replaceOnce(validFixtureFiles(), file, from, to));
  expect(found).toEqual(problems.map((problem) => `${file}:${problem}`));
};

const nameForm =
  "it takes letters of any script and digits, + ® ™ ! ? after them, with single spaces and . ' & + - ! ? between them";

describe('form', () => {
  test.for<Case>([
    [['alderwick', '"ageBracket": 40,', '"ageBracket": 40'], '4:19  a comma is missing here'],
    [
      ['birchmere', '"birthdatePaste": true', '"birthdatePaste": true,'],
      '15:27  a comma too many; nothing follows before the closing }',
    ],
    [['alderwick', '"PayPal"]', '"PayPal",]'], '14:41  a comma too many; nothing follows before the closing ]'],
    [['alderwick', '"theme":', '"theme"'], '5:10  a colon is missing here'],
    [
      ['alderwick', '"ageBracket": 40,', '"ageBracket": ,'],
      '4:17  a value is missing here; such as a text in double quotes',
    ],
    [
      ['alderwick', '"burgundy"', '"burgundy'],
      '5:12  the closing double quote of this text is missing; a text has to be on one line',
    ],
    [
      ['alderwick', '"burgundy"', "'burgundy'"],
      '5:12  "\'burgundy\'" is not JSON; keys and texts are in double quotes; without quotes there are only numbers, true, false and null',
    ],
    [
      ['alderwick', '"theme"', 'theme'],
      '5:3  "theme" is not JSON; keys and texts are in double quotes; without quotes there are only numbers, true, false and null',
    ],
    [['alderwick', '"theme"', '// which?\n  "theme"'], '5:3  JSON has no comments; remove it'],
    [
      ['alderwick', '"Alderwick"', '"Alder\twick"'],
      '3:11  this text holds a tab or another control character; remove it',
    ],
    [
      ['alderwick', '"Alderwick"', '"Alder\\wick"'],
      '3:11  this text holds an escape JSON does not know; write a backslash as \\\\',
    ],
    [['alderwick', '"US" }\n  }\n}', '"US" }\n  }'], '20:4  a closing } is missing here'],
    [
      ['alderwick', '"US" }\n  }\n}', '"US" }\n  }\n}}'],
      '21:2  something follows after the end; remove it, or mind the braces before it',
    ],
    [
      ['alderwick', '"theme": "burgundy",', '"theme": "burgundy",\n  "theme": "forest",'],
      '6:3  "theme" occurs twice in this object; the first is on line 5',
    ],
    [
      ['alderwick', '"siteId": 2,', '"siteId": 2, "siteId": 9,'],
      '18:26  "siteId" occurs twice in this object; the first is on line 18',
    ],
  ])('%j', check);
});

describe('keys', () => {
  test.for<Case>([
    [['alderwick', '"contacts"', '"contact"'], '6:3  unknown key "contact"; did you mean "contacts"?'],
    [['birchmere', '"liveChat"', '"livechat"'], '13:5  unknown key "livechat" in "features"; did you mean "liveChat"?'],
    [['birchmere', '"siteId"', '"siteID"'], '18:13  unknown key "siteID" in "uk"; did you mean "siteId"?'],
    [
      ['alderwick', '"theme"', '"slogan": "Hi",\n  "theme"'],
      '5:3  unknown key "slogan"; allowed are "name", "ageBracket", "theme", "look", "fonts", "photos", "company", "contacts", "features" and "domains"',
    ],
    [['alderwick', '"com": {', '"us": {'], '19:5  unknown key "us" in "domains"; did you mean "com"?'],
    [
      ['birchmere', '"uk": {', '"xx": { "siteId": 9, "defaultLang": "fr", "defaultCountry": "XX" },\n    "uk": {'],
      `18:5  unknown key "xx" in "domains"; allowed are ${formatList(domainNames, 'and')}`,
    ],
    [
      ['alderwick', '"at": "support', '"com": "support'],
      `10:7  unknown key "com" in "support"; allowed are ${formatList(['default', ...supportDomains], 'and')}`,
    ],
    [
      ['alderwick', '"theme"', '"__proto__": {},\n  "theme"'],
      '5:3  unknown key "__proto__"; allowed are "name", "ageBracket", "theme", "look", "fonts", "photos", "company", "contacts", "features" and "domains"',
    ],
    [['alderwick', '  "name": "Alderwick",\n', ''], '1:1  "name" is missing; add it: the product name members see'],
    [
      ['birchmere', '    "privacy": "privacy@birchmere.example",\n', ''],
      '6:3  "privacy" is missing in "contacts"; add it: where members write about their data',
    ],
    [
      ['cloverfen', '{ "providers": ["Xolvis"] }', '{}'],
      '9:3  "providers" is missing in "features"; add it: payment providers',
    ],
    [
      ['birchmere', '"defaultLang": "en", ', ''],
      '18:5  "defaultLang" is missing in "uk"; add it: the language a member sees first',
    ],
    [
      [
        'cloverfen',
        '"domains": {\n    "cz": { "siteId": 5, "defaultLang": "cz", "defaultCountry": "CZ", "locales": ["cz", "en"] },\n    "ch": { "siteId": 4, "defaultLang": "fr", "defaultCountry": "CH", "locales": ["fr", "de", "en"] }\n  }\n}\n',
        '"domains": {}\n}\n',
      ],
      '10:14  "domains" is an empty object; it takes at least one domain',
    ],
  ])('%j', check);
});

describe('types', () => {
  test.for<Case>([
    [['alderwick', '"Alderwick"', '17'], '3:11  "name" is 17; did you mean "17"?'],
    [
      ['alderwick', '"Alderwick"', '1e999'],
      '3:11  "name" is a number beyond all limits; it takes a text in double quotes',
    ],
    [
      ['alderwick', '"Alderwick"', '99999999999999999999'],
      '3:11  "name" is 100000000000000000000; it takes a text in double quotes',
    ],
    [
      ['alderwick', '"siteId": 1,', '"siteId": "1",'],
      '17:23  "siteId" is the text "1"; did you mean 1, without quotes?',
    ],
    [['alderwick', '"siteId": 1,', '"siteId": 1.5,'], '17:23  "siteId" is 1.5; it takes a whole number'],
    [['alderwick', '"siteId": 1,', '"siteId": 0,'], '17:23  "siteId" is 0; it takes at least 1'],
    [['alderwick', '"siteId": 1,', '"siteId": 10000,'], '17:23  "siteId" is 10000; it takes at most 9999'],
    [
      ['alderwick', '"siteId": 1,', '"siteId": 999999999999999999999,'],
      '17:23  "siteId" is 1e+21; it takes at most 9999',
    ],
    [
      ['alderwick', '"siteId": 1,', '"siteId": -999999999999999999999,'],
      '17:23  "siteId" is -1e+21; it takes at least 1',
    ],
    [
      ['alderwick', '"a-key-for-maps-in-germany"', '"<your key>"'],
      '17:107  "mapsKey" is "<your key>"; it takes a key of 20 to 80 letters, digits, - and _, as the maps provider shows it',
    ],
    [
      ['birchmere', '"defaultLang"', '"mapsKey": "a-key-for-maps-in-germany", "defaultLang"'],
      '18:37  "mapsKey" is that of brands/alderwick/brand.json:17; every site has its own key',
    ],
    [
      ['birchmere', '"liveChat": false', '"liveChat": "no"'],
      '13:17  "liveChat" is the text "no"; it takes true or false',
    ],
    [
      ['birchmere', '"liveChat": false', '"liveChat": "false"'],
      '13:17  "liveChat" is the text "false"; did you mean false, without quotes?',
    ],
    [['cloverfen', '["Xolvis"]', '"Xolvis"'], '9:30  "providers" is the text "Xolvis"; did you mean ["Xolvis"]?'],
    [['cloverfen', '["Xolvis"]', '[]'], '9:30  "providers" is an empty list; it takes at least 1 entry'],
    [
      ['birchmere', '{ "default": "support@birchmere.example" }', '"support@birchmere.example"'],
      '8:16  "support" is the text "support@birchmere.example"; it takes an object in { }',
    ],
    [['alderwick', '"burgundy"', 'null'], '5:12  "theme" is null; it takes a text in double quotes'],
    [
      ['birchmere', '{ "siteId": 3, "defaultLang": "en", "defaultCountry": "GB" }', '[3, "en", "GB"]'],
      '18:11  "uk" is a list; it takes an object in { }',
    ],
  ])('%j', check);
});

describe('values', () => {
  test.for<Case>([
    [['alderwick', '"burgundy"', '"burgandy"'], '5:12  theme "burgandy" does not exist; did you mean "burgundy"?'],
    [
      ['alderwick', '"burgundy"', '"sunshine"'],
      '5:12  theme "sunshine" does not exist; there are "burgundy" and "forest"',
    ],
    [['alderwick', '"burgundy"', '"../forest"'], '5:12  theme "../forest" does not exist; did you mean "forest"?'],
    [
      ['alderwick', '"burgundy",', '"burgundy",\n  "look": { "motif": "vineyard" },'],
      `6:22  motif "vineyard" is drawn for age bracket 50, not for 40; there are ${formatList(motifsOf(40), 'and')}`,
    ],
    [['birchmere', '"sample"', '"smaple"'], '5:14  company "smaple" does not exist; did you mean "sample"?'],
    [['alderwick', '40', '41'], '4:17  "ageBracket" cannot be 41; did you mean 40?'],
    [['alderwick', '40', '45'], '4:17  "ageBracket" cannot be 45; it takes 40, 50 or 60'],
    [['alderwick', '40', '"40"'], '4:17  "ageBracket" cannot be "40"; did you mean 40, without quotes?'],
    [['alderwick', '"PayPal"', '"Paypal"'], '14:33  "providers" cannot list "Paypal"; did you mean "PayPal"?'],
    [['alderwick', '"PayPal"', '"CelerisPay"'], '14:33  "providers" lists "CelerisPay" twice; remove one'],
    [
      ['cloverfen', '"defaultLang": "cz"', '"defaultLang": "cs"'],
      '11:41  "defaultLang" cannot be "cs"; did you mean "cz"?',
    ],
    [['alderwick', '["de", "en"]', '["DE", "en"]'], '17:83  "locales" cannot list "DE"; did you mean "de"?'],
    [
      ['alderwick', '["de", "en"]', '["de", "xx"]'],
      `17:89  "locales" cannot list "xx"; it takes ${formatList(localeCodes)}`,
    ],
    [['alderwick', '["de", "en"]', '["de", "en", "de"]'], '17:95  "locales" lists "de" twice; remove one'],
    [
      ['alderwick', '["de", "en"]', '["en", "fr"]'],
      '17:82  "locales" lacks "de", the defaultLang of "de"; add it, or change "defaultLang"',
    ],
    [['alderwick', '["de", "en"]', '[]'], '17:82  "locales" is an empty list; it takes at least 1 entry'],
    [
      ['birchmere', '"en"', '"pl"'],
      '18:41  locale "pl" has no texts; app/i18n/pl.po is missing',
      '18:41  locale "pl" lacks legal documents; templates/legal/pl/ has no termsOfService.hbs, privacyPolicy.hbs, imprint.hbs or accessibility.hbs',
    ],
    [['alderwick', '"AT"', '"DE"'], '18:65  "defaultCountry" of "at" cannot be "DE"; did you mean "AT"?'],
    [['birchmere', '"GB"', '"uk"'], '18:65  "defaultCountry" of "uk" cannot be "uk"; did you mean "GB"?'],
    [['birchmere', '"paypalLayout": 2', '"paypalLayout": 3'], '12:21  "paypalLayout" cannot be 3; it takes 1 or 2'],
    [['birchmere', '"dot"', '"dots"'], '14:15  "badges" cannot be "dots"; did you mean "dot"?'],
  ])('%j', check);
});

describe('site ids', () => {
  test.for<Case>([
    [
      ['birchmere', '"siteId": 3', '"siteId": 2'],
      '18:23  siteId 2 is taken by brands/alderwick/brand.json:18; a new site takes 6, the next free one',
    ],
    [
      ['alderwick', '"siteId": 2', '"siteId": 1'],
      '18:23  siteId 1 is taken by brands/alderwick/brand.json:17; a new site takes 6, the next free one',
    ],
    [['alderwick', '"siteId": 2, ', ''], '18:5  "siteId" is missing in "at"; add it; the next free one is 6'],
    [
      ['alderwick', '"sharesSiteIdWith": "de"', '"sharesSiteIdWith": "de", "siteId": 7'],
      '19:14  a site has either "siteId" or "sharesSiteIdWith"; remove one of them',
    ],
    [
      ['alderwick', '"siteId": 2', '"sharesSiteIdWith": "de"'],
      '18:13  only "com" can share a siteId; give "at" a siteId of its own',
    ],
    [
      ['alderwick', '"sharesSiteIdWith": "de"', '"sharesSiteIdWith": "at"'],
      '19:34  "sharesSiteIdWith" cannot be "at"; it takes "de"',
    ],
    [
      [
        'birchmere',
        '"uk": {',
        '"com": { "sharesSiteIdWith": "de", "defaultLang": "en", "defaultCountry": "US" },\n    "uk": {',
      ],
      '18:14  there is no "de" site to share a siteId with; give "com" a siteId of its own',
    ],
  ])('%j', check);
});

describe('what brands do not share', () => {
  test.for<Case>([
    [
      ['cloverfen', '"Cloverfen"', '"ALDERWICK"'],
      '2:11  name "ALDERWICK" is taken by brands/alderwick/brand.json:3; every brand has its own',
    ],
    [
      ['cloverfen', '"Cloverfen"', '"Äldérwick"'],
      '2:11  name "Äldérwick" is taken by brands/alderwick/brand.json:3; every brand has its own',
    ],
    [
      ['cloverfen', '"privacy@cloverfen.example"', '"support@birchmere.example"'],
      '6:16  address "support@birchmere.example" is taken by brands/birchmere/brand.json:8; every brand has its own, or members would see that two belong together',
    ],
    [
      ['cloverfen', '"privacy@cloverfen.example"', '"cloverfen@alderwick.example"'],
      '6:16  address "cloverfen@alderwick.example" carries the name of another brand, "alderwick"; members would see that the two belong together',
    ],
    [
      ['alderwick', '"at": "support', '"pl": "support'],
      '10:7  a support address for "pl", a domain this brand does not have; nobody would ever see it; remove it, or add the domain',
    ],
  ])('%j', check);
});

describe('what could break out', () => {
  test.for<[written: string, shown?: string]>([
    ['</script>'],
    ['Alder\\"wick', 'Alder"wick'],
    ['Alder\\nwick', 'Alder\\u{A}wick'],
    ['Alder\\u2028wick', 'Alder\\u{2028}wick'],
    ['Alder\\u202Ewick', 'Alder\\u{202E}wick'],
    ['Alder\\u0000wick', 'Alder\\u{0}wick'],
    ['Alder\\u200Bwick', 'Alder\\u{200B}wick'],
    ['Alder\\u3164wick', 'Alder\\u{3164}wick'],
    ['Alder..wick'],
    ['../wick'],
    ['url(x)'],
    ['Alder; wick'],
    ['Alder`wick`'],
    ['Alderwick '],
  ])('the name %s', ([written, shown = written]) =>
    check([['alderwick', '"Alderwick"', `"${written}"`], `3:11  "name" is "${shown}"; ${nameForm}`]),
  );

  test.for<Case>([
    [
      ['alderwick', '"Alderwick"', '"\\u0391lderwick"'],
      '3:11  the word "Αlderwick" of the name mixes scripts; write it in one, as members would type it',
    ],
    [['alderwick', '"Alderwick"', '"A"'], '3:11  "name" has 1 character; it takes at least 2 characters'],
    [['alderwick', '"Alderwick"', '""'], '3:11  "name" is empty; it takes at least 2 characters'],
    [
      ['alderwick', '"Alderwick"', '"Alderwick by the lake and the hill"'],
      '3:11  "name" has 34 characters; it takes at most 30 characters',
    ],
    [
      ['birchmere', '"privacy@birchmere.example"', '"privacy@birchmere.example\\r\\nBcc: x@y.example"'],
      '7:16  "privacy" is "privacy@birchmere.example\\u{D}\\u{A}Bcc: x@y.example"; it takes an email address in lower case, such as support@brand.example',
    ],
    [
      ['birchmere', '"privacy@birchmere.example"', '"\\"><img>@birchmere.example"'],
      '7:16  "privacy" is ""><img>@birchmere.example"; it takes an email address in lower case, such as support@brand.example',
    ],
    [
      ['birchmere', '"privacy@birchmere.example"', '"Privacy@birchmere.example"'],
      '7:16  "privacy" is "Privacy@birchmere.example"; it takes "privacy@birchmere.example", the address alone in lower case',
    ],
    [['birchmere', '"en"', '"../en"'], `18:41  "defaultLang" cannot be "../en"; it takes ${formatList(localeCodes)}`],
  ])('%j', check);
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

  test.for<[own: string, ...problems: string[]]>([
    ['"host": "members.birch.co.uk", "otherHosts": ["birch.co.uk"], "publicSite": "https://www.birch.co.uk"'],
    // Where the pattern serves in other environments.
    ['"host": "members.birch.co.uk", "otherHosts": ["members.birchmere.uk.example"]'],
    [
      '"host": "https://Birch.co.uk/members"',
      ':34  "https://Birch.co.uk/members" is more than a host name; did you mean "birch.co.uk"?',
    ],
    ['"host": "birch.co.uk:8443"', ':34  "birch.co.uk:8443" is more than a host name; did you mean "birch.co.uk"?'],
    ['"host": "http:birch.co.uk"', ':34  "http:birch.co.uk" is more than a host name; did you mean "birch.co.uk"?'],
    [
      '"host": "https://Müller.example/x"',
      ':34  "https://Müller.example/x" is more than a host name; did you mean "xn--mller-kva.example"?',
    ],
    ['"host": "xn--a.example"', ':34  "xn--a.example" is no host name; it takes a name such as members.brand.co.uk'],
    ['"host": "birch.c"', ':34  "birch.c" ends with no known domain; it takes a name such as members.brand.co.uk'],
    ['"host": "*.birch.co.uk"', ':34  "*.birch.co.uk" has a wildcard; name each host'],
    ['"host": "Birch.co.uk"', ':34  "Birch.co.uk" has capitals; did you mean "birch.co.uk"?'],
    [
      '"host": "bücher.de"',
      ':34  "bücher.de" has letters that host names write in another way; write "xn--bcher-kva.de"',
    ],
    ['"host": "192.0.2.1"', ':34  "192.0.2.1" is an address of numbers; it takes a name such as members.brand.co.uk'],
    ['"host": "127.1"', ':34  "127.1" is no host name; it takes a name such as members.brand.co.uk'],
    [
      '"host": "localhost"',
      ':34  "localhost" is known to one machine or network only; it takes a name such as members.brand.co.uk',
    ],
    ['"host": "a..uk"', ':34  "a..uk" has two dots in a row, or one at an end; remove it'],
    [
      '"host": "birch_mere.uk"',
      ':34  "birch_mere.uk" has the part "birch_mere"; it takes small letters, digits and hyphens inside',
    ],
    [
      '"publicSite": "https://www.birch.co.uk/register"',
      ':40  "publicSite" is "https://www.birch.co.uk/register"; it takes an address such as https://www.brand.co.uk, with no path',
    ],
    [
      '"host": "members.alderwick.de.example"',
      ':34  host "members.alderwick.de.example" (production) is taken by brands/alderwick/brand.json:17; every host belongs to one site',
      ':34  host "members.alderwick.de.example" carries the name of another brand, "alderwick"; members would see that the two belong together',
    ],
    [
      '"host": "birch.co.uk", "otherHosts": ["birch.co.uk"]',
      ':64  host "birch.co.uk" (production) is taken by brands/birchmere/brand.json:18; every host belongs to one site',
    ],
    [
      '"host": "api.operator.example"',
      ':34  host "api.operator.example" is that of "api" of "production"; a site needs one of its own',
    ],
    [
      '"host": "www.birchmere.uk.example"',
      ':34  host "www.birchmere.uk.example" is that of the public site of birchmere (production); a site needs one of its own',
    ],
    ['"publicSite": "https://birch.example"'],
    [
      '"publicSite": "https://members.alderwick.de.example"',
      ':40  address "https://members.alderwick.de.example" carries the name of another brand, "alderwick"; members would see that the two belong together',
      ':40  the public site of birchmere (production) is at "members.alderwick.de.example", the host of brands/alderwick/brand.json:17; a site needs one of its own',
    ],
    [
      '"publicSite": "https://www.cloverfen.ch.example"',
      ':40  "www.cloverfen.ch.example" is the public site of brands/cloverfen/brand.json:12; every brand has one of its own',
      ':40  address "https://www.cloverfen.ch.example" carries the name of another brand, "cloverfen"; members would see that the two belong together',
    ],
  ])('%s', async ([own, ...problems]) => {
    expect(await findConfigProblems(withOwn(own))).toEqual(problems.map((problem) => `${birchmere}:18${problem}`));
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

  test.for<[hosts: string, ...problems: string[]]>([
    ['"a.example": { "gone": "de" }, "b.example": { "leadsTo": "https://c.example/d?e=f" }'],
    [
      '"a.example": {}',
      ':87  "a.example" is an empty object; it takes either "gone" with a language or "leadsTo" with an address',
    ],
    ['"A.example": { "gone": "de" }', ':74  "A.example" has capitals; did you mean "a.example"?'],
    ['"a.example": { "gone": "it" }', ':97  "gone" cannot be "it"; it takes "de", "en", "fr", "cz" or "pl"'],
    [
      '"a.example": { "leadsTo": "http://c.example" }',
      ':100  "leadsTo" is "http://c.example"; it takes an address such as https://members.brand.example/welcome',
    ],
    [
      '"a.example": { "leadsTo": "https://a.example" }',
      ':100  "https://a.example" is retired itself; it takes an address that answers',
    ],
  ])('of a retired brand: %s', async ([hosts, ...problems]) => {
    const files = { ...validFixtureFiles(), 'brands/retired.json': retired(`"siteIds": [9], "hosts": { ${hosts} }`) };
    expect(await findConfigProblems(files)).toEqual(problems.map((problem) => `brands/retired.json:1${problem}`));
  });
});

describe('addresses', () => {
  const checkAddress = (address: string, hints: string[]) =>
    check([
      ['cloverfen', '"privacy@cloverfen.example"', JSON.stringify(address)],
      ...hints.map((hint) => `6:16  "privacy" is "${address}"; it takes ${hint}`),
    ]);
  const form = 'an email address in lower case, such as support@brand.example';

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
  test.for<[company: string, ...problems: string[]]>([
    [
      '{ "name": "Birch Ltd", "addressLine1": "1 Road", "addressLine2": "Town", "country": "GB", "phone": "+44 20 0", "register": null, "vatId": null }',
    ],
    [
      '{ "name": "Birch Ltd", "addressLine1": "1 Road", "addressLine2": "Town", "country": "GB", "phone": "+44 20 0", "register": null, "vatId": "GB1" }',
      '5:152  "vatId" is "GB1"; it takes a VAT number, such as ATU12345678',
    ],
    [
      '{ "name": "Birch Ltd", "addressLine1": "1 Road", "addressLine2": "Town", "country": "GB", "register": null }',
      '5:3  the company "Birch Ltd" has no "phone", and the law of its sites in "uk" asks for it; add a phone number',
      '5:3  the company "Birch Ltd" has no "vatId", and the law of its sites in "uk" asks for it; add the VAT number, or null',
    ],
    ['7', '5:14  "company" is 7; it takes a key of companies in build.config.ts, or a company in { }'],
    ['"sampel"', '5:14  company "sampel" does not exist; did you mean "sample"?'],
    [
      '{ "name": "A<b>", "addressLine1": "", "adressLine2": "Town" }',
      '5:3  "country" is missing in "company"; add it: country, as its ISO 3166 code; members see its name in their language',
      '5:24  "name" is "A<b>"; it takes a line of visible characters, without < and >',
      '5:48  "addressLine1" is empty; it takes at least 1 character',
      '5:52  unknown key "adressLine2" in "company"; did you mean "addressLine2"?',
    ],
    [
      '{ "name": "Birch Ltd", "addressLine1": "1 Road", "addressLine2": "Town", "country": "Britain", "phone": "+44 20 0", "register": null, "vatId": null }',
      '5:98  "country" is "Britain", which is no code of a country; it takes two capitals of ISO 3166, such as AT, DE or US',
    ],
  ])('%s', ([company, ...problems]) =>
    check([['birchmere', '"company": "sample"', `"company": ${company}`], ...problems]),
  );
});

describe('names', () => {
  const checkName = (name: string, ...problems: string[]) =>
    check([['cloverfen', '"Cloverfen"', JSON.stringify(name)], ...problems.map((problem) => `2:11  ${problem}`)]);

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
  ])('may be %s', (name) => checkName(name));
  test.for<[string, string]>([
    ['Ama 😀', `"name" is "Ama 😀"; ${nameForm}`],
    ['+50', `"name" is "+50"; ${nameForm}`],
    ['?Ama', `"name" is "?Ama"; ${nameForm}`],
    ['Ama !', `"name" is "Ama !"; ${nameForm}`],
    ['Ama!!!', `"name" is "Ama!!!"; ${nameForm}`],
    ['שלום!', 'the name is read in both directions; its parts would change places; write it in one script'],
    ['Ama++', `"name" is "Ama++"; ${nameForm}`],
    ['®Ama', `"name" is "®Ama"; ${nameForm}`],
    ['Ama\u2066b', `"name" is "Ama\\u{2066}b"; ${nameForm}`],
    ['Ama\u200Db', `"name" is "Ama\\u{200D}b"; ${nameForm}`],
    ['A\u0301\u0302\u0303ma', `"name" is "A\u0301\u0302\u0303ma"; ${nameForm}`],
    ['U\u0308ber', '"name" has letters in parts; write "Über" with composed letters'],
    ['Аma', 'the word "Аma" of the name mixes scripts; write it in one, as members would type it'],
    ['Ama שלום', 'the name is read in both directions; its parts would change places; write it in one script'],
    ['ALDERWICK+', 'name "ALDERWICK+" is taken by brands/alderwick/brand.json:3; every brand has its own'],
  ])('may not be %s', ([name, problem]) => checkName(name, problem));

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
