import path from 'node:path';
import { expect, test } from 'vitest';
import { importDirectly, readReExports } from './directImportsPlugin.ts';

const exports = readReExports(
  '/lib/index.js',
  `import { a, b as c } from './x.js';\nimport { d } from "./y/z.js";\nconst own = 1;\nexport { a, c as UNSAFE_c, d, own };`,
);

test('the names that an index exports again are found where they come from', () => {
  expect(Object.fromEntries(exports)).toEqual({
    a: { file: path.resolve('/lib/x.js'), name: 'a' },
    UNSAFE_c: { file: path.resolve('/lib/x.js'), name: 'b' },
    d: { file: path.resolve('/lib/y/z.js'), name: 'd' },
  });
});

test('imports name the module, and no line moves', () => {
  const code = `import { x } from './x.js';\nimport {\n  a, UNSAFE_c as c } from 'react-router';\nx(a, c);`;
  const direct = importDirectly('module.js', code, () => exports);
  expect(direct).toContain(`import { a as a } from ${JSON.stringify(path.resolve('/lib/x.js'))};`);
  expect(direct).toContain(`import { b as c } from ${JSON.stringify(path.resolve('/lib/x.js'))};`);
  expect(direct.split('\n').indexOf('x(a, c);')).toBe(3);
});

test.for([`import * as all from 'react-router';`, `import { own } from 'react-router';`])('refuses %s', (code) => {
  expect(() => importDirectly('module.js', code, () => exports)).toThrow('name what it needs');
});
