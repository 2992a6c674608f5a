import path from 'node:path';
import { expect, test } from 'vitest';
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
  ['a page that waits', `page('home', async () => (await import('./A.tsx')).A);`, []],
  ['a page that does not', `criticalPageRoute('login', async () => (await import('./A.tsx')).A);`, ['./A.tsx']],
  [
    'a lazy import that does not wait counts',
    `const A = site.a ? lazy(async () => ({ default: (await loadChunk(() => import('./A.tsx'))).A })) : null;`,
    ['./A.tsx'],
  ],
])('%s', ([, code, expected]) => {
  expect(findCriticalImports('Some.tsx', code)).toEqual(expected);
});

test('sign-in and the layout around it are critical, the pages of members are not', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const critical = findCriticalModules(path.join(root, 'app/main.tsx'));
  const has = (file: string) => critical.has(path.join(root, 'app', file));
  for (const file of [
    'features/sign-in/SignInForm.tsx',
    'features/shell/footer/Footer.tsx',
    'features/shell/display/LanguageSwitch.tsx',
    'features/support/live-chat/LiveChatButton.tsx',
    'features/error-pages/RouteErrorPage.tsx',
  ]) {
    expect(has(file), file).toBe(true);
  }
  for (const file of [
    'features/chat/ChatPage.tsx',
    'features/shell/header/MemberHeader.tsx',
    'features/legal/LegalDialog.tsx',
  ]) {
    expect(has(file), file).toBe(false);
  }
});
