import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownPages } from '../../scripts/local/screenshots/screens/shownPages.ts';
import { writeTempTree } from '../support/fixtureFiles.ts';
import {
  fullSelection,
  listRelatedTests,
  readTags,
  readTestProject,
  selectByChange,
  selectByWords,
  type TestProject,
  visualSpecs,
} from './selectTests.ts';

const rules = ['tests/rules/imports.test.ts'];
const project: TestProject = {
  unitFiles: ['app/features/people/Card.test.tsx', 'scripts/draw.test.ts', 'tests/rules/commands.test.ts', ...rules],
  specs: new Map([
    ['tests/journeys/people.spec.ts', ['tests/journeys/people.spec.ts', 'tests/browser/openMenu.ts', 'people']],
    ['tests/journeys/plans.spec.ts', ['tests/journeys/plans.spec.ts', 'Button.tsx']],
    ['tests/visual/screens.spec.ts', ['tests/visual/screens.spec.ts', 'tests/visual/pageViolations.ts']],
  ]),
  screens: new Map([
    ...Array.from({ length: 30 }, (_, index): [string, string[]] => [`plans-${index}`, ['features/plans']]),
    ['matches', ['features/people']],
    ['matches-empty', ['features/people']],
  ]),
};
const select = (...files: string[]) => selectByChange(files, [], project);

describe('a change', () => {
  test('selects the unit tests that are related to it, and every rule but the one that starts all commands', () => {
    const { unitFiles } = selectByChange(['scripts/draw.ts'], ['scripts/draw.test.ts', ...rules], project);
    expect(unitFiles).toEqual(['scripts/draw.test.ts', ...rules]);
  });

  test('selects the specs with a tag of its folder or its name, and those that import it', () => {
    expect(select('app/features/people/Card.tsx').specs).toEqual(['tests/journeys/people.spec.ts']);
    expect(select('app/ui/Button.tsx').specs).toEqual(['tests/journeys/plans.spec.ts']);
    expect(select('tests/browser/openMenu.ts').specs).toEqual(['tests/journeys/people.spec.ts']);
    expect(select('app/features/people/Card.test.tsx').specs).toEqual([]);
  });

  test('of a spec selects it, in bad weather too; one that checks screens is not for that', () => {
    const changed = ['tests/journeys/plans.spec.ts', 'tests/visual/screens.spec.ts'];
    expect(select(...changed)).toMatchObject({ specs: changed, screens: [], changedSpecs: [changed[0]] });
  });

  test('selects the screens of its features, or a few of all where any page may show it', () => {
    const { screens, leftOut } = select('app/features/people/Card.tsx');
    expect(screens).toEqual(['matches', 'matches-empty']);
    expect(leftOut).toEqual(['30 screens, and tests that start or read a changed file: npm test has them']);
    expect(select('app/ui/Button.tsx').screens).toEqual(['plans-0', 'plans-19']);
    expect(select('themes/sun.json').screens).toEqual(['plans-0', 'plans-19']);
    expect(select('scripts/draw.ts', 'app/features/people/Card.test.tsx').screens).toEqual([]);
  });

  test.for(['package.json', 'package-lock.json', 'app/tsconfig.json', '.npmrc', 'tests/vitest.config.ts'])(
    'of %s selects everything',
    (file) => {
      expect(select(file)).toEqual(fullSelection);
    },
  );
});

test('words select files by their path and screens by their name, in any case', () => {
  expect(selectByWords(['PLANS.spec', 'draw.test', 'matches'], project)).toMatchObject({
    unitFiles: ['scripts/draw.test.ts'],
    specs: ['tests/journeys/plans.spec.ts'],
    screens: ['matches', 'matches-empty'],
  });
  expect(() => selectByWords(['plans', 'nothing'], project)).toThrow('no test file and no screen has "nothing"');
});

test('the tests that are related to a change import it themselves or over others', async () => {
  await using tree = await writeTempTree({
    'package.json': '{ "type": "module" }',
    'tests/vitest.config.ts': 'export default {};',
    '.gitignore': 'node_modules',
    'a.js': 'export const a = 1;',
    'b.js': "export { a } from './a.js';",
    'a.test.js': "import './a.js';",
    'b.test.js': "import './b.js';",
    'c.test.js': '',
  });
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules'), path.join(tree.root, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree.root });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '--quiet', '--no-verify', '--message', 'first');
  expect(listRelatedTests('HEAD', tree.root)).toEqual([]);
  writeFileSync(path.join(tree.root, 'a.js'), 'export const a = 2;');
  expect(listRelatedTests('HEAD', tree.root).toSorted()).toEqual(['a.test.js', 'b.test.js']);
});

test('tags are read from their line', () => {
  expect(readTags("// Tags: @people @ui/overlays\nimport '@one/two';")).toEqual(['people', 'ui/overlays']);
  expect(readTags("import '@one/two';")).toEqual([]);
});

test('in this project every page has a screen, every screen a feature, and every spec itself and its helpers', async () => {
  const { specs, screens } = await readTestProject();
  expect(shownPages.map(({ name }) => name).filter((name) => !screens.has(name))).toEqual([]);
  expect([...screens.values()].flat().filter((folder) => !folder?.startsWith('features/'))).toEqual([]);
  for (const spec of visualSpecs) expect(specs.get(spec)).toContain('tests/visual/pageViolations.ts');
  expect([...specs].filter(([spec, subjects]) => !subjects.includes(spec))).toEqual([]);
});
