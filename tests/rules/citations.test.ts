import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const guard = 'app/routing/README.md';
const members = 'app/ui/README.md';
const contract = 'app/api/contract/readings.md';

/** Path from the root, with slashes → text. */
type Texts = Readonly<Record<string, string>>;

const listOf = (code: string) => String.raw`(${code}(?:(?:\s*,\s*(?:and\s+)?|\s+(?:and|or|to)\s+)${code}\b)*)`;
const guardRule = new RegExp(String.raw`\bguard\s+rules?\s+${listOf(String.raw`\d+`)}`, 'gi');
const bareRule = /(?<!\bguard\s+)\brules?\s+\d+/gi;
const memberRule = new RegExp(String.raw`\brules?\s+${listOf(String.raw`[A-Z]\d+`)}`, 'g');
const reading = new RegExp(String.raw`\breadings?\s+${listOf(String.raw`\d+`)}`, 'gi');
const heading = /((?:[\w.-]+\/)*[\w.-]+\.md)`?,\s+"([^"]+)"/g;
const outside = /\bspecifications?\b|\bcontract\.md\b|\bsections?\s+\d+|\bcontract,\s+readings?\b|\(contract,/gi;

/** The part of a document under a heading, up to the next heading of level 1 or 2. */
function findSection(document = '', title: string): string {
  const [, ...parts] = `\n${document}`.split(new RegExp(`^## ${title}$`, 'm'));
  return (parts[0] ?? '').split(/^##? /m)[0]!;
}

const firstGroups = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map((match) => match[1]!));

/**
 * Finds every citation in `files` whose target `documents` does not have, and every mention of a document outside the
 * repository. Gives one line per finding, `file:line: what is missing`. A citation may continue on the next comment line.
 */
function findDanglingCitations(files: Texts, documents: Texts): string[] {
  const guardRules = firstGroups(findSection(documents[guard], 'Guard rules'), /^(\d+)\. /gm);
  const memberRules = firstGroups(findSection(documents[members], 'Rules for members'), /^- \*\*([A-Z]\d+)\*\*/gm);
  const readings = firstGroups(findSection(documents[contract], 'Readings'), /^\| (\d+) \|/gm);
  const hasHeading = (file: string, title: string) =>
    firstGroups(documents[file] ?? '', /^#{1,6} (.+)$/gm).has(title.replaceAll(/\s+/g, ' '));

  return Object.entries(files).flatMap(([file, text]) => {
    // Blanks keep the positions: what begins a comment line must not separate the words of a citation.
    const flat = text.replaceAll(/(\n[ \t]*)(\*(?!\/)|\/\/)/g, (_, start: string, mark: string) =>
      start.padEnd(start.length + mark.length),
    );
    const matches = (pattern: RegExp) => [...flat.matchAll(pattern)];
    const missing = (pattern: RegExp, code: RegExp, targets: Set<string>, name: string) =>
      matches(pattern).flatMap(({ index, 1: codes }) =>
        codes!
          .match(code)!
          .flatMap((each) => (targets.has(each) ? [] : [{ index, what: `${name} ${each} does not exist` }])),
      );
    const findings = [
      ...missing(guardRule, /\d+/g, guardRules, 'guard rule'),
      ...missing(memberRule, /[A-Z]\d+/g, memberRules, 'rule'),
      ...missing(reading, /\d+/g, readings, 'reading'),
      ...matches(bareRule).map(({ index, 0: found }) => ({ index, what: `"${found}" has to be "guard ${found}"` })),
      ...matches(heading).flatMap(({ index, 1: target, 2: title }) =>
        hasHeading(target!, title!) ? [] : [{ index, what: `${target} has no heading "${title}"` }],
      ),
      ...matches(outside).map(({ index, 0: found }) => ({
        index,
        what: `"${found}" names no part of this repository`,
      })),
    ];
    return findings
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, what }) => `${file}:${text.slice(0, index).split('\n').length}: ${what.replaceAll(/\s+/g, ' ')}`);
  });
}

const sample: Texts = {
  [guard]: '# Guard\n\n## Guard rules\n\n1. Sign in.\n2. Answer.\n\n## Magic links\n\n3. Done.\n',
  [members]: '# Members\n\n## Rules for members\n\n- **Z3** Lines stay.\n- **E3** Undo.\n',
  [contract]: '# Contract\n\n## Readings\n\n| number | question |\n|---|---|\n| 7 | Order |\n',
};

test.for<[string, string[]]>([
  ['guard rule 2, rule Z3, rules E3 and Z3, reading 7, guard rules 1 to 2', []],
  [`${contract}, "Readings" and app/routing/README.md, "Magic links"`, []],
  ['H1 and E9 are no citations, nor is a rule of thumb, a section of code, or what is specified', []],
  ['/**\n * Stays (rule\n * Z4).\n */', ['x.ts:2: rule Z4 does not exist']],
  ['// one\n// guard rule 3', ['x.ts:2: guard rule 3 does not exist']],
  ['guard rules 1, 2 and 11', ['x.ts:1: guard rule 11 does not exist']],
  ['rules E3, Z3 and Z9', ['x.ts:1: rule Z9 does not exist']],
  ['Readings 7 and 63', ['x.ts:1: reading 63 does not exist']],
  ["test('rule 2: answer first')", ['x.ts:1: "rule 2" has to be "guard rule 2"']],
  ['app/ui/README.md, "First walk"', ['x.ts:1: app/ui/README.md has no heading "First walk"']],
  ['scripts/README.md,\n// "Plan"', ['x.ts:1: scripts/README.md has no heading "Plan"']],
  ['Section 4', ['x.ts:1: "Section 4" names no part of this repository']],
  ['(specification)', ['x.ts:1: "specification" names no part of this repository']],
  ['contract.md', ['x.ts:1: "contract.md" names no part of this repository']],
  ['(contract, reading 7)', ['x.ts:1: "(contract," names no part of this repository']],
])('%o: %o', ([text, expected]) => {
  expect(findDanglingCitations({ 'x.ts': text }, sample)).toEqual(expected);
});

const comment = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const word = /[A-Za-z$][A-Za-z\d$]*/g;

/** Finds the names in backticks, with a capital inside, that no code has. Gives one line per name, `file: name`. */
function findDanglingNames(files: Texts, code: readonly string[]): string[] {
  const known = new Set(code.flatMap((text) => text.replaceAll(comment, '').match(word) ?? []));
  return Object.entries(files).flatMap(([file, text]) => {
    const prose = file.endsWith('.md')
      ? text.replaceAll(/```[\s\S]*?```/g, '')
      : (text.match(comment) ?? []).join('\n');
    return [...prose.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, span]) => span!.match(word) ?? [])
      .filter((name) => /[a-z]{2}[A-Z]/.test(name) && !known.has(name))
      .map((name) => `${file}: ${name}`);
  });
}

test('a name in backticks has to be in code: one in a comment, or in an example, is not enough', () => {
  const texts = { 'a.md': '`readOne(x)`, `readTwo`\n```ts\nreadFour();\n```\n', 'b.ts': '// `readThree`\nreadOne();' };
  expect(findDanglingNames(texts, [texts['b.ts']])).toEqual(['a.md: readTwo', 'b.ts: readThree']);
});

/** Every text file that may cite. This one plants citations, and legal texts number sections of their own. */
const files: Texts = Object.fromEntries(
  [
    'README.md',
    '.github/**/*.md',
    'build.config.ts',
    '{app,scripts,tests,brands,themes,templates}/**/*.{ts,tsx,md,hbs}',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== 'tests/rules/citations.test.ts' && !/^templates\/legal\/.*\.hbs$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const documents: Texts = Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.md')));

test('every citation leads to a rule, a reading or a heading of this repository', () => {
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  expect(findDanglingCitations(files, documents)).toEqual([]);
});

test('every name in backticks is one of the code', { tags: 'rule' }, () => {
  const data = globSync('{*.json,{app,brands,themes,templates,tests}/**/*.{json,css,po}}', { cwd: root });
  const sources = Object.keys(files).filter((file) => !file.endsWith('.md'));
  const texts = [
    ...data.map((file) => readFileSync(path.join(root, file), 'utf8')),
    ...sources.map((file) => files[file]!),
  ];
  expect(findDanglingNames(files, [sources.join(' '), ...texts])).toEqual([]);
});

test('readings and guard rules are numbered from 1 without a gap', () => {
  const numbers = [
    firstGroups(findSection(documents[contract], 'Readings'), /^\| (\d+) \|/gm),
    firstGroups(findSection(documents[guard], 'Guard rules'), /^(\d+)\. /gm),
  ].map((found) => [...found].map(Number));
  for (const found of numbers) expect(found).toEqual(Array.from({ length: found.length }, (_, index) => index + 1));
  expect(numbers.map(({ length }) => length)).toEqual([90, 10]);
});
