import { describe, expect, test } from 'vitest';
import type { ImportGraph } from '../support/importGraph.ts';
import { selectTests } from './selectTests.ts';
import { allChecks, type BrowserSpec, fullSelection, type TestProject } from './TestProject.ts';

type Edge = { file: string; kind: 'static' | 'dynamic' | 'type' };
const runs = (file: string): Edge => ({ file, kind: 'static' });
const loads = (file: string): Edge => ({ file, kind: 'dynamic' });
const types = (file: string): Edge => ({ file, kind: 'type' });

/** Eight features with one page and three screens each; every page imports the button. */
const features = ['home', 'login', 'matches', 'plans', 'account', 'messages', 'visitors', 'preferences'];
const pageOf = (name: string) => `app/features/${name}/Page.tsx`;

const graph: ImportGraph = new Map([
  ['app/main.tsx', [runs('app/router.tsx'), runs('app/session/session.ts')]],
  [
    'app/router.tsx',
    [...features.map((name) => runs(`app/features/${name}/${name}.routes.ts`)), loads('app/features/plans/Dialog.tsx')],
  ],
  ...features.map((name): [string, Edge[]] => [`app/features/${name}/${name}.routes.ts`, [loads(pageOf(name))]]),
  ...features.map((name): [string, Edge[]] => [
    pageOf(name),
    [runs('app/ui/actions/Button.tsx'), runs(`app/features/${name}/List.tsx`)],
  ]),
  [
    pageOf('matches'),
    [runs('app/ui/actions/Button.tsx'), runs('app/parts/Card.tsx'), types('app/parts/Card.types.ts')],
  ],
  [pageOf('visitors'), [runs('app/ui/actions/Button.tsx'), loads('app/parts/Card.tsx')]],
  ['app/component-gallery/galleryEntry.tsx', [runs('app/ui/actions/Button.tsx')]],
  ['app/parts/Card.test.ts', [runs('app/parts/Card.tsx'), types('app/parts/Card.types.ts')]],
  ['app/ui/Button.test.ts', [runs('app/ui/actions/Button.tsx')]],
  ['scripts/build.ts', [runs('scripts/link.ts')]],
  ['scripts/link.test.ts', [runs('scripts/link.ts')]],
  ['scripts/draw.test.ts', [runs('scripts/draw.ts')]],
  ['tests/support/setSiteValues.ts', [runs('tests/support/sampleSiteValues.ts')]],
  ['tests/support/sampleSiteValues.ts', [types('app/site/SiteValues.ts')]],
  ['tests/vitest.config.ts', []],
  ['tests/playwright.config.ts', [runs('tests/browser/testSites.ts')]],
  ['tests/browser/buildTestSite.ts', [runs('scripts/build.ts')]],
  ['tests/browser/memberActions.ts', []],
  ['tests/journeys/matches.spec.ts', [runs('tests/browser/memberActions.ts')]],
  ['tests/visual/screens.spec.ts', [runs('scripts/screenshots/screens/screens.ts')]],
]);

const spec = (name: string, routes: string[], rest: Partial<BrowserSpec> = {}): BrowserSpec => ({
  file: `tests/journeys/${name}.spec.ts`,
  routes,
  signsIn: true,
  usesSite: true,
  rooms: [],
  ...rest,
});

const project: TestProject = {
  graph,
  implicitDependencies: [
    { file: 'tests/rules/translations.test.ts', reads: ['app/'] },
    {
      file: 'tests/pipeline/realCatalogue.test.ts',
      reads: ['app/', 'brands/'],
      runs: ['scripts/build.ts'],
      buildsSites: true,
    },
    { file: 'tests/journeys/gallery.spec.ts', reads: [], runs: ['app/component-gallery/galleryEntry.tsx'] },
    { file: 'tests/browser/buildTestSite.ts', reads: ['brands/'] },
  ],
  unitFiles: [
    'app/parts/Card.test.ts',
    'app/ui/Button.test.ts',
    'scripts/draw.test.ts',
    'scripts/link.test.ts',
    'tests/pipeline/realCatalogue.test.ts',
    'tests/rules/translations.test.ts',
  ],
  specs: [
    spec('gallery', [], { usesSite: false, signsIn: false }),
    spec('matches', ['matches', 'login']),
    spec('lists', ['matches', 'visitors']),
    spec('session', ['home', 'login'], { rooms: ['session'] }),
    spec('all', features),
    spec('everywhere', [...features, 'plans']),
  ],
  visualSpecs: ['tests/visual/screens.spec.ts'],
  screens: ['', '-empty', '-broken'].flatMap((state) => features.map((route) => ({ name: route + state, route }))),
  pages: new Map(features.map((name) => [name, [pageOf(name)]])),
};
const select = (...changed: string[]) => selectTests(changed, project);
const specFiles = (...names: string[]) => names.map((name) => `tests/journeys/${name}.spec.ts`);

describe('units', () => {
  test.for<[what: string, changed: string, unitFiles: string[]]>([
    [
      'a module selects the tests that import it or read it',
      'app/parts/Card.tsx',
      ['app/parts/Card.test.ts', 'tests/rules/translations.test.ts'],
    ],
    [
      'so does a module of types',
      'app/parts/Card.types.ts',
      ['app/parts/Card.test.ts', 'tests/rules/translations.test.ts'],
    ],
    ['a test selects itself', 'scripts/draw.test.ts', ['scripts/draw.test.ts']],
    [
      'a script selects the tests that run it as a process too',
      'scripts/link.ts',
      ['scripts/link.test.ts', 'tests/pipeline/realCatalogue.test.ts'],
    ],
    [
      'a file that is read by path selects its reader',
      'brands/one/brand.json',
      ['tests/pipeline/realCatalogue.test.ts'],
    ],
    [
      'a snapshot selects its test',
      'tests/rules/__snapshots__/translations.test.ts.snap',
      ['tests/rules/translations.test.ts'],
    ],
    ['a removed module selects its test', 'scripts/draw.ts', ['scripts/draw.test.ts']],
  ])('%s', ([, changed, unitFiles]) => {
    expect(select(changed)).toMatchObject({ checks: allChecks, unitFiles });
  });

  test('a test that builds complete sites is left out for a change in app/ alone', () => {
    expect(select('app/parts/Card.tsx').leftOut).toContainEqual({
      what: 'tests/pipeline/realCatalogue.test.ts',
      why: expect.stringContaining('builds complete sites'),
    });
    const mixed = select('app/parts/Card.tsx', 'scripts/link.ts');
    expect(mixed.unitFiles).toContain('tests/pipeline/realCatalogue.test.ts');
    expect(mixed.leftOut.map(({ what }) => what)).not.toContain('tests/pipeline/realCatalogue.test.ts');
  });

  test('a setup file of the unit tests selects all of them, its types do not', () => {
    for (const file of [
      'tests/vitest.config.ts',
      'tests/support/setSiteValues.ts',
      'tests/support/sampleSiteValues.ts',
    ]) {
      expect(select(file)).toMatchObject({ unitFiles: 'all', specs: [], screens: [] });
    }
    expect(select('app/site/SiteValues.ts').unitFiles).toEqual(['tests/rules/translations.test.ts']);
  });
});

describe('browser tests', () => {
  test('a module of some pages selects their screens, and the specs that open few others', () => {
    const { specs, screens, leftOut } = select('app/parts/Card.tsx');
    expect(specs).toEqual(specFiles('matches', 'lists', 'all'));
    expect([...screens].sort()).toEqual(
      ['matches', 'visitors'].flatMap((name) => [name, `${name}-broken`, `${name}-empty`]).sort(),
    );
    expect(leftOut.map(({ what }) => what)).toContain('tests/journeys/everywhere.spec.ts');
  });

  test('a page that no spec opens selects the specs of its feature', () => {
    const pages = new Map([...project.pages, ['checkout', ['app/features/plans/Checkout.tsx']]]);
    const specs = [spec('payment', ['plans', 'matches']), spec('lists', ['matches', 'visitors'])];
    const selection = selectTests(['app/features/plans/Checkout.tsx'], { ...project, pages, specs });
    expect(selection.specs).toEqual(specFiles('payment'));
  });

  test('a module of types selects no browser test', () => {
    expect(select('app/parts/Card.types.ts')).toMatchObject({ specs: [], screens: [] });
  });

  test('the start page selects specs that open no other, and names those that it leaves out', () => {
    const { specs, leftOut } = select(pageOf('home'));
    expect(specs).toEqual(specFiles('session'));
    expect(leftOut.map(({ what }) => what)).toEqual(
      expect.arrayContaining(specFiles('matches', 'lists', 'all', 'everywhere')),
    );
  });

  test('a module of most pages selects six screens of six routes and the gallery, and names the rest', () => {
    const { specs, screens, leftOut } = select('app/ui/actions/Button.tsx');
    expect(specs).toEqual(specFiles('gallery'));
    expect(screens).toHaveLength(6);
    expect(features).toEqual(expect.arrayContaining(screens as string[]));
    expect(leftOut).toContainEqual({
      what: '18 further screens',
      why: 'app/ui/actions/Button.tsx is on most pages: npm test has all of them',
    });
    expect(leftOut.map(({ what }) => what)).toEqual(expect.arrayContaining(specFiles('matches', 'session')));
  });

  test('the six screens are spread over the routes', () => {
    const screens = Array.from({ length: 25 }, (_, index) => ({ name: String(index), route: `route-${index}` }));
    const spread = [0, 5, 9, 13, 17, 21].map(String);
    expect(selectTests(['app/ui/actions/Button.tsx'], { ...project, screens }).screens).toEqual(spread);
  });

  test('a module that every page loads selects six screens, and the specs of its room', () => {
    const { specs, screens } = select('app/session/session.ts');
    expect(specs).toEqual(specFiles('session'));
    expect(screens).toHaveLength(6);
  });

  test('a unit test selects no browser test', () => {
    expect(select('app/session/session.test.ts')).toMatchObject({ specs: [], screens: [] });
  });

  test('a module of a feature that every page loads selects the screens of that feature first', () => {
    const { specs, screens } = select('app/features/plans/Dialog.tsx');
    expect(screens.slice(0, 3)).toEqual(['plans', 'plans-empty', 'plans-broken']);
    expect(screens).toHaveLength(6);
    expect(specs).toContain('tests/journeys/all.spec.ts');
  });

  test.for(['scripts/link.ts', 'brands/one/brand.json'])(
    'a file that the sites are built with selects six screens: %s',
    (file) => {
      expect(select(file).screens).toHaveLength(6);
    },
  );

  test('a file that no site is built with selects no screen', () => {
    expect(select('scripts/draw-logos.ts')).toMatchObject({ specs: [], screens: [] });
  });

  test.for<[file: string, specs: string[] | 'all', screens: string[] | 'all']>([
    ['tests/browser/testSites.ts', 'all', 'all'],
    ['tests/browser/buildTestSite.ts', 'all', 'all'],
    ['tests/browser/memberActions.ts', specFiles('matches'), []],
    ['tests/journeys/lists.spec.ts', specFiles('lists'), []],
    ['scripts/screenshots/screens/screens.ts', [], 'all'],
  ])('a file of the browser tests selects what imports it: %s', ([file, specs, screens]) => {
    expect(select(file)).toMatchObject({ specs, screens });
  });
});

test.for(['package.json', 'package-lock.json', 'tsconfig.json', 'app/tsconfig.json', '.npmrc', 'something-new'])(
  '%s selects everything',
  (file) => {
    expect(select(file)).toEqual(fullSelection);
  },
);

test('a change of documents alone selects only lint and format', () => {
  expect(select('README.md', 'app/README.md')).toEqual({
    checks: ['lint and format'],
    unitFiles: [],
    specs: [],
    screens: [],
    leftOut: [],
  });
  expect(select('README.md', 'scripts/draw-logos.ts').checks).toEqual(allChecks);
});
