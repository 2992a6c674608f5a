import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import type { FileTree } from '../support/fixtureFiles.ts';

const toPo = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`).join('\n');
const english = ['Your matches', 'A match', 'Send {name}'] as const;
const unchanged = toPo(english.map((id) => [id, id]));
const files: FileTree = {
  'app/i18n/en.po': unchanged,
  'app/i18n/de.po': toPo([
    ['Your matches', 'Ihre Vorschläge'],
    ['A match', 'Sie haben einen Vorschlag'],
    ['Send {name}', '{name} schreiben'],
  ]),
  'app/i18n/fr.po': unchanged,
  'app/i18n/cs.po': unchanged,
  'app/i18n/en-US.po': '',
};
const textsFile = 'brands/alderwick/texts/de.po';
const own = (id: string, original: string, text: string) =>
  `#. original: "${original}"\nmsgid "${id}"\nmsgstr "${text}"\n`;
const finds = own('Your matches', 'Ihre Vorschläge', 'Ihre Fundstücke');

async function openProject() {
  const tree = await createFixtureProject(files);
  const run = (args: string[], input?: string) =>
    callCommand(brand, ['texts', ...args, '--root', tree.root], { ...(input !== undefined && { input }) });
  const read = async () =>
    existsSync(path.join(tree.root, textsFile)) ? readFile(path.join(tree.root, textsFile), 'utf8') : undefined;
  const hash = () => hashTree(tree.root, ['brands', 'build.config.ts']);
  return { root: tree.root, run, read, hash, [Symbol.asyncDispose]: () => tree[Symbol.asyncDispose]() };
}
const rename = ['rename', 'alderwick', 'Vorschläge', 'Fundstücke', '--language', 'de'];

test('a word is renamed: sure texts without a question, the others one by one', async () => {
  await using project = await openProject();
  const before = project.hash();
  const dry = await project.run([...rename, '--dry-run', '--json']);
  expect(JSON.parse(dry.stdout)).toMatchObject({
    ok: true,
    written: false,
    proposals: [
      { language: 'de', message: 'Your matches', now: 'Ihre Vorschläge', proposed: 'Ihre Fundstücke', doubts: [] },
      { message: 'A match', doubts: [expect.stringMatching(/^"einen" may change with the gender/)] },
    ],
  });
  expect(project.hash()).toBe(before);

  expect(await project.run([...rename, '--yes'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /Not written:\nde\n {2}now: Sie haben einen Vorschlag\n[\s\S]*please look: "einen"[\s\S]*Elsewhere:/,
    ),
  });
  expect(await project.read()).toBe(finds);
  await callCommand(brand, ['undo', '--yes', '--root', project.root]);
  expect(project.hash()).toBe(before);

  const { stdout } = await project.run(rename, 'y\nSie haben ein {x}\nSie haben ein Fundstück\ny\n');
  expect(stdout).toContain('{x} is no placeholder');
  expect(await project.read()).toBe(
    `${finds}\n${own('A match', 'Sie haben einen Vorschlag', 'Sie haben ein Fundstück')}`,
  );
});

test('quit, or no to every text, writes nothing; all writes those that follow', async () => {
  await using project = await openProject();
  const before = project.hash();
  for (const input of ['q\n', 'n\nno\n', 'y\nq\nn\n']) {
    expect((await project.run(rename, input)).stdout).toContain('Nothing was written.');
    expect(project.hash()).toBe(before);
  }
  expect((await project.run(['rename', 'alderwick', 'Kater', 'Katze', '--language', 'de'])).stdout).toMatch(
    /^No message holds "Kater"\.\nElsewhere:/,
  );
  await project.run(rename, 'n\nall\ny\n');
  expect(await project.read()).toBe(own('A match', 'Sie haben einen Vorschlag', 'Sie haben einen Fundstück'));
});

test.for(['csv', 'xliff'])('texts go out as %s and come back as a whole or not at all', async (format) => {
  await using project = await openProject();
  const before = project.hash();
  const out = await project.run(['export', 'alderwick', '--language', 'de', '--format', format, '--json']);
  const { file } = JSON.parse(out.stdout) as { file: string };
  const exported = await readFile(file, 'utf8');
  const bring = async (text: string, ...options: string[]) => {
    await writeFile(file, text);
    return project.run(['import', 'alderwick', file, '--yes', ...options]);
  };
  expect(await bring(exported)).toMatchObject({ code: 0, stdout: 'Every text is as it is. Nothing was written.\n' });
  const fill = (text: string, present: string, fresh: string) =>
    format === 'csv'
      ? text.replace(`,${present},`, `,${present},${fresh}`)
      : text.replace(
          new RegExp(`<target>${present.replace('{name}', '<ph[^>]*/>')}</target>`),
          `<target>${fresh}</target>`,
        );
  const right = fill(exported, 'Ihre Vorschläge', 'Ihre Fundstücke');
  const broken = fill(right, '{name} schreiben', 'Schreiben');

  const refused = await bring(broken);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/for "\{name\} schreiben": .* lacks \{name\}/),
  });
  expect(project.hash()).toBe(before);
  const told = JSON.parse((await bring(broken, '--json')).stdout);
  expect(told).toMatchObject({
    ok: false,
    problems: [{ line: expect.any(Number), message: expect.stringContaining('lacks {name}') }],
  });

  expect(await bring(broken, '--skip-broken')).toMatchObject({ code: 0, stderr: expect.stringContaining('1 mistake') });
  expect(await project.read()).toBe(finds);
});

test.for<[args: string[], message: RegExp]>([
  [['export', 'alderwick', '--format', 'xls', '--language', 'de'], /--format is "xls"; it takes xliff or csv/],
  [['export', 'alderwick'], /--language is missing; alderwick has "de"/],
  [['export', 'alderwick', '--language', 'de', '--own'], /there are no such texts of alderwick in "de"/],
  [['import', 'alderwick', 'nowhere.csv'], /there is no file "nowhere.csv"/],
  [['rename', 'alder', 'a', 'b'], /there is no brand "alder"/],
])('wrong usage is told: %s', async ([args, message]) => {
  await using project = await openProject();
  expect(await project.run(args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
});
