import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeCodes } from '../../brands/languages.ts';
import { createFixtureProject } from '../../tests/support/createFixtureProject.ts';
import { formatList } from '../config/parse/messageFormatting.ts';
import { type Answers, formatAnswerError } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { planBrand } from './planBrand.ts';
import { promptAnswers } from './promptAnswers.ts';
import { readScaffoldContext, type ScaffoldContext } from './scaffoldContext.ts';
import { validateAnswers } from './validateAnswers.ts';

let project: Awaited<ReturnType<typeof createFixtureProject>>;
let context: ScaffoldContext;
beforeAll(async () => {
  project = await createFixtureProject();
  context = await readScaffoldContext(project.root);
});
afterAll(() => project[Symbol.asyncDispose]());

const right: Answers = { name: 'Elmhurst', age: '50', theme: 'forest', domains: 'de,uk' };
const format = (answers: Answers) =>
  validateAnswers(answers, context).map((error) => `${error.question}: ${formatAnswerError(error)}`);

test('valid answers have no errors, and defaults complete them', () => {
  expect(format(right)).toEqual([]);
  expect(completeAnswers(right, context)).toMatchObject({
    slug: 'elmhurst',
    siteIds: 'de=6 uk=7',
    company: 'musterfirma',
  });
});

test.for<[string, Answers, string[]]>([
  [
    'a taken slug',
    { slug: 'alderwick' },
    ['slug: slug "alderwick" is taken by brands/alderwick; every brand has its own'],
  ],
  [
    'a slug with capitals',
    { slug: 'Elm Hurst' },
    ['slug: "Elm Hurst" cannot be the name of a brand\'s folder; did you mean "elm-hurst"?'],
  ],
  [
    'a name that differs in case alone',
    { name: 'ALDERWICK', slug: 'elmhurst' },
    ['name: name "ALDERWICK" is taken by brands/alderwick/brand.json:3; every brand has its own'],
  ],
  [
    'letters no face has',
    { name: 'Elǅhurst' },
    ['name: the heading faces have no letter "ǅ"; the logo could not be drawn'],
  ],
  ['a theme nearly right', { theme: 'forrest' }, ['theme: theme "forrest" does not exist; did you mean "forest"?']],
  ['an age nobody has', { age: '55' }, ['age: "ageBracket" cannot be 55; it takes 40, 50 or 60']],
  ['no domain', { domains: ' ' }, ['domains: "domains" is missing; it takes domains such as de,at,ch']],
  ['a domain by another name', { domains: 'de,us' }, ['domains: unknown key "us" in "domains"; did you mean "com"?']],
  [
    'a taken siteId',
    { siteIds: 'uk=3' },
    ['siteIds: uk: siteId 3 is taken by brands/birchmere/brand.json:18; the next free one is 7'],
  ],
  ['a siteId out of range', { siteIds: 'de=10000' }, ['siteIds: de: "siteId" is 10000; it takes at most 9999']],
  [
    'a siteId for nothing',
    { siteIds: '12 at=9' },
    [
      'siteIds: "12" names no domain; it takes pairs such as de=136 at=137',
      'siteIds: a siteId for "at", a domain this brand does not have; there are "de" and "uk"',
    ],
  ],
  [
    'an unknown language',
    { languages: 'de=de,en,xx' },
    [`languages: de: "locales" cannot list "xx"; it takes ${formatList(localeCodes)}`],
  ],
  [
    'a language without texts',
    { languages: 'uk=pl' },
    ['languages: uk: locale "pl" has no texts; app/i18n/pl.po is missing'],
  ],
  [
    "another brand's address",
    { privacy: 'privacy@birchmere.example' },
    [
      'privacy: address "privacy@birchmere.example" is taken by brands/birchmere/brand.json:7; every brand has its own, or members would see that two belong together',
    ],
  ],
  [
    'help for a country without a site',
    { support: 'help@elmhurst.example at=hilfe@elmhurst.example' },
    [
      'support: a support address for "at", a domain this brand does not have; nobody would ever see it; remove it, or add the domain',
    ],
  ],
  [
    'a provider misspelt',
    { providers: 'PayPall' },
    ['providers: "providers" cannot list "PayPall"; did you mean "PayPal"?'],
  ],
  ['a company misspelt', { company: 'sampel' }, ['company: company "sampel" does not exist; did you mean "sample"?']],
])('%s', ([, change, errors]) => {
  expect(format({ ...right, ...change })).toEqual(errors);
});

test('without answers, the questions without a default are reported', () => {
  expect(validateAnswers({}, context).map(({ question }) => question)).toEqual(['name', 'age', 'theme', 'domains']);
});

test('an error in a default is reported where there is no other', () => {
  expect(format({ ...right, name: 'Alderwick.' })).toEqual([
    'name: name "Alderwick." is taken by brands/alderwick/brand.json:3; every brand has its own',
  ]);
  expect(format({ ...right, name: 'Support' })).toContainEqual(expect.stringMatching(/^slug: .*carries the name/));
});

test('a name without plain letters needs a slug', () => {
  expect(format({ ...right, name: '60 & 70' })).toEqual([
    'slug: "slug" is missing; the name has too few plain letters for one',
  ]);
  expect(format({ ...right, name: '60 & 70', slug: 'sixty' })).toEqual([]);
});

describe('prompts', () => {
  const converse = async (given: Answers, typed: string[]) => {
    const printed: string[] = [];
    const answers = await promptAnswers(given, context, {
      ask: async (prompt) => {
        printed.push(prompt);
        expect(typed, prompt).not.toEqual([]);
        return typed.shift()!;
      },
      print: (line) => printed.push(line),
      swatch: () => '',
    });
    expect(typed).toEqual([]);
    return { answers, printed: printed.join('\n') };
  };

  test('asks again until the answer is valid, and takes defaults for empty lines', async () => {
    const typed = [
      'Alderwick',
      'Elmhurst',
      '',
      '45',
      '50',
      'forrest',
      'forest',
      'uk',
      ...Array.from('......', () => ''),
    ];
    const { answers, printed } = await converse({}, typed);
    expect(validateAnswers(answers, context)).toEqual([]);
    expect(answers).toMatchObject({ name: 'Elmhurst', slug: 'elmhurst', age: '50', theme: 'forest', siteIds: 'uk=6' });
    expect(printed).toContain('is taken by brands/alderwick/brand.json:3');
    expect(printed).toContain('did you mean "forest"?');
    expect(printed).toContain('  burgundy  red and gold');
  });

  test('does not ask for given answers, unless they are invalid', async () => {
    const given = { ...right, theme: 'forrest', slug: 'elm', languages: 'uk=en', siteIds: 'de=9', company: 'sample' };
    const { printed } = await converse(given, ['burgundy', '', '', '']);
    expect(printed).not.toContain('Product name');
    expect(printed.match(/Theme/g)).toHaveLength(1);
  });
});

test("logo and icon are the brand's own, whatever its siteId", async () => {
  const { files } = await planBrand(project.root, { ...right, siteIds: 'de=9000' }, context);
  expect(files['logo.svg']).toContain('<title>Elmhurst</title>');
  const later = await planBrand(project.root, right, context);
  expect(later.files['icon.svg']).toBe(files['icon.svg']);
});
