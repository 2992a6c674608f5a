import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { toInlineHash } from '../hosting/contentSecurityPolicy.ts';
import { compileDocument, compileTemplate } from './compileTemplate.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Values that the three documents ask for; lists of files are empty. */
const context = Object.fromEntries(
  [
    ...['lang', 'name', 'themeColorLight', 'themeColorDark', 'css', 'importMap', 'preloads', 'fonts'],
    ...['entry', 'entryIntegrity'],
    ...['iconUrl', 'logoUrl', 'logoWidth', 'logoHeight', 'loading', 'noScript', 'script', 'button'],
    ...['title', 'head', 'html', 'page', 'bootScripts', 'pageCss'],
    ...['audience', 'url', 'locale', 'otherLocales', 'sharePicture'],
    ...['slowStart', 'reload', 'wrongHost', 'supportHint', 'supportName', 'supportHost'],
  ].map((name) => {
    const text = `<${name}&>`;
    return [
      name,
      ['preloads', 'fonts', 'otherLocales'].includes(name) ? [] : name === 'bootScripts' ? [text, `${text}2`] : text,
    ];
  }),
);

test.for(['index', 'frames/chat', 'frames/maps'])('%s.hbs marks all its inline scripts and styles', async (name) => {
  const { text, inlineHashes } = (await compileDocument(root, name))(context);
  const hashesOf = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => toInlineHash(match[1]!));
  expect(inlineHashes).toEqual({
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    styles: hashesOf(/<style[^>]*>(.*?)<\/style>/gs),
  });
  expect(inlineHashes.scripts).toHaveLength(name === 'index' ? 3 : 1);
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

test.for<[title: string, text: string | null, problem: string]>([
  ['is not there', null, 'templates/page.hbs:1:1  this cannot be read; it is not there'],
  ['does not compile', 'a\n {{b', 'templates/page.hbs:2:2  the template does not compile; mind the braces here'],
  [
    'closes another block',
    '{{#if a}}\n {{/each}}',
    'templates/page.hbs:1:4  the template does not compile; mind the braces here',
  ],
  [
    'has a name of the build',
    '{{a}}\n__SITE__',
    'templates/page.hbs:2:1  "__SITE__" is a name that the build keeps for itself; write another one',
  ],
  [
    'has no value for a name',
    'a\n {{valu}}',
    'templates/page.hbs:2:4  "valu" has no value here; did you mean "value"?',
  ],
  [
    'has a partial',
    '{{> head}}',
    'templates/page.hbs:1:1  The partial head could not be found; mind the braces of the template',
  ],
])('a template that %s is named', async ([, text, problem]) => {
  await using tree = await writeTempTree({ 'templates/page.hbs': text });
  const render = compileTemplate(tree.root, 'page').then((template) => template({ value: 1 }));
  await expect(render).rejects.toMatchObject({ name: 'ProblemsError', message: problem });
});
