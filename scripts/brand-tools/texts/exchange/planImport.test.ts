import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createFixtureProject } from '../../../../tests/support/createFixtureProject.ts';
import type { FileTree } from '../../../../tests/support/fixtureFiles.ts';
import { checkLegalTemplates } from '../../../build/config/check/checkLegalTemplates.ts';
import { checkLegalDates } from '../../../build/config/check/checkLegalVersions.ts';
import { toVersionLine, withoutVersionLine } from '../../../build/config/schema/legalVersions.ts';
import { memoize } from '../../../lib/memoize.ts';
import { readProject } from '../../lifecycle/readProject.ts';
import { renderCsv } from './csv.ts';
import { dayOf, listLegalTexts, toLegalFile } from './legalUnits.ts';
import { listUnits } from './listUnits.ts';
import { planImport } from './planImport.ts';
import { type LegalChange, toLegalChange } from './planLegalVersion.ts';
import { renderXliff } from './renderXliff.ts';
import type { TextUnit } from './TextUnit.ts';

type Entry = [id: string, text: string];
const toPo = (entries: readonly Entry[]) =>
  entries.map(([id, text]) => `#: app/a.tsx\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`).join('\n');
const plural = 'You have {n, plural, one {# picture} other {# pictures}} now';
const tagged = '<0>Hello</0> {name}, <1/>welcome';
const english: Entry[] = [
  ['Send', 'Send'],
  [tagged, tagged],
  [plural, plural],
  ['=1+1', '=1+1'],
  ['Say “yes” or "no", now', 'Say “yes” or "no", now'],
];
const files: FileTree = {
  'app/i18n/en.po': toPo(english),
  'app/i18n/de.po': toPo([
    ['Send', 'Schicken'],
    [tagged, '<0>Hallo</0> {name}, <1/>grüß Gott'],
    [plural, 'Sie haben {n, plural, one {# Bild} other {# Bilder}} jetzt'],
    ...english.slice(3),
  ]),
  'app/i18n/fr.po': toPo([
    ['Send', 'Envoyer'],
    [tagged, '<0>Bonjour</0> {name}, <1/>bienvenue'],
    [plural, 'Vous avez {n, plural, one {# photo} many {# de photos} other {# photos}} là'],
    ...english.slice(3),
  ]),
  'app/i18n/cs.po': toPo([
    ['Send', 'Poslat'],
    [tagged, '<0>Dobrý den</0> {name}, <1/>vítejte zpět přátelé'],
    [plural, '{n, plural, one {Máte # fotku} few {Máte # fotky} many {Máte # fotky} other {Máte # fotek}} teď'],
    ...english.slice(3),
  ]),
  'app/i18n/en-US.po': '',
  'brands/cloverfen/texts/fr.po': '#. original: "Envoyer"\nmsgid "Send"\nmsgstr "Poster"\n',
};
const slug = 'cloverfen';

const tree = createFixtureProject(files);
afterAll(async () => (await tree)[Symbol.asyncDispose]());
const loaded = tree.then(({ root }) => readProject(root));

const nowhere = () => ['home', '=matches'];
const exportAll = memoize(async (tag: string) => ({ slug, tag, units: listUnits(await loaded, slug, tag, nowhere) }));
/** Exports the messages alone, which are read faster. */
const exportTexts = async (tag: string) => {
  const { units, ...rest } = await exportAll(tag);
  return { ...rest, units: units.filter(({ document }) => document === undefined) };
};
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const importText = async (
  text: string | Uint8Array,
  legal: LegalChange | 'unsaid' = { validFrom: '2027-01-01' },
  skipBroken = false,
) => {
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  return planImport(
    await loaded,
    slug,
    { name: 'back', bytes },
    { legal: legal === 'unsaid' ? undefined : legal, skipBroken },
  );
};
const unitOf = (units: readonly TextUnit[], present: string) => units.find((unit) => unit.present === present)!;

/** Puts a new text into the last cell of a row. */
const fillRow = (csv: string, id: string, text: string) => {
  const lines = csv.split('\r\n');
  const index = lines.findIndex((line) => line.startsWith(`${id},`));
  expect(index, id).toBeGreaterThan(0);
  lines[index] += text;
  return lines.join('\r\n');
};
const own = (id: string, original: string, text: string) =>
  `#. original: ${JSON.stringify(original)}\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`;
const sendInFrench = own('Send', 'Envoyer', 'Poster');

test.for(['fr', 'de', 'en', 'cs'])('%s goes out and comes back unchanged, and nothing is written', async (tag) => {
  const exchange = await exportAll(tag);
  for (const text of [renderCsv(exchange), renderXliff(exchange)])
    expect(await importText(text)).toEqual({
      planned: { change: { files: {}, removes: [] }, lines: [] },
      problems: [],
    });
});

test('cells that a spreadsheet would take for formulas are text', async () => {
  const exchange = await exportTexts('fr');
  const csv = renderCsv(exchange);
  expect(csv.startsWith('\uFEFFid (cloverfen),screens,')).toBe(true);
  expect(csv).toContain(',"home, =matches",');
  expect(csv).toContain(",'=1+1,'=1+1,\r\n");
  for (const line of csv.split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+@-]/);
  const { id } = unitOf(exchange.units, '=1+1');
  const { planned, problems } = await importText(fillRow(csv, id, "'=1+2"));
  expect(problems).toEqual([]);
  expect(planned.change.files?.['brands/cloverfen/texts/fr.po']).toContain('msgstr "=1+2"');
});

const filled = async () => {
  const exchange = await exportTexts('fr');
  const csv = renderCsv(exchange);
  const picture = unitOf(exchange.units, 'Vous avez # de photos là').id;
  const hello = unitOf(exchange.units, '<0>Bonjour</0> {name}, <1/>bienvenue').id;
  return fillRow(
    fillRow(csv, picture, 'Il y a # de photos là'),
    hello,
    '"<0>Salut</0> {name}, <1/>entrez, c’est l’été"',
  );
};
const expected = `${sendInFrench}
${own(tagged, '<0>Bonjour</0> {name}, <1/>bienvenue', '<0>Salut</0> {name}, <1/>entrez, c’est l’été')}
${own(plural, 'Vous avez {n, plural, one {# photo} many {# de photos} other {# photos}} là', '{n, plural, one {Vous avez # photo là} many {Il y a # de photos là} other {Vous avez # photos là}}')}`;

test.for<[title: string, save: (csv: string) => Uint8Array]>([
  ['as it was exported', (csv) => bytesOf(csv)],
  ['without the mark of UTF-8, with line ends of Unix', (csv) => bytesOf(csv.slice(1).replaceAll('\r\n', '\n'))],
  ['with semicolons', (csv) => bytesOf(toSemicolons(csv))],
  [
    'with semicolons, as Windows writes it',
    (csv) =>
      bytesOf(
        toSemicolons(csv)
          .slice(1)
          .replaceAll('’', '\u0092')
          .replaceAll('“', '\u0093')
          .replaceAll('”', '\u0094')
          .replaceAll(/[^\p{ASCII}\u0080-\u00FF]/gu, '?'),
        'latin1',
      ),
  ],
  ['as Unicode text', (csv) => bytesOf(toSemicolons(csv).replaceAll(';', '\t'), 'utf16le')],
  ['with all cells in quotes', (csv) => bytesOf(rewriteCells(csv, ',', (cell) => `"${cell.replaceAll('"', '""')}"`))],
  ['without the columns beside', (csv) => bytesOf(keepColumns(csv, [0, 7]))],
  ['with the columns in another order', (csv) => bytesOf(keepColumns(csv, [7, 6, 5, 0]))],
  ['with empty rows', (csv) => bytesOf(`${csv}\r\n,,,,,,,\r\n`)],
])('a table saved %s comes in', async ([, save]) => {
  const { planned, problems } = await importText(save(await filled()));
  expect(problems).toEqual([]);
  expect(planned.change.files).toEqual({ 'brands/cloverfen/texts/fr.po': expected });
});

function rewriteCells(csv: string, separator: string, write: (cell: string) => string, columns?: number[]): string {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace(/\r\n$/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows
    .map((row) => (columns ? columns.map((index) => row[index] ?? '') : row).map(write).join(separator))
    .join('\r\n');
}
const quoteIfNeeded = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const toSemicolons = (csv: string) => rewriteCells(csv, ';', quoteIfNeeded);
const keepColumns = (csv: string, columns: number[]) => rewriteCells(csv, ',', quoteIfNeeded, columns);

const targets = (xliff: string) =>
  xliff
    .replace(
      'Vous avez <ph id="1" dataRef="d1" disp="#"/> de photos là</target>',
      'Il y a <ph id="1" dataRef="d1" disp="#"/> de photos là</target>',
    )
    .replace(
      /<target>(<pc id="1"[^>]*>)Bonjour<\/pc>(.*)bienvenue<\/target>/,
      '<target>$1Salut</pc>$2entrez, c’est l’été</target>',
    );

test.for<[title: string, save: (xliff: string) => string]>([
  ['as it is', (xliff) => xliff],
  [
    'with another prefix',
    (xliff) =>
      xliff
        .replaceAll(/<(\/?)(?!slr:|\?)(\w)/g, '<$1x:$2')
        .replace('xmlns=', 'xmlns:x=')
        .replaceAll('<x:?', '<?'),
  ],
  [
    'with attributes in another order',
    (xliff) => xliff.replaceAll(/<ph (id="\d+") (dataRef="\w+") (disp="[^"]*")\/>/g, "<ph $3 $1 equiv='p' $2></ph>"),
  ],
  [
    'as translated, with notes',
    (xliff) =>
      xliff
        .replaceAll('state="initial"', 'state="translated" subState="cat:1"')
        .replaceAll('</notes>', '<note id="x" category="cat">ok</note></notes>'),
  ],
  [
    'with the matches of a memory',
    (xliff) =>
      xliff.replaceAll(
        '<notes>',
        '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#1"><source>a</source><target>b</target></mtc:match></mtc:matches><notes>',
      ),
  ],
  [
    'with marks',
    (xliff) =>
      xliff.replace('entrez,', '<mrk id="m1" type="term">entrez</mrk>,').replace('l’été', 'l’<cp hex="00e9"/>té'),
  ],
  [
    'with one target in two sentences',
    (xliff) =>
      xliff
        .replace(/(<segment state="initial">\s*<source>)Vous[^\n]*\n\s*<target>Il y a [^\n]*\n\s*<\/segment>/, '')
        .replace(
          /Il y a (<ph[^>]*>) de photos là<\/target>\s*<\/segment>/,
          'Il y a </target></segment><ignorable><source> </source><target></target></ignorable><segment><source/><target>$1 de photos là</target></segment>',
        ),
  ],
  [
    'with pairs cut in two',
    (xliff) =>
      xliff.replace(/<target>(.*?)<pc id="1"[^>]*>Salut<\/pc>/, '<target>$1<sc id="1"/>Salut<ec startRef="1"/>'),
  ],
  [
    'with indented texts',
    (xliff) => xliff.replaceAll(/<target>([^\n]*)<\/target>/g, '<target>\n            $1\n          </target>'),
  ],
  ['with windows line ends', (xliff) => xliff.replaceAll('\n', '\r\n')],
])('an XLIFF file that a tool saved %s comes in', async ([, save]) => {
  const xliff = targets(renderXliff(await exportTexts('fr')));
  const { planned, problems } = await importText(save(xliff));
  expect(problems).toEqual([]);
  expect(planned.change.files).toEqual({ 'brands/cloverfen/texts/fr.po': expected });
});

test.for<[title: string, change: (csv: string, id: (present: string) => string) => string, ...messages: RegExp[]]>([
  ['an unknown id', (csv) => `${csv}t.nobody,,,,,,,Texte`, /^row \d+ \(t\.nobody\): there is no text with this id/],
  [
    'a form that the language lacks',
    (csv, id) => `${csv}${id('Vous avez # photo là').replace('.one', '.few')},,,,,,,Texte`,
    /"few" is no form of this plural in the language; its forms are one, many, other/,
  ],
  [
    'an id that is doubled',
    (csv, id) => `${csv}${id('Poster')},,,,,,,A\r\n`,
    /for "Poster": its id is that of row \d+/,
  ],
  [
    'a placeholder that is lost',
    (csv, id) => fillRow(csv, id('<0>Bonjour</0> {name}, <1/>bienvenue'), '"<0>Salut</0>, <1/>entrez"'),
    /lacks \{name\}/,
  ],
  [
    'a placeholder that is added',
    (csv, id) => fillRow(csv, id('Poster'), 'Écrire à {name}'),
    /\{name\} is no placeholder/,
  ],
  [
    'a tag that is never closed',
    (csv, id) => fillRow(csv, id('<0>Bonjour</0> {name}, <1/>bienvenue'), '"<0>Salut {name}, <1/>entrez"'),
    /lacks <\/0>/,
    /never closes <0>/,
  ],
  [
    'a text that is too long',
    (csv, id) => fillRow(csv, id('Poster'), 'a'.repeat(31)),
    /has 31 characters; its place has room for 30/,
  ],
  ['markup', (csv, id) => fillRow(csv, id('Poster'), '<b>Écrire</b>'), /holds markup/],
  ['an invisible character', (csv, id) => fillRow(csv, id('Poster'), 'Écri\u200Bre'), /invisible character, U\+200B/],
  ['a line break', (csv, id) => fillRow(csv, id('Poster'), '"Écrire\nvite"'), /line break/],
  ['a space that can break', (csv, id) => fillRow(csv, id('Poster'), 'Écrire ?'), /can break at its space/],
  [
    'a source that has changed',
    (csv, id) => fillRow(csv.replace(',Send,Poster,', ',Post,Poster,'), id('Poster'), 'Écrire'),
    /its source has changed since the export, to "Send"/,
  ],
  [
    'a text that has changed',
    (csv, id) => fillRow(csv.replace(',Send,Poster,', ',Send,Expédier,'), id('Poster'), 'Écrire'),
    /the brand’s text has changed since the export, from "Expédier"/,
  ],
  [
    'letters that are lost',
    (csv, id) => fillRow(csv, id('Poster'), 'Co?ur \u00E9'),
    /letters are lost, because the file was saved as windows-1252/,
  ],
  [
    'the English text',
    (csv, id) => fillRow(csv, id('Vous avez # photo là'), 'You have # picture now'),
    /it is the English text; translate it/,
  ],
  [
    'two mistakes',
    (csv, id) => fillRow(fillRow(csv, id('Poster'), '<b>'), id('=1+1'), 'Il y a {x}'),
    /holds markup/,
    /\{x\} is no placeholder/,
  ],
  [
    'a quote that is never closed',
    (csv) => `${csv}t.x,"abc`,
    /^a quote is opened that is never closed; a " in a cell in quotes is written ""$/,
  ],
  ['a quote within a cell', (csv) => `${csv}t.x,a"b"c,,,,,,\r\n`, /^a quote is in the middle of a cell/],
  [
    'no column for the id',
    (csv) => csv.replace('id (cloverfen)', 'name'),
    /^the first row has no column "id"; keep the first row/,
  ],
  [
    'another language',
    (csv) => csv.replace('new text (fr)', 'new text (pl)'),
    /^the file is in "pl", which no site of the brand is in; its languages are/,
  ],
  [
    'another brand',
    (csv) => csv.replace('id (cloverfen)', 'id (alderwick)'),
    /^the file is of the brand "alderwick"; the import is for "cloverfen"/,
  ],
  ['no texts', (csv) => csv.split('\r\n')[0]!, /^the file has no texts/],
  ['nothing', () => '', /^the file is empty/],
  ['a workbook', () => 'PK\u0003\u0004', /^this is a workbook/],
])('a table with %s is refused as a whole', async ([title, change, ...messages]) => {
  const exchange = await exportTexts('fr');
  const changed = change(renderCsv(exchange), (present) => unitOf(exchange.units, present).id);
  const bytes = title.startsWith('letters')
    ? bytesOf(changed.slice(1).replaceAll(/[^\p{ASCII}\u0080-\u00FF]/gu, '?'), 'latin1')
    : changed;
  const { problems } = await importText(bytes);
  expect(problems.map(({ message, hint }) => (hint === undefined ? message : `${message}; ${hint}`))).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  );
  expect(problems.map(({ file }) => file)).toEqual(problems.map(() => 'back'));
});

test.for<[title: string, change: (xliff: string) => string, ...messages: RegExp[]]>([
  [
    'a placeholder that is lost',
    (xliff) => xliff.replace(/(<target>.*)<ph[^>]*disp="\{name\}"\/>/, '$1'),
    /lacks \{name\}/,
  ],
  [
    'a code that was not there',
    (xliff) => xliff.replace('<target>Poster', '<target><ph id="77"/>Poster à tous'),
    /a placeholder with the id "77"/,
  ],
  ['an unknown unit', (xliff) => xliff.replace('<unit id="t.', '<unit id="u.'), /no text with this id/],
  [
    'a source that has changed',
    (xliff) => xliff.replace('<source>Send', '<source>Post').replace('<target>Poster', '<target>Écrire'),
    /its source has changed/,
  ],
  [
    'a part that is not translated',
    (xliff) =>
      xliff
        .replace('<source>Send</source>', '<source>Se</source><target>É</target></segment><segment><source>nd</source>')
        .replace('<target>Poster</target>', ''),
    /only a part/,
  ],
  ['broken XML', (xliff) => xliff.replace('</unit>', ''), /^this is no well-formed XML/],
  [
    'XLIFF 1.2',
    () => '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    /^this is XLIFF 1; it takes XLIFF 2/,
  ],
  ['another document', () => '<html/>', /^this is no XLIFF 2/],
  ['another brand', (xliff) => xliff.replaceAll('brands/cloverfen/', 'brands/birchmere/'), /of the brand "birchmere"/],
  ['no language', (xliff) => xliff.replace(' trgLang="fr"', ''), /does not say its language/],
])('an XLIFF file with %s is refused as a whole', async ([, change, ...messages]) => {
  const { problems } = await importText(change(renderXliff(await exportTexts('fr'))));
  expect(problems.map(({ message, hint }) => (hint === undefined ? message : `${message}; ${hint}`))).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  );
});

test('right texts are planned beside broken ones, for those who skip these', async () => {
  const exchange = await exportTexts('fr');
  const csv = fillRow(
    fillRow(renderCsv(exchange), unitOf(exchange.units, 'Poster').id, 'Écrire'),
    unitOf(exchange.units, '=1+1').id,
    '<b>',
  );
  expect((await importText(csv)).planned).toEqual({ change: {}, lines: [] });
  const { planned, problems } = await importText(csv, 'unsaid', true);
  expect(problems).toHaveLength(1);
  expect(planned.change.files).toEqual({ 'brands/cloverfen/texts/fr.po': sendInFrench.replace('Poster', 'Écrire') });
});

test('what the forms of a plural have in common stays around it', async () => {
  const exchange = await exportTexts('fr');
  const { id } = unitOf(exchange.units, 'Vous avez # de photos là');
  const { planned } = await importText(fillRow(renderCsv(exchange), id, 'Vous avez # de vues là'));
  expect(planned.change.files?.['brands/cloverfen/texts/fr.po']).toContain(
    'msgstr "Vous avez {n, plural, one {# photo} many {# de vues} other {# photos}} là"',
  );
});

test('a text of the app in place of an own one removes that', async () => {
  const exchange = await exportTexts('fr');
  const { planned } = await importText(fillRow(renderCsv(exchange), unitOf(exchange.units, 'Poster').id, 'Envoyer'));
  expect(planned.change).toEqual({ files: {}, removes: ['brands/cloverfen/texts/fr.po'] });
});

const versioned = (text: string, day: string) => `${toVersionLine(day, text)}\n${text}`;
const legalBlock = /<p>[^<{]{30,}<\/p>/;

test('a paragraph of a legal document makes a version of the brand’s own, from a day on, in each of its languages', async () => {
  const project = await loaded;
  const exchange = await exportAll('fr');
  const [former] = listLegalTexts(project, slug, 'fr').filter(({ document }) => document === 'privacyPolicy');
  const [found] = legalBlock.exec(former!.text)!;
  const present = found.slice(3, -4);
  const csv = fillRow(renderCsv(exchange), unitOf(exchange.units, present).id, 'Un texte nouveau et court.');
  const { planned, problems } = await importText(csv);
  expect(problems).toEqual([]);
  const { files: changed = {} } = planned.change;
  const body = withoutVersionLine(former!.text);
  const day = dayOf(former!.text);
  expect(Object.keys(changed).sort()).toEqual(
    ['cs', 'de', 'en', 'fr']
      .flatMap((tag) => [toLegalFile(slug, 'privacyPolicy', tag), toLegalFile(slug, 'privacyPolicy', tag, day)])
      .sort(),
  );
  expect(changed[toLegalFile(slug, 'privacyPolicy', 'fr')]).toBe(
    versioned(body.replace(present, 'Un texte nouveau et court.'), '2027-01-01'),
  );
  expect(changed[toLegalFile(slug, 'privacyPolicy', 'fr', day)]).toBe(former!.text);
  const legal = Object.entries(changed).map(([file, text]) => ({ file, text: text as string }));
  expect([...checkLegalTemplates(legal), ...checkLegalDates(legal)]).toEqual([]);
  const { planned: corrected } = await importText(csv, 'correction');
  expect(corrected.change.files?.[toLegalFile(slug, 'privacyPolicy', 'fr')]).toBe(
    versioned(body.replace(present, 'Un texte nouveau et court.'), day),
  );
  expect(Object.keys(corrected.change.files ?? {})).toHaveLength(4);
  await expect(importText(csv, 'unsaid')).rejects.toThrow(
    /changes legal documents \(privacyPolicy\): say from which day/,
  );
  await expect(importText(csv, { validFrom: '2020-01-01' })).rejects.toThrow(/it takes a later day/);
});

test('a paragraph of a legal document keeps its values and tags', async () => {
  const exchange = await exportAll('fr');
  const { id } = exchange.units.find(
    ({ document, present }) => document === 'imprint' && present.includes('{{companyName}}'),
  )!;
  const { problems } = await importText(fillRow(renderCsv(exchange), id, '<u>Rien</u>'));
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/it has lost \{\{companyName\}\}$/),
  );
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/it has <u>, which the text had not$/),
  );
});

test.for<[validFrom: string | undefined, correction: boolean | undefined, expected: unknown]>([
  [undefined, undefined, undefined],
  [undefined, true, 'correction'],
  ['2027-02-01', undefined, { validFrom: '2027-02-01' }],
  ['2027-02-30', undefined, /takes a day such as/],
  ['2027-02-01', true, /exclude each other/],
])('the day %s with the correction %s', ([validFrom, correction, expected]) => {
  if (expected instanceof RegExp) expect(() => toLegalChange(validFrom, correction)).toThrow(expected);
  else expect(toLegalChange(validFrom, correction)).toEqual(expected);
});

test('whatever is in the cells, a table is read or refused, and a mistake has its row', async () => {
  const exchange = await exportTexts('fr');
  const csv = renderCsv(exchange);
  const lines = csv.split('\r\n').slice(0, 9);
  const piece = fc.constantFrom(
    '{name}',
    '<0>',
    '</0>',
    '<1/>',
    '#',
    '{n, plural, one {a}',
    '"',
    ',',
    ';',
    '\n',
    "'",
    '=',
    'é',
    '\u200B',
    ' ',
    '{',
    '}',
    '&amp;',
    '?',
  );
  const cell = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const project = await loaded;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), cell, fc.boolean(), (row, text, isQuoted) => {
      const changed = lines.map((line, index) =>
        index === row ? `${line}${isQuoted ? `"${text.replaceAll('"', '""')}"` : text}` : line,
      );
      const { planned, problems } = planImport(
        project,
        slug,
        { name: 'back', bytes: bytesOf(changed.join('\r\n')) },
        { skipBroken: true },
      );
      for (const { line } of problems) expect(line).toBeGreaterThan(0);
      if (isQuoted) for (const { line } of problems) expect(line).toBe(row + 1);
      expect(Object.keys(planned.change.files ?? {}).every((file) => file === 'brands/cloverfen/texts/fr.po')).toBe(
        true,
      );
    }),
    { numRuns: 25 },
  );
});
