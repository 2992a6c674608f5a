import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { type FileTree, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

type Message = [id: string, text: string, context?: string];

const toPo = (messages: readonly Message[]) =>
  `msgid ""\nmsgstr ""\n\n${messages
    .map(
      ([id, text, context]) =>
        `#: app/a.tsx\n${context ? `msgctxt "${context}"\n` : ''}msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`,
    )
    .join('\n')}`;

const plural = '{count, plural, one {# day} other {# days}}';
const english: Message[] = [
  ['Send message', 'Send message'],
  ['<0>Hello</0> {name}', '<0>Hello</0> {name}'],
  [plural, plural],
  ['Next', 'Next', 'person'],
  ['Pay {amount} now', 'Pay {amount} now'],
];
const german: Message[] = [
  ['Send message', 'Nachricht senden'],
  ['<0>Hello</0> {name}', '<0>Hallo</0> {name}'],
  [plural, '{count, plural, one {# Tag} other {# Tage}}'],
  ['Next', 'Nächste', 'person'],
  ['Pay {amount} now', 'Jetzt kaufen'],
];

const project: FileTree = {
  ...validFixtureFiles(),
  'app/i18n/en.po': toPo(english),
  'app/i18n/de.po': toPo(german),
  'app/i18n/fr.po': toPo(english),
  'app/i18n/cs.po': toPo(english.filter(([id]) => id !== plural)),
  'app/i18n/en-US.po': '',
};
const folder = 'brands/alderwick/texts';

const check = async (files: FileTree) =>
  (await findConfigProblems({ ...project, ...files })).filter((problem) => problem.startsWith('brands/'));

const entry = (id: string, original: string | undefined, text: string) =>
  `${original === undefined ? '' : `#. original: ${JSON.stringify(original)}\n`}msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`;
const sent = entry('Send message', 'Nachricht senden', 'Nachricht schreiben');
const greeting = (text: string) => entry('<0>Hello</0> {name}', '<0>Hallo</0> {name}', text);

test.for<[title: string, po: string, ...problems: string[]]>([
  ['has a text of its own', `# Our words\n\n${sent}`],
  ['has Windows line ends', sent.replaceAll('\n', '\r\n')],
  ['stands over a message with a context', `#. original: "Nächste"\nmsgctxt "person"\nmsgid "Next"\nmsgstr "Weiter"\n`],
  [
    'has a header, a soft hyphen and an emoji',
    `msgid ""\nmsgstr "Language: de\\n"\n\n${greeting('<0>Grüß\u00AD Gott</0> {name} ❤️')}`,
  ],
  ...['👨‍👩‍👧‍👦', '🏳️‍🌈', '❤️‍🔥', '👩🏽‍🦰', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष'].map((joined): [string, string, ...string[]] => [
    `has ${joined}, which is joined by signs without a shape`,
    greeting(`<0>Hallo ${joined}</0> {name}`),
  ]),
  ...(
    [
      ['Nach\u200Dricht', '13  here is an invisible character, U+200D'],
      ['Nachricht\u200D 😀', '18  here is an invisible character, U+200D'],
      ['😀\u200D Nachricht', '11  here is an invisible character, U+200D'],
      ['🏴\u{E0061}', '11  here is an invisible character, U+E0061'],
    ] as const
  ).map(([text, problem]): [string, string, ...string[]] => [
    `joins nothing: ${JSON.stringify(text)}`,
    entry('Send message', 'Nachricht senden', text),
    `3:${problem}; remove it`,
  ]),
  [
    'misspells a message',
    entry('Send mesage', 'x', 'y'),
    '2:1  the app has no message "Send mesage"; did you mean "Send message"?',
  ],
  [
    'names a message by its translation',
    entry('Nachricht senden', 'x', 'y'),
    '2:1  the app has no message "Nachricht senden"; that is the text of msgid "Send message"',
  ],
  [
    'names a message that is like none',
    entry('Buy our newspaper', 'x', 'y'),
    '2:1  the app has no message "Buy our newspaper"; copy its msgid from app/i18n/en.po',
  ],
  [
    'lacks a context',
    entry('Next', 'Nächste', 'Weiter'),
    '2:1  the app has no message "Next"; its msgctxt is "person"',
  ],
  [
    'has a context too many',
    sent.replace('msgid', 'msgctxt "x"\nmsgid'),
    '3:1  the app has no message "Send message" with msgctxt "x"; remove its msgctxt',
  ],
  [
    'was written for another original',
    entry('Send message', 'Botschaft senden', 'Nachricht schreiben'),
    '3:1  the original of "Send message" has changed, from "Botschaft senden" to "Nachricht senden"; change your text if need be, then write above it: #. original: "Nachricht senden"',
  ],
  [
    'does not say what it was written for',
    entry('Send message', undefined, 'Nachricht schreiben'),
    '2:1  "Send message" does not say which text it replaces; write above it: #. original: "Nachricht senden"',
  ],
  [
    'says what the app says',
    entry('Send message', 'Nachricht senden', 'Nachricht senden'),
    '3:1  "Send message" reads as in app/i18n/de.po; remove it; only texts that differ belong here',
  ],
  [
    'loses and invents placeholders and tags',
    greeting('<1>Hallo</1> {nam}'),
    '3:1  </1> is no placeholder of "<0>Hello</0> {name}"; did you mean "</0>"?',
    '3:1  <1> is no placeholder of "<0>Hello</0> {name}"; did you mean "<0>"?',
    '3:1  the text of "<0>Hello</0> {name}" lacks </0>; put it in as in the English text',
    '3:1  the text of "<0>Hello</0> {name}" lacks <0>; put it in as in the English text',
    '3:1  the text of "<0>Hello</0> {name}" lacks {name}; put it in as in the English text',
    '3:1  {nam} is no placeholder of "<0>Hello</0> {name}"; did you mean "{name}"?',
  ],
  [
    'closes a tag before it opens it',
    greeting('</0>Hallo<0> {name}'),
    '3:1  the text of "<0>Hello</0> {name}" closes </0> where it is not open; write <0> before it',
  ],
  [
    'lacks a plural form',
    entry(plural, german[2]![1], '{count, plural, other {# Tage}}'),
    `3:1  the plural of "${plural}" lacks the form one; add one {…} to it`,
  ],
  [
    'has a text that does not parse',
    greeting('<0>Hallo</0> {name'),
    '3:1  the text of "<0>Hello</0> {name}" does not parse; Unexpected message end at line 1 col 19',
  ],
  [
    'has a script',
    greeting('<0>Hallo</0> {name}<script>'),
    '3:1  the text of "<0>Hello</0> {name}" holds markup, "<script>"; write it as members should read it; it may hold only tags of the original such as <0>',
  ],
  [
    'has an entity',
    greeting('<0>Hallo</0>&nbsp;{name}'),
    '3:1  the text of "<0>Hello</0> {name}" holds markup, "&nbsp;"; write it as members should read it; it may hold only tags of the original such as <0>',
  ],
  [
    'turns the direction of reading',
    entry('Send message', 'Nachricht senden', 'Nach\u202Ericht'),
    '3:13  here is an invisible character, U+202E; remove it',
  ],
  [
    'writes a name of the build in pieces',
    '#. original: "Nachricht senden"\nmsgid "Send message"\nmsgstr "__SI"\n"TE__"\n',
    '3:1  "__SITE__" is a name that the build keeps for itself; write another one',
  ],
  [
    'piles marks on a letter',
    entry('Send message', 'Nachricht senden', `Nach${'\u0301'.repeat(9)}richt`),
    '3:13  9 marks are on one letter; no language has as many; remove them',
  ],
  [
    'has a placeholder in quotes, which take its meaning',
    greeting("<0>Hallo</0> {name}, '{name}'"),
    '3:1  "{name}" in the text of "<0>Hello</0> {name}" only looks like a placeholder; write a placeholder as in the English text, such as {name}, without quotes around it',
  ],
  [
    'has a placeholder of wide braces',
    entry('Send message', 'Nachricht senden', 'Nachricht an ｛name｝'),
    '3:1  "｛name｝" in the text of "Send message" only looks like a placeholder; write a placeholder as in the English text, such as {name}, without quotes around it',
  ],
  [
    'has a placeholder of another system',
    entry('Send message', 'Nachricht senden', 'Nachricht an %s'),
    '3:1  "%s" in the text of "Send message" only looks like a placeholder; write a placeholder as in the English text, such as {name}, without quotes around it',
  ],
  [
    'names another brand',
    entry('Send message', 'Nachricht senden', 'Nachricht an Birchmere'),
    '3:1  "Birchmere" is the name of another brand, "birchmere"; members would see that the two belong together',
  ],
  [
    'is too long',
    entry('Send message', 'Nachricht senden', 'x'.repeat(49)),
    '3:1  the text of "Send message" has 49 characters; its place has room for 48',
  ],
  [
    'has no text',
    entry('Send message', 'Nachricht senden', ''),
    '3:1  "Send message" has no text; write one between the quotes of msgstr',
  ],
  [
    'stands there twice',
    `${sent}\n${sent}`,
    '6:1  "Send message" is here again; the first is in line 2; remove one of them',
  ],
  [
    'changes what the law prescribes',
    entry('Pay {amount} now', 'Jetzt kaufen', 'Los'),
    '3:1  the law prescribes the words of "Pay {amount} now"; remove it; no brand has its own',
  ],
  [
    'has no quotes, a stray text and entries without a line between them',
    'msgid "Send message"\nmsgstr „Hallo“\n\nmsgstr "x"\nmsgid "Next"\nmsgstr "a\\u202Eb"\n',
    '2:1  "msgstr „Hallo“" cannot be read; a line is msgid "…", msgstr "…", "…", or a remark that begins with #; a " inside is written \\"',
    '4:1  this text has no message; msgid has to be right above it',
    '5:1  a new entry begins here; put an empty line before it',
    '6:1  "msgstr "a\\u202Eb"" cannot be read; a line is msgid "…", msgstr "…", "…", or a remark that begins with #; a " inside is written \\"',
  ],
])("a brand's own text that %s", { tags: 'rule' }, async ([, po, ...problems]) => {
  const file = `${folder}/de.po`;
  expect(await check({ [file]: po })).toEqual(problems.map((problem) => `${file}:${problem}`));
});

test.for<[file: string, problem: string]>([
  ['fr.po', 'no site of the brand is in "fr"; its languages are "de", "en" and "en-US"'],
  ['cz.po', 'there are no texts in "cz"; did you mean "cs"?'],
  ['de-CH.po', 'there are no texts in "de-CH"; its sites take those in "de"'],
  ['en_US.po', 'there are no texts in "en_US"; did you mean "en-US"?'],
  ['italian.po', 'there are no texts in "italian"; there are "de", "en", "fr", "cs", "pl" and "en-US"'],
  ['de.txt', 'unexpected file; texts/ holds one file for each language, such as de.po'],
])('a file %s of own texts is refused', async ([file, problem]) => {
  expect(await check({ [`${folder}/${file}`]: sent })).toEqual([`${folder}/${file}:1:1  ${problem}`]);
});

test("texts of a variant stand over the variant's", async () => {
  const own = entry('Send message', 'Shoot a message', 'Drop a line');
  const american = toPo([['Send message', 'Shoot a message']]);
  expect(await check({ 'app/i18n/en-US.po': american, [`${folder}/en-US.po`]: own })).toEqual([]);
  expect(await check({ [`${folder}/en-US.po`]: own })).toEqual([
    `${folder}/en-US.po:3:1  the original of "Send message" has changed, from "Shoot a message" to "Send message"; change your text if need be, then write above it: #. original: "Send message"`,
  ]);
});

test("a text may read as the app's where a voice has another", async () => {
  const own = { [`${folder}/de.po`]: entry('Send message', 'Nachricht senden', 'Nachricht senden') };
  expect(await check(own)).toEqual([expect.stringContaining('"Send message" reads as in app/i18n/de.po')]);
  expect(await check({ ...own, 'app/i18n/voices/warm/de.po': entry('Send message', '', 'Schreiben') })).toEqual([]);
});
