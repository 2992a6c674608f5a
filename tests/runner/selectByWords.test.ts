import { expect, test } from 'vitest';
import { selectByWords } from './selectByWords.ts';
import type { TestProject } from './TestProject.ts';

const spec = (name: string) => ({
  file: `tests/journeys/${name}.spec.ts`,
  routes: [],
  signsIn: false,
  usesSite: true,
  rooms: [],
});
const project: TestProject = {
  graph: new Map(),
  implicitDependencies: [],
  unitFiles: ['app/features/people/list.test.ts', 'app/ui/Button.test.tsx'],
  specs: [spec('people'), spec('payment')],
  visualSpecs: ['tests/visual/screens.spec.ts'],
  screens: ['matches', 'matches-empty', 'plans'].map((name) => ({ name, route: undefined })),
  pages: new Map(),
};

test.for<[words: string[], unitFiles: string[], specs: string[], screens: string[] | 'all']>([
  [['people'], ['app/features/people/list.test.ts'], ['tests/journeys/people.spec.ts'], []],
  [['matches'], [], [], ['matches', 'matches-empty']],
  [['matches-empty', 'BUTTON'], ['app/ui/Button.test.tsx'], [], ['matches-empty']],
  [['screens.spec'], [], [], 'all'],
])('%o', ([words, unitFiles, specs, screens]) => {
  expect(selectByWords(words, project)).toEqual({ checks: [], unitFiles, specs, screens, leftOut: [] });
});

test('a word that nothing has is wrong usage, even beside one that something has', () => {
  expect(() => selectByWords(['people', 'peopel'], project)).toThrow('"peopel"');
});
