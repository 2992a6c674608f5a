import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const header = 'msgid ""\nmsgstr ""\n"Language: x\\n"\n';
const toPo = (messages: readonly [id: string, text: string][]) =>
  [header, ...messages.map(([id, text]) => `#: app/a.tsx\nmsgid ${JSON.stringify(id)}\nmsgstr ${text}\n`)].join('\n');

const english: [id: string, text: string][] = [
  ['Good day', '"Good day"'],
  ['<0>Hello</0> {name}', '"<0>Hello</0> {name}"'],
  ['{count, plural, one {# day} other {# days}}', '"{count, plural, one {# day} other {# days}}"'],
];
const german: typeof english = [
  ['Good day', '"Guten Tag"'],
  ['<0>Hello</0> {name}', '""\n"<0>Guten Tag</0>, "\n"{name}"'],
  ['{count, plural, one {# day} other {# days}}', '"{count, plural, one {# Tag} other {# Tage}}"'],
];
/** The German catalogue with another text for the message at this position. */
const withText = (position: number, text: string): typeof english =>
  german.map(([id, own], index) => [id, index === position ? text : own]);

const check = (messages: string) =>
  findConfigProblems({
    ...validFixtureFiles(),
    'app/i18n/en.po': toPo(english),
    'app/i18n/de.po': messages,
    'app/i18n/fr.po': toPo(english),
    'app/i18n/cs.po': toPo(english.slice(0, 2)),
  }).then((problems) => problems.filter((problem) => problem.startsWith('app/i18n/de.po')));

test.for<[title: string, messages: string, ...problems: string[]]>([
  ['is whole', toPo(german)],
  ['has Windows line ends', toPo(german).replaceAll('\n', '\r\n')],
  [
    'lacks a message',
    toPo(german.slice(1)),
    '1:1  the message "Good day" is missing; it is in app/i18n/en.po:6; npm run extract adds it',
  ],
  [
    'lacks a translation',
    toPo(withText(0, '""')),
    '7:1  "Good day" has no text; write one between the quotes of msgstr',
  ],
  [
    'has a text without quotes',
    toPo(withText(0, 'Guten Tag')),
    '7:1  "msgstr Guten Tag" cannot be read; a line is msgid "…", msgstr "…", "…", or a remark that begins with #; a " inside is written \\"',
  ],
  [
    'has a message of its own',
    toPo([...german, ['Farewell', '"Auf Wiedersehen"']]),
    '20:1  the message "Farewell" is not in app/i18n/en.po; npm run extract removes it',
  ],
  [
    'is not sure',
    toPo(german).replace('#: app/a.tsx\nmsgid "Good', '#, fuzzy\nmsgid "Good'),
    '7:1  the text of "Good day" is marked fuzzy; read it, and remove the mark',
  ],
  [
    'translates a placeholder',
    toPo(withText(1, '"<0>Guten Tag</0> {nam}"')),
    '11:1  the text of "<0>Hello</0> {name}" lacks {name}; put it in as in the English text',
    '11:1  {nam} is no placeholder of "<0>Hello</0> {name}"; did you mean "{name}"?',
  ],
  [
    'loses a tag',
    toPo(withText(1, '"<0>Guten Tag {name}"')),
    '11:1  the text of "<0>Hello</0> {name}" lacks </0>; put it in as in the English text',
  ],
  [
    'has a tag without words',
    toPo(withText(1, '"Guten Tag<0> </0> {name}"')),
    '11:1  <0></0> in the text of "<0>Hello</0> {name}" has no words; write between the two what is there in English',
  ],
  [
    'lacks a plural form',
    toPo(withText(2, '"{count, plural, other {# Tage}}"')),
    '17:1  the plural of "{count, plural, one {# day} other {# days}}" lacks the form one; add one {…} to it',
  ],
  ...['zero', 'two', 'few', 'many'].map((form): [string, string, ...string[]] => [
    `has the plural form ${form}, which German has not`,
    toPo(withText(2, `"{count, plural, ${form} {# Tagen} one {# Tag} other {# Tage}}"`)),
    `17:1  the plural of "{count, plural, one {# day} other {# days}}" has the form ${form}, which is never shown in "de"; its forms are one, other; a single number is written =0`,
  ]),
  [
    'has texts for single numbers',
    toPo(withText(2, '"{count, plural, =0 {kein Tag} =1 {ein Tag} one {# Tag} other {# Tage}}"')),
  ],
  ...[
    ['one', '{count,plural,one{#} one {{count} Tag} other {# Tage}}'],
    ['=0', '{count, plural, =0 {kein Tag} one {# Tag} =0 {} other {# Tage}}'],
  ].map(([form, text]): [string, string, ...string[]] => [
    `has the plural form ${form} twice`,
    toPo(withText(2, `"${text}"`)),
    `17:1  the form ${form} occurs twice in "{count, plural, one {# day} other {# days}}"; keep one of them`,
  ]),
  [
    'has a text that does not parse',
    toPo(withText(1, '"<0>Guten Tag</0> {name"')),
    expect.stringMatching(/^11:1 {2}the text of "<0>Hello<\/0> \{name\}" does not parse; /),
  ],
  [
    'has an unknown format',
    toPo(withText(2, '"{count, plurl, one {# Tag} other {# Tage}}"')),
    '17:1  the text of "{count, plural, one {# day} other {# days}}" does not parse; "plurl" is no format, did you mean "plural"?',
  ],
  ...['number', 'select, a {A} other {B}', 'plural, one {A} other {B}', 'date, short'].map(
    (format): [string, string, ...string[]] => {
      const shown = format.replace(/(?:a|one) \{.*/, '…');
      return [
        `has a value as ${shown} that the English text has as it is`,
        toPo(withText(1, `"<0>Guten Tag</0> {name, ${format}}"`)),
        `11:1  {name, ${shown}} in the text of "<0>Hello</0> {name}" is a placeholder of another kind; write {name}`,
      ];
    },
  ),
  [
    'has a number alone that the English text counts',
    toPo(withText(2, '"{count} Tage"')),
    '17:1  {count} in the text of "{count, plural, one {# day} other {# days}}" is a placeholder of another kind; write {count, plural, …}',
  ],
  ...['selectordinal,', 'plural, offset:1'].map((format): [string, string, ...string[]] => [
    `counts with ${format} where the English text does not`,
    toPo(withText(2, `"{count, ${format} one {# Tag} other {# Tage}}"`)),
    `17:1  {count, ${format.replace(/,$/, '')}, …} in the text of "{count, plural, one {# day} other {# days}}" is a placeholder of another kind; write {count, plural, …}`,
  ]),
  ...['$', '%', '#'].map((sign): [string, string, ...string[]] => [
    `has a placeholder behind ${sign}`,
    toPo(withText(1, `"<0>Guten Tag</0> ${sign}{name}"`)),
    `11:1  members would read the ${sign} of ${sign}{name} in the text of "<0>Hello</0> {name}"; write {name}`,
  ]),
  ['has a number that it counts alone, too', toPo(withText(2, '"{count, plural, one {# Tag} other {{count} Tage}}"'))],
])('a catalogue of texts that %s', { tags: 'rule' }, async ([, messages, ...problems]) => {
  expect((await check(messages)).map((found) => found.replace('app/i18n/de.po:', ''))).toEqual(problems);
});

test.for<[title: string, messages: typeof english, ...expected: string[]]>([
  ['has one message that differs', [['Good day', '"Howdy"']]],
  [
    'has a message whose English has changed',
    [['Good morning', '"Howdy"']],
    'app/i18n/en-US.po:6:1  the message "Good morning" is not in app/i18n/en.po; its English has changed: write the new one, or remove it',
  ],
  [
    'has a message that reads as in English',
    [['Good day', '"Good day"']],
    'app/i18n/en-US.po:7:1  "Good day" reads as in app/i18n/en.po; remove it; only messages that differ belong here',
  ],
  [
    'lacks a placeholder',
    [['<0>Hello</0> {name}', '"<0>Howdy</0>"']],
    'app/i18n/en-US.po:7:1  the text of "<0>Hello</0> {name}" lacks {name}; put it in as in the English text',
  ],
])('the catalogue of a variant %s', async ([, messages, ...expected]) => {
  const problems = await findConfigProblems({
    ...validFixtureFiles(),
    'app/i18n/en.po': toPo(english),
    'app/i18n/en-US.po': toPo(messages),
  });
  expect(problems.filter((problem) => problem.startsWith('app/i18n/en-US.po'))).toEqual(expected);
});

test.for<[tag: string, text: string, ...expected: string[]]>([
  [
    'fr',
    'Bonjour ?',
    'fr.po:7:1  "r ?" in the text of "Good day" can break at its space; write a no-break space, U+00A0 or U+202F',
  ],
  ['fr', 'Bonjour\u202F?'],
  [
    'en',
    'A favorite day',
    'en.po:7:1  "favorite" in the text of "Good day" is American spelling; write it as the British do',
  ],
  [
    'en-US',
    'A favourite day',
    'en-US.po:7:1  "favourite" in the text of "Good day" is British spelling; write it as Americans do',
  ],
])('in %s, how "%s" is written is checked', async ([tag, text, ...expected]) => {
  const problems = await findConfigProblems({
    ...validFixtureFiles(),
    [`app/i18n/${tag}.po`]: toPo([['Good day', JSON.stringify(text)]]),
    ...(tag !== 'en' && { 'app/i18n/en.po': toPo(english.slice(0, 1)) }),
  });
  expect(problems.filter((problem) => problem.startsWith(`app/i18n/${tag}.po`))).toEqual(
    expected.map((problem) => `app/i18n/${problem}`),
  );
});

test('British spelling needs a text of its own for Americans', async () => {
  const files = (american: typeof english) => ({
    ...validFixtureFiles(),
    'app/i18n/en.po': toPo([['A favourite day', '"A favourite day"']]),
    'app/i18n/en-US.po': toPo(american),
  });
  const find = async (american: typeof english) =>
    (await findConfigProblems(files(american))).filter((problem) => problem.includes('spelling'));
  expect(await find([['A favourite day', '"A favorite day"']])).toEqual([]);
  expect(await find([])).toEqual([
    'app/i18n/en.po:7:1  "favourite" in the text of "A favourite day" is British spelling; write its text for en-US in app/i18n/en-US.po',
  ]);
});
