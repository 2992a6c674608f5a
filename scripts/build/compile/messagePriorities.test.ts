import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { findImports, findMessagePriorities, type MessagePriority } from './messagePriorities.ts';

test.for<[what: string, code: string, expected: Partial<Record<MessagePriority, string[]>>]>([
  ['an import', `import { a } from './a.ts';`, { critical: ['./a.ts'] }],
  ['an import of nothing', `import './a.css.ts';`, { critical: ['./a.css.ts'] }],
  ['a value beside types', `import { type A, a } from './a.ts';`, { critical: ['./a.ts'] }],
  [
    'types are ignored',
    `import type { A } from './a.ts'; import { type B } from './b.ts'; export type { C } from './c.ts';`,
    {},
  ],
  ['what is passed on', `export { a } from './a.ts'; export * from './b.ts';`, { critical: ['./a.ts', './b.ts'] }],
  [
    'a lazy import waits for the deferred messages',
    `const A = lazy(async () => ({ default: await loadTranslatedChunk(() => import('./A.tsx')) })); import("./B.tsx");`,
    { deferred: ['./A.tsx', './B.tsx'] },
  ],
  [
    'a lazy import that does not wait',
    `import { loadChunk } from './lib/loadChunk.ts';
     const A = site.a ? lazy(async () => ({ default: (await loadChunk(() => import('./A.tsx'))).A })) : null;`,
    { critical: ['./lib/loadChunk.ts', './A.tsx'] },
  ],
  [
    'what waits for the rare messages, beside what does not',
    `import { loadRareChunk } from './i18n/loadTranslatedChunk.ts';
     import('./A.tsx'); loadRareChunk(() => import('./B.tsx'));`,
    { critical: ['./i18n/loadTranslatedChunk.ts'], deferred: ['./A.tsx'], rare: ['./B.tsx'] },
  ],
  [
    'another function of that name',
    `import { loadChunk } from './chunks.ts'; loadChunk(() => import('./A.tsx'));`,
    { critical: ['./chunks.ts'], deferred: ['./A.tsx'] },
  ],
])('%s', ([, code, expected]) => {
  const found = Object.groupBy(findImports('app', 'app/Some.tsx', code), ({ waitsFor }) => waitsFor);
  const specifiers = Object.entries(found).map(([priority, list]) => [priority, list.map((one) => one.specifier)]);
  expect(Object.fromEntries(specifiers)).toEqual(expected);
});

test.for<[texts: string, priority: MessagePriority]>([
  ['', 'deferred'],
  [`texts: 'critical',`, 'critical'],
  [`texts: 'rare',`, 'rare'],
])('a page with %j waits for what it declares', ([texts, priority]) => {
  const code = `export default definePage({
    name: 'shown', address: '/shown', access: 'member', title: msg\`Shown\`, ${texts}
    load: () => import('./A.tsx'), startQueries: () => import('./query.ts'),
  });`;
  const found = findImports('app', 'app/features/some/shown.page.ts', code);
  expect(found).toEqual(['./A.tsx', './query.ts'].map((specifier) => ({ specifier, waitsFor: priority })));
});

test.for([
  [`import * as chunks from './lib/loadChunk.ts';`, 'import loadChunk by its name'],
  [`export { loadChunk } from './lib/loadChunk.ts';`, 'loadChunk may not be exported again'],
  [`export * from './i18n/loadTranslatedChunk.ts';`, 'loadRareChunk may not be exported again'],
] as const)('%s is refused', ([code, message]) => {
  expect(() => findImports('app', 'app/Some.tsx', code)).toThrow(message);
});

test('another name of a function that loads without waiting is an error', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const source = await readFile(path.join(root, 'app/lib/loadChunk.ts'), 'utf8');
  await using tree = await writeTempTree({ 'lib/loadChunk.ts': source.replaceAll('loadChunk', 'loadPart') });
  expect(() => findMessagePriorities(tree.root)).toThrow('exports no loadChunk');
});

test('sign-in is critical, the first pages of members are deferred, and what few open is rare', () => {
  const app = path.resolve(import.meta.dirname, '../../../app');
  const priorities = findMessagePriorities(app);
  const expected: [MessagePriority, string[]][] = [
    [
      'critical',
      [
        'features/sign-in/SignInForm.tsx',
        'features/shell/footer/Footer.tsx',
        'features/shell/display/LanguageSwitch.tsx',
        'features/support/live-chat/LiveChatButton.tsx',
        'features/error-pages/PageFailure.tsx',
      ],
    ],
    [
      'deferred',
      [
        'features/chat/ChatPage.tsx',
        'features/premium/plans/PlansPage.tsx',
        'features/shell/AppLayout.tsx',
        'features/shell/header/MemberHeader.tsx',
      ],
    ],
    [
      'rare',
      [
        'features/account/AccountPage.tsx',
        'features/own-profile/pictures/PictureCropper.tsx',
        'features/premium/checkout/CheckoutPage.tsx',
        'legal/LegalDialog.tsx',
      ],
    ],
  ];
  for (const [priority, files] of expected) {
    for (const file of files) expect(priorities.get(path.join(app, file)), file).toBe(priority);
  }
});
