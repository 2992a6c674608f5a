import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type FileTree, writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { linguiSettings } from '../../../../tests/support/linguiSettings.ts';
import { noCache } from '../../../lib/cache.ts';
import { formatProblem, type Problem } from '../../../lib/problem.ts';
import { compileApp } from '../compileApp.ts';

const files: FileTree = {
  'package.json': '{ "name": "fixture" }',
  'tsconfig.json': '{}',
  '.linguirc.ts': linguiSettings(['en']),
  'app/main.tsx': `/** Lines that no compiled code has. */
interface Open { (): void }

import './main.css';
import { greet } from './greet.ts';
import { card } from './card.css.ts';
console.log(greet(), card, () => import('./i18n/en.po?critical'));
`,
  'app/main.css': 'a { color: red; }\n',
  'app/greet.ts': "import { t } from '@lingui/core/macro';\nexport const greet = () => t`Hello`;\n",
  'app/card.css.ts':
    "import { globalStyle, style } from '@vanilla-extract/css';\nimport { gap } from './sizes.ts';\nexport const card = style({ padding: gap });\n",
  'app/sizes.ts': 'export const gap = 4;\n',
  'app/i18n/en.po': '#: app/greet.ts\nmsgid "Hello"\nmsgstr "Hello"\n',
  'app/lib/loadChunk.ts': 'export const loadChunk = 0;',
  'app/i18n/loadTranslatedChunk.ts': 'export const loadRareChunk = 0;',
  'templates/art/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Mistakes that a person appends to a file, and the line of output about each. */
const mistakes: readonly [what: string, file: string, text: string, line: string][] = [
  [
    'an import of no file',
    'app/main.tsx',
    "import './none.ts';",
    'app/main.tsx:8:8  there is no module "./none.ts"; mend the name, or write the file',
  ],
  [
    'an import of no package',
    'app/greet.ts',
    "import 'no-such-package';",
    'app/greet.ts:3:8  there is no module "no-such-package"; mend the name, or install its package',
  ],
  [
    'an import of no file of a package',
    'app/greet.ts',
    "import 'react/nothing';",
    'app/greet.ts:3:8  there is no module "react/nothing"; mend the name, or install its package',
  ],
  [
    'an import of a name that is written wrong',
    'app/main.tsx',
    "import { gab } from './sizes.ts'; gab();",
    'app/main.tsx:8:10  app/sizes.ts exports no "gab"; did you mean "gap"?',
  ],
  [
    'an import of a default that does not exist',
    'app/greet.ts',
    "import gap from './sizes.ts'; gap();",
    'app/greet.ts:3:8  app/sizes.ts exports no "default"; mend the name, or export it there',
  ],
  [
    'syntax that only Babel does not know',
    'app/greet.ts',
    '@here class A {}; console.log(A);',
    `app/greet.ts:3:1  Support for the experimental syntax 'decorators' isn't currently enabled; the mistake is here or right before`,
  ],
  [
    'a style sheet that is none',
    'app/main.css',
    'b { } } {',
    'app/main.css:2:7  Invalid empty selector; the mistake is here or right before',
  ],
  [
    'styles that are none',
    'app/card.css.ts',
    "globalStyle('} a', { color: 'red' });",
    'app/card.css.ts:1:1  its styles are no CSS; Invalid empty selector',
  ],
  [
    'styles that throw',
    'app/card.css.ts',
    "if (card) throw new Error('not today');",
    'app/card.css.ts:1:1  the file does not run; not today',
  ],
  [
    'a module of styles that throws',
    'app/sizes.ts',
    "if (gap) throw new Error('not today');",
    'app/sizes.ts:1:1  the file does not run; not today',
  ],
  [
    'styles that import no file',
    'app/card.css.ts',
    "import { none } from './none.ts'; style({ padding: none });",
    'app/card.css.ts:4:22  there is no module "./none.ts"; mend the name, or write the file',
  ],
  [
    'styles that import no package',
    'app/card.css.ts',
    "import none from 'no-such-package'; style({ padding: none });",
    'app/card.css.ts:4:18  there is no module "no-such-package"; mend the name, or install its package',
  ],
  [
    'compiler options that do not parse',
    'tsconfig.json',
    ' }',
    'tsconfig.json:1:4  trailing characters; the mistake is here or right before',
  ],
];

/** Returns the lines of output about the mistakes in a project. */
async function compileLines(project: FileTree): Promise<string[] | undefined> {
  await using tree = await writeTempTree(project);
  await symlink(
    path.resolve(import.meta.dirname, '../../../../node_modules'),
    path.join(tree.root, 'node_modules'),
    'dir',
  );
  const error = await compileApp(tree.root, noCache, false).catch((thrown: unknown) => thrown);
  return (error as { problems?: Problem[] }).problems?.map(formatProblem);
}

test.for(mistakes)('the build names %s by its place in the project', async ([, file, text, line]) => {
  expect(await compileLines({ ...files, [file]: `${files[file] as string}${text}` })).toEqual([line]);
});

test('the build names a first module that is missing', async () => {
  const { 'app/main.tsx': _first, ...others } = files;
  expect(await compileLines(others)).toEqual(['app/main.tsx:1:1  the first module of the app is missing; restore it']);
});
