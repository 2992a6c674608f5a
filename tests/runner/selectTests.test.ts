import { describe, expect, test } from 'vitest';
import { shownPages } from '../../scripts/local/screenshots/screens/shownPages.ts';
import {
  fullSelection,
  readTags,
  readTestProject,
  selectByWords,
  selectTests,
  type TestProject,
  visualSpecs,
} from './selectTests.ts';

const imports: Record<string, string[]> = {
  'app/features/people/MatchesPage.tsx': ['app/features/people/Card.tsx'],
  'app/features/people/Card.tsx': ['app/ui/Button.tsx', 'app/i18n/texts.ts'],
  'app/features/people/Card.test.tsx': ['app/features/people/Card.tsx'],
  'app/features/plans/PlansPage.tsx': ['app/ui/Button.tsx'],
  'app/features/shell/Header.tsx': [],
  'app/i18n/texts.ts': [],
  'scripts/build.ts': ['scripts/link.ts'],
  'scripts/draw.ts': [],
  'scripts/draw.test.ts': ['scripts/draw.ts'],
  'scripts/link.ts': [],
  'scripts/readBrands.ts': [],
  'scripts/readBrands.test.ts': ['scripts/readBrands.ts'],
  'tests/browser/buildTestSite.ts': ['scripts/build.ts'],
  'tests/browser/openMenu.ts': [],
  'tests/journeys/people.spec.ts': ['tests/browser/openMenu.ts'],
  'tests/journeys/plans.spec.ts': [],
  'tests/pipeline/build.test.ts': ['scripts/build.ts', 'app/features/people/Card.tsx'],
  'tests/rules/imports.test.ts': [],
  'tests/visual/screens.spec.ts': ['tests/browser/buildTestSite.ts', 'tests/visual/pageViolations.ts'],
  'tests/visual/pageViolations.ts': [],
  ...Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`app/far/${i}.test.ts`, ['app/features/people/Card.tsx']]),
  ),
};
const texts: Record<string, string> = {
  'tests/journeys/people.spec.ts': '// Tags: @people @ui/overlays\n',
  'tests/journeys/plans.spec.ts': '// Tags: @Button.tsx\n',
  'scripts/readBrands.ts': "read('brands', 'brand.json')",
};
const graph = Object.entries(imports).map<[string, { file: string; kind: 'static' | 'type' }[]]>(([file, list]) => [
  file,
  list.map((imported) => ({ file: imported, kind: 'static' })),
]);
const pages: Record<string, string> = {
  matches: 'app/features/people/MatchesPage.tsx',
  plans: 'app/features/plans/PlansPage.tsx',
  account: 'app/features/account/AccountPage.tsx',
};
const project: TestProject = {
  graph: new Map([...graph, ['scripts/draw.types.test.ts', [{ file: 'scripts/draw.ts', kind: 'type' }]]]),
  texts: new Map(Object.keys(imports).map((file) => [file, texts[file] ?? ''])),
  screens: ['', '-empty', '-failed', '-long', '-other'].flatMap((state) =>
    Object.entries(pages).map(([route, page]) => ({ name: route + state, route, modules: [page] })),
  ),
};
const select = (...files: string[]) => selectTests(files, project);
const rules = ['tests/rules/imports.test.ts'];

describe('units', () => {
  test('a module selects what imports it at run time, and every rule', () => {
    expect(select('scripts/draw.ts').unitFiles).toEqual(['scripts/draw.test.ts', ...rules]);
    expect(select('scripts/draw.test.ts').unitFiles).toEqual(['scripts/draw.test.ts', ...rules]);
  });

  test('a module of many tests selects those that import it themselves, and says how many others do over others', () => {
    const { unitFiles, leftOut } = select('app/i18n/texts.ts');
    expect(unitFiles).toEqual(rules);
    expect(leftOut[0]).toBe('52 unit files: are farther from the change; npm test runs them');
    expect(select('app/features/people/Card.tsx').unitFiles).toHaveLength(52);
  });

  test('a file that is no module selects the tests of those that name it, or else its folder', () => {
    expect(select('brands/one/brand.json').unitFiles).toEqual(['scripts/readBrands.test.ts', ...rules]);
    expect(select('brands/one/logo.svg').unitFiles).toEqual(['scripts/readBrands.test.ts', ...rules]);
  });

  test('a snapshot selects its test', () => {
    expect(select('tests/pipeline/__snapshots__/build.test.ts.snap').unitFiles).toContain(
      'tests/pipeline/build.test.ts',
    );
  });

  test('a test in a folder of the change is selected over however many imports', () => {
    const chain = ['checks/a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'config.test.ts'].map(
      (file) => `scripts/build/config/${file}`,
    );
    const links = chain
      .slice(1)
      .map((file, index) => [file, [{ file: chain[index]!, kind: 'static' as const }]] as const);
    const far = { ...project, graph: new Map(links), texts: new Map(chain.map((file) => [file, ''])) };
    expect(selectTests([chain[0]!], far).unitFiles).toEqual(['scripts/build/config/config.test.ts']);
  });

  test('tests of the pipeline are left out for a change in app/ alone', () => {
    expect(select('app/features/people/Card.tsx').leftOut).toContain(
      '1 unit files: are farther from the change; npm test runs them',
    );
    expect(select('app/features/people/Card.tsx', 'scripts/link.ts').unitFiles).toContain(
      'tests/pipeline/build.test.ts',
    );
  });
});

describe('browser tests', () => {
  test('a module selects the specs that are tagged with its folder or its name, and those that import it', () => {
    expect(select('app/features/people/Card.tsx').specs).toEqual(['tests/journeys/people.spec.ts']);
    expect(select('app/ui/Button.tsx').specs).toEqual(['tests/journeys/plans.spec.ts']);
    expect(select('tests/browser/openMenu.ts').specs).toEqual(['tests/journeys/people.spec.ts']);
    expect(select('app/features/people/Card.test.tsx').specs).toEqual([]);
  });

  test('a module selects the screens of the nearest pages, no more than four', () => {
    const nearest = ['', '-empty', '-failed', '-long'].map((state) => `plans${state}`);
    const { screens, leftOut } = select('app/ui/Button.tsx');
    expect(screens).toEqual(nearest);
    expect(leftOut.at(-1)).toMatch(/^11 screens: are farther/);
  });

  test('a screen that is named by the change comes before others of its page', () => {
    const [first] = select('app/features/people/Card.tsx').screens;
    expect(first).toBe('matches');
    const named = {
      ...project,
      graph: new Map([
        ...project.graph,
        [
          'app/features/people/MatchesPage.tsx',
          [{ file: 'app/features/people/LongCards.css.ts', kind: 'static' as const }],
        ],
      ]),
    };
    expect(selectTests(['app/features/people/LongCards.css.ts'], named).screens[0]).toBe('matches-long');
  });

  test('what no page imports, and what sites are built with, selects six pages that are far apart', () => {
    const spread = ['matches', 'plans', 'account'];
    expect(select('app/features/shell/Header.tsx').screens).toEqual(spread);
    expect(select('scripts/link.ts').screens).toEqual(spread);
    expect(select('scripts/draw.ts').screens).toEqual([]);
  });

  test('a helper of the specs that check screens selects all screens', () => {
    expect(select('tests/visual/pageViolations.ts').screens).toBe('all');
  });
});

test.for(['package.json', 'app/tsconfig.json', '.npmrc', 'tests/vitest.config.ts'])('%s selects everything', (file) => {
  expect(select(file)).toEqual(fullSelection);
});

test('words select files by their path and screens by their name, in any case', () => {
  expect(selectByWords(['PLANS', 'draw.test'], project)).toMatchObject({
    unitFiles: ['scripts/draw.test.ts'],
    specs: ['tests/journeys/plans.spec.ts'],
    screens: ['plans', 'plans-empty', 'plans-failed', 'plans-long', 'plans-other'],
  });
  expect(selectByWords(['screens.spec'], project).screens).toBe('all');
  expect(() => selectByWords(['plans', 'nothing'], project)).toThrow('no test file and no screen has "nothing"');
});

test('tags are read from their line', () => {
  expect(readTags("// Tags: @people @ui/overlays\nimport '@one/two';")).toEqual(['people', 'ui/overlays']);
  expect(readTags("import '@one/two';")).toEqual([]);
});

describe('this project', async () => {
  const { graph, screens } = await readTestProject();

  test('every route that shows a page has a screen, whose modules are found and exist', () => {
    const shown = shownPages.map(({ name }) => name);
    const found = screens.filter(({ modules }) => modules.length > 0);
    expect([...new Set(found.map(({ route }) => route))].sort()).toEqual(shown.sort());
    expect(found.flatMap(({ modules }) => modules).filter((file) => !graph.has(file))).toEqual([]);
  });

  test('the specs that check screens are there', () => {
    expect(visualSpecs.filter((file) => !graph.has(file))).toEqual([]);
  });
});
