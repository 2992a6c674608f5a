import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../tests/support/fixtureFiles.ts';
import { toInlineHash } from '../hosting/contentSecurityPolicy.ts';
import { compileDocument } from './compileTemplate.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What the three documents ask for; lists are empty. */
const context = Object.fromEntries(
  [
    ...[
      'lang',
      'name',
      'themeColorLight',
      'themeColorDark',
      'css',
      'importMap',
      'preloads',
      'fonts',
      'styles',
      'entry',
    ],
    ...['iconUrl', 'logoUrl', 'logoWidth', 'logoHeight', 'loading', 'noScript', 'script', 'button'],
    ...['slowStart', 'reload', 'supportHint', 'supportEmail'],
  ].map((name) => [name, ['preloads', 'fonts', 'styles'].includes(name) ? [] : `<${name}&>`]),
);

test.for(['index', 'frames/chat', 'frames/maps'])('%s.hbs marks all its inline scripts and styles', async (name) => {
  const { text, inlineHashes } = (await compileDocument(root, name))(context);
  const hashesOf = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => toInlineHash(match[1]!));
  expect(inlineHashes).toEqual({
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    styles: hashesOf(/<style[^>]*>(.*?)<\/style>/gs),
  });
  expect(inlineHashes.scripts).toHaveLength(1);
});

test('the hashes of a document are those of its own rendering', async () => {
  const template = '<script>{{#inline-scripts}}\nlet a = {{json value}};\n{{/inline-scripts}}</script>';
  await using tree = await writeTempTree({ 'templates/page.hbs': template });
  const render = await compileDocument(tree.root, 'page');
  for (const value of [1, 2]) {
    expect(render({ value })).toEqual({
      text: `<script>\nlet a = ${value};\n</script>`,
      inlineHashes: { scripts: [toInlineHash(`\nlet a = ${value};\n`)], styles: [] },
    });
  }
});
