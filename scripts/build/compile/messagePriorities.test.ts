import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import type { MessagePriority } from './MessagePriority.ts';
import { findImports, findMessageWays, pickPriorities, type Way } from './messagePriorities.ts';

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
  [`texts: 'chat',`, 'chat'],
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
  expect(() => findMessageWays(tree.root)).toThrow('exports no loadChunk');
});

test.for<[ways: Way[], expected: MessagePriority[]]>([
  [[], ['deferred']],
  [[['deferred', 'rare'], []], ['critical']],
  [[['deferred', 'chat'], ['deferred']], ['deferred']],
  [[['deferred', 'chat', 'rare']], ['rare']],
  [
    [
      ['deferred', 'chat', 'rare'],
      ['deferred', 'chat'],
    ],
    ['chat'],
  ],
  [
    [
      ['deferred', 'chat'],
      ['deferred', 'rare'],
    ],
    ['chat', 'rare'],
  ],
])('a message on the ways %j is in the chunks %j', ([ways, expected]) => {
  expect(pickPriorities(ways)).toEqual(expected);
});

test('ways to a module are those that load least', async () => {
  const declare = (name: string, texts: string, load: string) =>
    `const address = '/${name}';
     export default definePage({ name: '${name}', address, access: 'member', title: msg\`\`, texts: '${texts}', load: async () => (await import('${load}')).Page });`;
  await using tree = await writeTempTree({
    'app/lib/loadChunk.ts': 'export function loadChunk() {}',
    'app/i18n/loadTranslatedChunk.ts': 'export function loadRareChunk() {}',
    'app/main.tsx': `import 'pages:all'; import('./Shell.tsx');`,
    'app/Shell.tsx': `import './Button.tsx';`,
    'app/features/chat/messages.page.ts': declare('messages', 'chat', './Chat.tsx'),
    'app/features/chat/Chat.tsx': `import '../../Button.tsx'; import './Dialog.tsx';`,
    'app/features/account/account.page.ts': declare('account', 'rare', './Account.tsx'),
    'app/features/account/Account.tsx': `import '../chat/Dialog.tsx';`,
    'app/features/chat/Dialog.tsx': `import './messages.page.ts';`,
    'app/Button.tsx': '',
  });
  const ways = findMessageWays(path.join(tree.root, 'app'));
  const waysTo = (file: string) => ways.get(path.join(tree.root, 'app', file));
  expect(waysTo('Button.tsx')).toEqual([['deferred']]);
  expect(waysTo('features/chat/Chat.tsx')).toEqual([['deferred', 'chat']]);
  expect(waysTo('features/chat/Dialog.tsx')).toEqual([
    ['deferred', 'rare'],
    ['deferred', 'chat'],
  ]);
});

test('sign-in is critical, each of the first pages of members has its own, and what few open is rare', () => {
  const app = path.resolve(import.meta.dirname, '../../../app');
  const ways = findMessageWays(app);
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
    ['deferred', ['features/shell/AppLayout.tsx', 'features/shell/header/MemberHeader.tsx']],
    ['chat', ['features/chat/ChatPage.tsx', 'features/chat/composer/Composer.tsx']],
    ['premium', ['features/premium/plans/PlansPage.tsx']],
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
    for (const file of files) expect(pickPriorities(ways.get(path.join(app, file))!), file).toEqual([priority]);
  }
});
