import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { linguiSettings } from '../../../tests/support/linguiSettings.ts';
import { requiredAppFiles } from '../../../tests/support/requiredAppFiles.ts';
import { type Cache, createDiskCache, noCache } from '../../lib/cache.ts';
import { compileApp } from './compileApp.ts';

const files = {
  ...requiredAppFiles,
  'package.json': '{ "name": "fixture" }',
  '.linguirc.ts': linguiSettings(['en', 'de']),
  'app/main.tsx': `
import './preloaded.ts';
import { greet } from './greet.ts';
import { card } from './card.css.ts';
globalThis.open = [
  () => import('./page.ts'), () => import('./i18n/de.po?critical'), () => import('./i18n/de.po?deferred'),
  () => import('./i18n/en.po?critical'), () => import('./i18n/en.po?deferred'),
];
console.log(greet(), card);`,
  'app/greet.ts': `
import { t } from '@lingui/core/macro';
export const greet = () => t\`Hello\`;`,
  'app/page.ts': `
import { t } from '@lingui/core/macro';
import { button } from './button.css.ts';
export const page = () => [t\`Goodbye\`, button];`,
  'app/card.css.ts': `
import { style } from '@vanilla-extract/css';
import { gap } from './sizes.ts';
export const card = style({ padding: gap });`,
  'app/button.css.ts': `
import { style } from '@vanilla-extract/css';
import { card } from './card.css.ts';
export const button = style([card, { color: 'red' }]);`,
  'app/sizes.ts': 'export const gap = 4;',
  'app/i18n/en.po':
    '#: app/greet.ts\nmsgid "Hello"\nmsgstr "Hello"\n\n#: app/page.ts\nmsgid "Goodbye"\nmsgstr "Goodbye"\n',
  'app/i18n/de.po': '#: app/greet.ts\nmsgid "Hello"\nmsgstr "Hallo"\n\n#: app/page.ts\nmsgid "Goodbye"\nmsgstr "Ade"\n',
  'app/lib/loadChunk.ts': 'export const loadChunk = 0;',
  'templates/art/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'app/i18n/loadTranslatedChunk.ts': 'export const loadRareChunk = 0;',
};

/** Creates a cache that counts, by kind, the modules that it does not have. */
function countMisses(cache: Cache) {
  const misses: Record<string, number> = {};
  const counting: Cache = {
    ...cache,
    async read(kind, inputs) {
      const found = await cache.read(kind, inputs);
      if (!found && kind !== 'neutralChunk') misses[kind] = (misses[kind] ?? 0) + 1;
      return found;
    },
  };
  return { counting, misses };
}

/** One after the other. */
const edits = [
  ['nothing', 'app/greet.ts', files['app/greet.ts'], {}],
  ['a module', 'app/greet.ts', files['app/greet.ts'].replace('Hello', 'Welcome'), { macros: 1 }],
  ['a style', 'app/button.css.ts', files['app/button.css.ts'].replace('red', 'blue'), { styles: 1 }],
  ['a module that two style files import', 'app/sizes.ts', 'export const gap = 8;', { styles: 2 }],
  ['a text', 'app/i18n/de.po', files['app/i18n/de.po'].replace('Hallo', 'Moin'), {}],
  [
    'the moment at which a module is needed',
    'app/main.tsx',
    files['app/main.tsx'].replace('import { greet }', "import './page.ts';\nimport { greet }"),
    {},
  ],
  ['an import that goes', 'app/main.tsx', "import './preloaded.ts';\nimport './greet.ts';", {}],
] as const;

test('a cache of modules changes nothing, and only what an edit affects is compiled anew', async () => {
  await using tree = await writeTempTree(files);
  await symlink(
    path.resolve(import.meta.dirname, '../../../node_modules'),
    path.join(tree.root, 'node_modules'),
    'dir',
  );
  const cache = createDiskCache(path.join(tree.root, 'cache'));
  await compileApp(tree.root, cache, false);
  for (const [what, file, text, expected] of edits) {
    await writeFile(path.join(tree.root, file), text);
    const { counting, misses } = countMisses(cache);
    const app = await compileApp(tree.root, counting, false);
    expect.soft(misses, what).toEqual(expected);
    expect.soft(app, what).toEqual(await compileApp(tree.root, noCache, false));
  }
});
