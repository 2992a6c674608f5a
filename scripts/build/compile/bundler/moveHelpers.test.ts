import { expect, test } from 'vitest';
import { applyEdits } from '../applyEdits.ts';
import { moveHelpers } from './moveHelpers.ts';

const chunk = (name: string, code: string, imports: string[] = []) => ({
  name,
  fileName: `assets/${name}-1.js`,
  code,
  imports: imports.map((one) => `assets/${one}-1.js`),
});

const nameOf = (fileName: string) => fileName.replace(/^assets\/(.*)-1\.js$/, '$1.js');

const helpers = chunk('rolldown-runtime', 'var __a = 1;\nvar __b = 2;\n\nexport { __a as n, __b as t };');

function move(...chunks: (typeof helpers)[]) {
  const edits = moveHelpers([helpers, ...chunks], nameOf);
  return Object.fromEntries(
    chunks.map(({ name, fileName, code }) => [name, applyEdits(code, edits.get(fileName) ?? [])]),
  );
}

const coreCode = 'import { n as __a$1, t as __b } from "./rolldown-runtime.js";\nuse(__b);\nexport { use as u };';

test('the helpers are in the core chunk, which others import them from', () => {
  const page = 'import { n as __a, t as __b$1 } from "./rolldown-runtime.js";\nimport { u } from "./core.js";\nu(__a);';
  const moved = move(
    chunk('core', coreCode, ['rolldown-runtime']),
    chunk('page', page, ['rolldown-runtime', 'core']),
    chunk('texts', 'export const a = 1;'),
  );
  expect(moved).toEqual({
    core: 'var __a = 1;\nvar __b = 2;\nvar __a$1 = __a;\nuse(__b);\nexport { use as u };\nexport { __a, __b };\n',
    page: 'import { __a as __a, __b as __b$1 } from "./core.js";\nimport { u } from "./core.js";\nu(__a);',
    texts: 'export const a = 1;',
  });
});

test('a core chunk that needs no helper has them for the others', () => {
  const moved = move(
    chunk('core', 'export const a = 1;'),
    chunk('page', 'import { n } from "./rolldown-runtime.js";', ['rolldown-runtime']),
  );
  expect(moved.core).toContain('export { __a, __b };');
  expect(moved.page).toBe('import { __a as n } from "./core.js";');
});

test('an app without a core chunk stays as it is', () => {
  expect(moveHelpers([helpers, chunk('main', '', ['rolldown-runtime'])], nameOf).size).toBe(0);
});

test.for([
  ['imports', chunk('page', 'import * as all from "./rolldown-runtime.js";', ['rolldown-runtime']), helpers],
  ['imports', chunk('page', 'import { x } from "./rolldown-runtime.js";', ['rolldown-runtime']), helpers],
  ['exports', chunk('page', ''), { ...helpers, code: 'export var __a = 1;' }],
] as const)('refuses %s in another form', ([form, page, runtime]) => {
  expect(() => moveHelpers([runtime, chunk('core', ''), page], nameOf)).toThrow(`${form} `);
});
