import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../tests/support/fixtureFiles.ts';
import { findCriticalImports, findCriticalModules } from './criticalModules.ts';

test.for<[string, string, string[]]>([
  ['an import', `import { a } from './a.ts';`, ['./a.ts']],
  ['an import of nothing', `import './a.css.ts';`, ['./a.css.ts']],
  ['a value beside types', `import { type A, a } from './a.ts';`, ['./a.ts']],
  [
    'types are ignored',
    `import type { A } from './a.ts'; import { type B } from './b.ts'; export type { C } from './c.ts';`,
    [],
  ],
  ['what is passed on', `export { a } from './a.ts'; export * from './b.ts';`, ['./a.ts', './b.ts']],
  [
    'a lazy import that waits for the deferred messages is ignored',
    `const A = lazy(async () => ({ default: await loadTranslatedChunk(() => import('./A.tsx')) }));`,
    [],
  ],
  [
    'a page that waits is ignored',
    `import { pageRoute } from './routing/pageRoute.ts'; pageRoute('home', async () => (await import('./A.tsx')).A);`,
    ['./routing/pageRoute.ts'],
  ],
  [
    'a page that does not wait counts',
    `import { criticalPageRoute as page } from './routing/pageRoute.ts'; page('login', () => import('./A.tsx'));`,
    ['./routing/pageRoute.ts', './A.tsx'],
  ],
  [
    'a lazy import that does not wait counts',
    `import { loadChunk } from './lib/loadChunk.ts';
     const A = site.a ? lazy(async () => ({ default: (await loadChunk(() => import('./A.tsx'))).A })) : null;`,
    ['./lib/loadChunk.ts', './A.tsx'],
  ],
  [
    'another function of that name is ignored',
    `import { loadChunk } from './chunks.ts'; loadChunk(() => import('./A.tsx'));`,
    ['./chunks.ts'],
  ],
])('%s', ([, code, expected]) => {
  expect(findCriticalImports('app', 'app/Some.tsx', code)).toEqual(expected);
});

test.for([
  [`import * as chunks from './lib/loadChunk.ts';`, 'import loadChunk by its name'],
  [`export { loadChunk } from './lib/loadChunk.ts';`, 'loadChunk may not be exported again'],
  [`export * from './routing/pageRoute.ts';`, 'criticalPageRoute may not be exported again'],
] as const)('%s is refused', ([code, message]) => {
  expect(() => findCriticalImports('app', 'app/Some.tsx', code)).toThrow(message);
});

test('another name of a function that loads without waiting is an error', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const source = await readFile(path.join(root, 'app/lib/loadChunk.ts'), 'utf8');
  await using tree = await writeTempTree({ 'lib/loadChunk.ts': source.replaceAll('loadChunk', 'loadPart') });
  expect(() => findCriticalModules(tree.root)).toThrow('exports no loadChunk');
});

test('sign-in and the layout around it are critical, the pages of members are not', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const critical = findCriticalModules(path.join(root, 'app'));
  const has = (file: string) => critical.has(path.join(root, 'app', file));
  for (const file of [
    'features/sign-in/SignInForm.tsx',
    'features/shell/footer/Footer.tsx',
    'features/shell/display/LanguageSwitch.tsx',
    'features/support/live-chat/LiveChatButton.tsx',
    'features/error-pages/PageFailure.tsx',
  ]) {
    expect(has(file), file).toBe(true);
  }
  for (const file of [
    'features/chat/ChatPage.tsx',
    'features/shell/AppLayout.tsx',
    'features/shell/header/MemberHeader.tsx',
    'legal/LegalDialog.tsx',
  ]) {
    expect(has(file), file).toBe(false);
  }
});
