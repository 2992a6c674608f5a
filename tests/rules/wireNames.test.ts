import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { type AstNode, walkAst } from '../../scripts/build/compile/walkAst.ts';
import { listSourceFiles } from '../support/readImports.ts';
import { readSentName } from '../support/readSentName.ts';

const root = path.resolve(import.meta.dirname, '../..');
const snakeCase = /^[a-z\d]+(_[a-z\d]+)+$/;

/** A field that a source names in snake_case. */
interface NamedField {
  name: string;
  line: number;
  /** Whether the source gives it another name: with `sentAs`, or in a pattern. */
  isRenamed: boolean;
}

function listNamedFields(file: string, source: string): NamedField[] {
  const found: NamedField[] = [];
  walkAst(parseSync(file, source).program as unknown as AstNode, (node, parent) => {
    const sentName = readSentName(node);
    const name = sentName ?? fieldNameOf(node);
    if (name === undefined || !snakeCase.test(name)) return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ name, line, isRenamed: sentName !== undefined || parent?.type === 'ObjectPattern' });
  });
  return found;
}

function fieldNameOf(node: AstNode): string | undefined {
  if (node.type === 'MemberExpression') return node.computed ? undefined : node.property.name;
  if (node.type !== 'Property' && node.type !== 'TSPropertySignature') return undefined;
  return !node.computed && node.key.type === 'Identifier' ? node.key.name : undefined;
}

const fields = listSourceFiles('app')
  .filter((file) => !/\.test\.tsx?$|Fixture\.ts$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return listNamedFields(file, source).map((field) => ({ file, ...field }));
  });
const inApi = fields.filter(({ file }) => file.startsWith('app/api/'));
const wireNames = new Set(inApi.map(({ name }) => name));
const toLines = (named: typeof fields) => named.map(({ file, line, name }) => `${file}:${line}: ${name}`);

test('app/api/ gives every field that is sent in snake_case a name of the app', () => {
  expect(wireNames.size).toBeGreaterThan(20);
  expect(toLines(inApi.filter(({ isRenamed }) => !isRenamed))).toEqual([]);
});

test('outside of app/api/ nothing names a field as it is sent', () => {
  const outside = fields.filter(({ file, name }) => !file.startsWith('app/api/') && wireNames.has(name));
  expect(toLines(outside)).toEqual([]);
});

test.for<[string, NamedField[]]>([
  ['const at = member.last_online;', [{ name: 'last_online', line: 1, isRenamed: false }]],
  ['\nconst { match_id: matchId } = member;', [{ name: 'match_id', line: 2, isRenamed: true }]],
  ["const Row = { matchId: sentAs('match_id', Id) };", [{ name: 'match_id', line: 1, isRenamed: true }]],
  ['const patch = { smile_sent: true };', [{ name: 'smile_sent', line: 1, isRenamed: false }]],
  ['interface Row { profile_id: string }', [{ name: 'profile_id', line: 1, isRenamed: false }]],
  ["const key = { matchId: 'match_id', MAX_ROWS: 1, _: 2 }[match_id];", []],
])('%j', ([source, expected]) => {
  expect(listNamedFields('a.ts', source)).toEqual(expected);
});
