import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeCodes } from '../../../brands/languages.ts';
import { createFixtureProject } from '../../../tests/support/createFixtureProject.ts';
import { formatList } from '../../build/config/parse/problemMessageFormatting.ts';
import { type Answers, formatAnswerError } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { planBrand } from './planBrand.ts';
import { promptAnswers } from './promptAnswers.ts';
import { listIntroLines } from './prompts.ts';
import { readScaffoldContext, type ScaffoldContext } from './scaffoldContext.ts';
import { findAssumedAddresses, validateAnswers } from './validateAnswers.ts';
import { wordsByLanguage } from './words/wordsByLanguage.ts';

let project: Awaited<ReturnType<typeof createFixtureProject>>;
let context: ScaffoldContext;
/** The same project, where hosts that brands name count. */
let withHosts: ScaffoldContext;
beforeAll(async () => {
  project = await createFixtureProject();
  context = await readScaffoldContext(project.root);
  const config = await readFile(path.join(project.root, 'build.config.ts'), 'utf8');
  const changed = { 'build.config.ts': config.replace('production: {', 'production: { ownHosts: true,') };
  await using other = await createFixtureProject(changed);
  withHosts = await readScaffoldContext(other.root);
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

const mistakes: [string, Answers, ...string[]][] = [
  [
    'a taken slug',
    { slug: 'alderwick' },
    'slug: slug "alderwick" is taken by brands/alderwick; every brand has its own',
  ],
  [
    'a slug with capitals',
    { slug: 'Elm Hurst' },
    'slug: "Elm Hurst" cannot be the name of a brand\'s folder; did you mean "elm-hurst"?',
  ],
  [
    'a name that differs in case alone',
    { name: 'ALDERWICK', slug: 'elmhurst' },
    'name: name "ALDERWICK" is taken by brands/alderwick/brand.json:3; every brand has its own',
  ],
  [
    'letters no face has',
    { name: 'Elǅhurst' },
    'name: the heading faces have no letter "ǅ"; no logo can be drawn from it; bring one of your own',
  ],
  ['a theme nearly right', { theme: 'forrest' }, 'theme: theme "forrest" does not exist; did you mean "forest"?'],
  [
    'a company that lacks what the law of its country asks for',
    { domains: 'at', company: 'sample' },
    'company: the company "Sample LLC" has no "authority", and the law of its sites in "at" asks for it; add the authority that supervises it, or null',
  ],
  ['an age nobody has', { age: '55' }, 'age: the age cannot be 55; it takes 40, 50 or 60'],
  [
    'no domain',
    { domains: ' ' },
    'domains: the countries are missing; it takes some such as Germany, Austria or de, at',
  ],
  ['a domain by another name', { domains: 'de,us' }, 'domains: "us" is no domain; did you mean "com"?'],
  [
    'a taken siteId',
    { siteIds: 'uk=3' },
    'siteIds: uk: siteId 3 is taken by brands/birchmere/brand.json:18; a new site takes 7, the next free one',
  ],
  [
    'a key twice',
    { siteIds: 'uk=7 uk=8', support: 'help@elmhurst.example de=a@elmhurst.example, de=b@elmhurst.example' },
    'siteIds: "uk" is given twice; leave one of the two out',
    'support: "de" is given twice; leave one of the two out',
  ],
  ['a siteId out of range', { siteIds: 'de=10000' }, 'siteIds: de: the siteId is 10000; it takes at most 9999'],
  [
    'a siteId for nothing',
    { siteIds: '12 at=9' },
    'siteIds: "12" names no domain; it takes pairs such as de=136 at=137',
    'siteIds: a siteId for "at", a domain this brand does not have; there are "de" and "uk"',
  ],
  [
    'an unknown language',
    { languages: 'de=de,en,xx' },
    `languages: de: languages cannot list "xx"; it takes ${formatList(localeCodes)}`,
  ],
  [
    'a language without texts',
    { languages: 'uk=pl' },
    'languages: uk: language "pl" has no texts; app/i18n/pl.po is missing',
  ],
  [
    "another brand's address",
    { privacy: 'privacy@birchmere.example' },
    'privacy: address "privacy@birchmere.example" is taken by brands/birchmere/brand.json:7; every brand has its own, or members would see that two belong together',
  ],
  [
    'help for a country without a site',
    { support: 'help@elmhurst.example at=hilfe@elmhurst.example' },
    'support: a support address for "at", a domain this brand does not have; nobody would ever see it; remove it, or add the domain',
  ],
  [
    'a provider misspelt',
    { providers: 'PayPall' },
    'providers: payment providers cannot list "PayPall"; did you mean "PayPal"?',
  ],
  ['a company misspelt', { company: 'sampel' }, 'company: company "sampel" does not exist; did you mean "sample"?'],
];

test.for(mistakes)('%s', ([, change, ...errors]) => {
  expect(format({ ...right, ...change })).toEqual(errors);
});

test('every sentence about a mistake has a German form', () => {
  const german = { ...withHosts, language: 'de', words: wordsByLanguage.de } as const;
  const wanted: Answers[] = [
    ...mistakes.map(([, change]) => change),
    { colors: '#abcde x', theme: '' },
    { company: 'own', companyPhone: '1', companyCountry: 'Xy', companyVatId: 'x', companyRegister: 'FN' },
    { company: 'sample', companyName: 'Other' },
    { hosts: 'de=members.birchmere.de.example' },
    { hosts: 'de=localhost uk=10.0.0.1' },
    { hosts: 'de=a_b.de', publicSites: 'xx=www.elmhurst.example' },
    { home: 'tent', voice: 'loud' },
    { name: 'A'.repeat(31) },
  ];
  for (const change of wanted) {
    const answers = { ...right, ...change };
    const english = validateAnswers(answers, withHosts).flatMap(({ message, hint }) => [message, hint]);
    const told = validateAnswers(answers, german).flatMap(({ message, hint }) => [message, hint]);
    expect(told.length).toBe(english.length);
    expect(told.filter((text) => text !== undefined && english.includes(text))).toEqual([]);
  }
  const [error] = validateAnswers({ ...right, siteIds: 'uk=3' }, german);
  expect(formatAnswerError(error!)).toBe(
    'uk: die SiteId 3 hat schon brands/birchmere/brand.json:18; eine neue Website nimmt 7, die nächste freie',
  );
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
    'slug: the short name is missing; the product name has too few plain letters for one',
  ]);
  expect(format({ ...right, name: '60 & 70', slug: 'sixty' })).toEqual([]);
});

describe('own colours and look', () => {
  const { theme: _, ...unthemed } = right;

  test.for<[string, Answers, ...string[]]>([
    ['colours in place of a theme', { colors: '#0a6, #FFCC00' }],
    [
      'no theme and no colour',
      {},
      'theme: the theme is missing; it takes the name of a file in themes/, or one to three colours such as #0a6',
    ],
    [
      'both',
      { theme: 'forest', colors: 'gold' },
      'colors: a brand has either a theme or colours of its own; leave out one of them',
    ],
    ['no colour', { colors: '#12345' }, 'colors: "#12345" is no colour; after # come three or six digits, here 5'],
    ['a look', { colors: 'gold', look: 'corners=round headings=fraunces' }],
    [
      'looks that are none',
      { colors: 'gold', look: 'round corners=rond crners=round' },
      'look: "round" is no choice of a look; allowed are',
      'look: "corners" cannot be "rond"; did you mean "round"?',
      'look: "crners" is no choice of a look; did you mean "corners"?',
    ],
  ])('%s', ([, change, ...errors]) => {
    expect(format({ ...unthemed, ...change })).toEqual(errors.map((error) => expect.stringContaining(error)));
  });

  test('the folder holds the theme, and brand.json names none', async () => {
    const { brand, files, colorNotes } = await planBrand(project.root, { ...unthemed, colors: '#FFCC00' }, context);
    expect(brand).not.toHaveProperty('theme');
    expect(JSON.parse(String(files['theme.json']))).toEqual({
      $schema: '../../../themes/theme.schema.json',
      colors: { primary: '#896C00', accent: '#3B8187', neutral: '#676358', brand: '#FFCC00' },
      given: { primary: '#FFCC00' },
      look: { header: 'brand' },
    });
    expect(files['logo.svg']).toContain('#');
    expect(colorNotes[0]).toContain('its shades are those of #896C00');
  });
});

test('addresses that no person gave are named with what could be taken', () => {
  const format = (answers: Answers) =>
    findAssumedAddresses(answers, context).map((error) => `${error.question}: ${formatAnswerError(error)}`);
  expect(format({ ...right, privacy: 'privacy@elm.example' })).toEqual([
    'support: no address was given; --assume-addresses takes support@elmhurst.example de=support.de@elmhurst.example uk=support.uk@elmhurst.example',
  ]);
  expect(format({ support: 'a@b.example' })).toEqual([
    'privacy: no address was given; it takes an address such as support@brand.example',
  ]);
});

test('where the back end hands out siteIds, each has to be given', () => {
  const owned = { ...context, defaults: { ...context.defaults, siteIds: 'backend' } } as const;
  const format = (answers: Answers) =>
    validateAnswers(answers, owned).map((error) => `${error.question}: ${formatAnswerError(error)}`);
  expect(format(right)).toEqual([
    'siteIds: the siteIds are missing; it takes the number by which the back end knows each site, such as de=136 at=137',
  ]);
  expect(format({ ...right, siteIds: 'de=136' })).toEqual([
    expect.stringMatching(/^siteIds: the siteId is missing in "uk"; add it/),
  ]);
  expect(format({ ...right, siteIds: 'de=136 uk=137' })).toEqual([]);
});

describe('prompts', () => {
  const converse = async (given: Answers, typed: string[], asking: ScaffoldContext = context) => {
    const printed: string[] = [];
    const prompts: string[] = [];
    const answers = await promptAnswers(
      given,
      asking,
      {
        ask: async (prompt) => {
          printed.push(prompt);
          prompts.push(prompt);
          expect(typed, prompt).not.toEqual([]);
          return typed.shift()!;
        },
        print: (line) => printed.push(line),
        swatch: () => '',
      },
      async () => (typed[0] === 'back' ? (typed.shift() as 'back') : 'yes'),
    );
    expect(typed).toEqual([]);
    return { answers: answers!, prompts, printed: printed.join('\n') };
  };
  const enter = (times: number) => Array.from({ length: times }, () => '');

  test('asks again until the answer is valid, and takes defaults for empty lines', async () => {
    const typed = [
      'Alderwick',
      'Elmhurst',
      '',
      '45',
      'over 50',
      'forrest',
      'forest',
      ...enter(3),
      'United Kingdom',
      ...enter(6),
    ];
    const { answers, printed } = await converse({}, typed);
    expect(validateAnswers(answers, context)).toEqual([]);
    expect(answers).toMatchObject({ name: 'Elmhurst', slug: 'elmhurst', age: '50', theme: 'forest', siteIds: 'uk=6' });
    expect(answers.look).toBe('signIn=full home=magazine motif=lavender voice=warm');
    expect(printed).toContain('is taken by brands/alderwick/brand.json:3');
    expect(printed).toContain('did you mean "forest"?');
    expect(printed).toContain('  burgundy  red and gold');
    expect(printed).toContain('  corners = round, soft, calm');
    expect(printed).toContain(
      'Look, such as corners=round, or none for that of the theme [signIn=full home=magazine motif=lavender voice=warm]: ',
    );
  });

  test('shows what each voice says first', () => {
    const toFile = (text: string) => ({ file: 'en.po', text: `msgid "Who?"\nmsgstr "${text}"\n` });
    const textCatalogues = new Map([['en', toFile('Who would like to meet you?')]]);
    const sources = { ...context.sources, textCatalogues, voiceTexts: new Map([['warm/en', toFile('A smile?')]]) };
    expect(listIntroLines('voice', { age: '50' }, { ...context, sources }, () => '').slice(-3)).toEqual([
      '    brisk: Who would like to meet you?',
      '    warm: A smile?',
      '    courteous: Who would like to meet you?',
    ]);
  });

  test('asks what the law of the countries wants of a company, and for hosts where these count', async () => {
    const given = { ...right, domains: 'at', look: 'corners=calm', siteIds: 'at=9', languages: 'at=de' };
    const typed = [
      ...['', 'person', 'loud', 'brisk', 'at=nowhere', 'HTTPS://Mitglieder.Brücke.at/x', 'Österreich: www.Brücke.at'],
      ...['own', '', 'Brücke GmbH', 'Gasse 1', '1010 Wien', '', '012345', '+43 1 2345678', 'FN 1 a'],
      ...['Handelsgericht Wien, FN 1 a', 'ATU12345678', 'Eva Muster, Max Muster', '', 'hello@x', ...enter(3)],
    ];
    const { answers, printed } = await converse({ ...given }, typed, withHosts);
    const { brand } = await planBrand(project.root, answers, withHosts);
    expect(brand.company).toEqual({
      name: 'Brücke GmbH',
      addressLine1: 'Gasse 1',
      addressLine2: '1010 Wien',
      country: 'AT',
      phone: '+43 1 2345678',
      register: { court: 'Handelsgericht Wien', number: 'FN 1 a' },
      vatId: 'ATU12345678',
      managingDirectors: ['Eva Muster', 'Max Muster'],
      authority: null,
    });
    expect(brand.domains.at).toMatchObject({
      host: 'mitglieder.xn--brcke-lva.at',
      publicSite: 'https://www.xn--brcke-lva.at',
    });
    expect(brand.look).toMatchObject({ corners: 'calm', home: 'person', voice: 'brisk' });
    for (const line of [
      '    person: one person large',
      'the name of the company is missing; it takes the one in its register',
      'the entry in the register is "FN 1 a"; it takes court and number, such as',
      'the phone number is "012345"; it takes a number as it is dialled from abroad',
    ])
      expect(printed).toContain(line);
    const unasked = await converse({ ...given, domains: 'ch', siteIds: 'ch=9' }, [
      ...['', '', '', 'own', 'Brücke AG', 'Gasse 1', '8000 Zürich', ...enter(5)],
    ]);
    expect(unasked.answers).not.toHaveProperty('companyVatId');
  });

  test('does not ask for given answers, unless they are invalid', async () => {
    const given = { ...right, theme: 'forrest', slug: 'elm', languages: 'uk=en', siteIds: 'de=9', company: 'sample' };
    const { printed } = await converse(given, ['burgundy', ...enter(6)]);
    expect(printed).not.toContain('Product name');
    expect(printed.match(/Theme/g)).toHaveLength(1);
  });

  test('goes back, asks again from there on, and offers what was typed', async () => {
    const typed = [
      ...['back', 'Elmhurst', '', '50', 'forest', '<', '<', 'back', 'oak', '', ''],
      ...['corners=calm', '', '', 'de', ...enter(6), 'back', 'Xolvis'],
    ];
    const { answers, prompts, printed } = await converse({}, typed);
    expect(printed).toContain('This is the first question.');
    expect(answers).toMatchObject({ name: 'Elmhurst', slug: 'oak', age: '50', theme: 'forest', providers: 'Xolvis' });
    expect(answers.privacy).toBe('privacy@oak.example');
    const offers = prompts.map((prompt) => prompt.replace(/^(\w+).*?(\[.*\])?: $/, '$1 $2'));
    expect(offers.slice(5, 11)).toEqual([
      expect.stringMatching(/^Look/),
      'Theme [forest]',
      'For [50]',
      'Short [elmhurst]',
      'For [50]',
      'Theme [forest]',
    ]);
  });

  test('after going back, defaults follow from the new answers', async () => {
    const { name: _, ...given } = { ...right, name: '' };
    const typed = ['Elmhurst', '', '<', '<', 'Oakdale', ...enter(10)];
    const { answers, prompts } = await converse(given, typed);
    expect(prompts[3]).toContain('[elmhurst]');
    expect(prompts[4]).toContain('[Elmhurst]');
    expect(prompts[5]).toContain('[oakdale]');
    expect(answers).toMatchObject({ slug: 'oakdale', privacy: 'privacy@oakdale.example' });
  });

  test('colours at the question about the theme become a theme of its own', async () => {
    const typed = ['gren', '#0a6', '<', 'red gold', ...enter(9)];
    const given = { name: 'Elmhurst', slug: 'elmhurst', age: '50', domains: 'de' };
    const { answers, prompts, printed } = await converse(given, typed);
    expect(answers).toMatchObject({ colors: 'red gold' });
    expect(answers).not.toHaveProperty('theme');
    expect(prompts[3]).toContain('FFCC00 [#0a6]: ');
    expect(printed).toContain('  #00AA66 is too light under white text; its shades are those of #00814C');
  });
});

test("logo and icon are the brand's own, whatever its siteId", async () => {
  const { files } = await planBrand(project.root, { ...right, siteIds: 'de=9000' }, context);
  expect(files['logo.svg']).toContain('<title>Elmhurst</title>');
  const later = await planBrand(project.root, right, context);
  expect(later.files['icon.svg']).toBe(files['icon.svg']);
});
