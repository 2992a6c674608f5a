import { expect, test } from 'vitest';
import type { KeyPath } from './pathProblem.ts';
import { createScriptLocator, findSyntaxProblems } from './scriptLocator.ts';

const object = `{
  host: 'x',
  'local-hosts': ['a', 'b'],
  deep: { api: 'y' },
}`;

test.for<[title: string, before: string, after: string]>([
  ['bare', 'export default ', ';'],
  ['in a call', 'export default defineBuildConfig(', ');'],
  ['with a type', 'export default ', ' satisfies Config;'],
  ['by a name', 'const config = ', ' as const;\nexport default define(config);'],
])('an object %s', async ([, before, after]) => {
  const locate = await createScriptLocator({ file: 'x.ts', text: `// ü😀\n\n${before}${object}${after}` });
  expect(locate(['host'], 'key')).toEqual({ line: 4, column: 3 });
  expect(locate(['host'], 'value')).toEqual({ line: 4, column: 9 });
  expect(locate(['local-hosts', 1], 'value')).toEqual({ line: 5, column: 24 });
  expect(locate(['deep', 'api'], 'value')).toEqual({ line: 6, column: 16 });
  expect(locate(['deep', 'missing'], 'key')).toEqual({ line: 6, column: 3 });
});

test.for<[title: string, text: string, path: KeyPath]>([
  ['made by a loop', 'export default Object.fromEntries([1].map((x) => [x, x]));', ['host']],
  ['not there', 'export const x = 1;', ['host']],
  ['a name for itself', 'var a = a;\nexport default a;', ['host']],
  ['spread', 'export default { ...rest };', ['host']],
  ['a function', 'export default () => ({});', ['host', 0]],
])('an object that cannot be followed: %s', async ([, text, path]) => {
  const locate = await createScriptLocator({ file: 'x.ts', text });
  expect(locate(path, 'value').line).toBe(1);
});

test('syntax errors of a script have a position', async () => {
  expect(await findSyntaxProblems({ file: 'x.ts', text: 'const a = 1;\nconst b = ;\n' })).toEqual([
    { file: 'x.ts', line: 2, column: 11, message: 'the file does not parse', hint: 'Unexpected token' },
  ]);
});
