import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { languages, languageTags, localeCodes } from '../../brands/languages.ts';
import { type AstNode, walkAst } from '../../scripts/build/compile/walkAst.ts';
import { checkSpelling } from '../../scripts/build/config/check/checkSpelling.ts';
import { readPoFile } from '../../scripts/lib/readPoFile.ts';
import { listSourceFiles } from '../support/readImports.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.for(localeCodes)('%s: the texts outside the catalogue have no wording that those in it may not have', (locale) => {
  const { tag } = languages[locale];
  const legal = `templates/legal/${tag}`;
  const files = [
    `brands/languages/${locale}.ts`,
    `scripts/backend/sandbox/data/languages/${locale}.json`,
    ...(tag === 'de' || tag === 'fr' ? readdirSync(path.join(root, legal)).map((name) => `${legal}/${name}`) : []),
  ];
  const texts = files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'));
  expect(texts.flatMap((text) => checkSpelling(tag, { id: '', text }))).toEqual([]);
});

test.for(languageTags)('%s: a label in quotation marks is the label that members see', (tag) => {
  const labels = readPoFile(path.join(root, 'app/i18n', `${tag}.po`));
  const quoting = [...labels].flatMap(([id, text]) =>
    Array.from(id.matchAll(/“([^”{]+)”/g), ([, label]) => ({ text, label: labels.get(label!) })),
  );
  expect(quoting.length).toBeGreaterThan(0);
  expect(quoting.filter(({ text, label }) => !label || !text.includes(label))).toEqual([]);
});

/** Attributes that a member reads or hears. */
const visibleAttributes = new Set([
  'label',
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'hint',
  'text',
  'heading',
]);
/** Macros whose content is a message. */
const messageMacros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

function findHardCoded(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { program } = parseSync(file, code);
  const messages: [number, number][] = [];
  const found: { at: number; text: string }[] = [];
  walkAst(program as AstNode, (node) => {
    if (node.type === 'JSXElement') {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && messageMacros.has(name.name)) messages.push([node.start, node.end]);
    }
    if (node.type === 'JSXText' && hasWords(node.value)) found.push({ at: node.start, text: node.value.trim() });
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && visibleAttributes.has(node.name.name)) {
      const { value } = node;
      if (value?.type === 'Literal' && typeof value.value === 'string' && hasWords(value.value)) {
        found.push({ at: node.start, text: value.value });
      }
    }
  });
  return found
    .filter(({ at }) => !messages.some(([start, end]) => at >= start && at < end))
    .map(({ text }) => `${file}: ${text}`);
}

test('no text is hard-coded in a component', () => {
  const files = readdirSync(path.join(root, 'app'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !/\.(?:test|gallery)\.tsx$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    // The gallery is for developers and in no site.
    .filter((file) => !file.startsWith(path.join('app', 'component-gallery')));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(findHardCoded)).toEqual([]);
});

/**
 * The part of the app that may know languages by name: all others ask it for the one on show. The rules for notes read
 * what members write, in each language of the site.
 */
const languageFolders = /^app\/(?:i18n\/|site\/|component-gallery\/|features\/chat\/warnings\/siteWarnings\.ts)/;

test('nothing is formatted for one language whatever is on show', () => {
  const tagInQuotes = new RegExp(`(['"\`])(?:${languageTags.join('|')})(?:-[A-Z]{2})?\\1`);
  const named = listSourceFiles('app')
    .filter((file) => !languageFolders.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => tagInQuotes.test(readFileSync(path.join(root, file), 'utf8')));
  expect(named).toEqual([]);
});

test('no text stands beside the catalogues, where the extraction does not look', () => {
  const folder = path.resolve(import.meta.dirname, '../../app/i18n');
  const sources = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  const withTexts = sources.filter((file) =>
    /from '@lingui\/\w+\/macro'/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(withTexts).toEqual([]);
});
