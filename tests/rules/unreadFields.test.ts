import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { beforeAll, expect, test } from 'vitest';
import { SocketEvent } from '../../app/api/contract/socketMessages.ts';
import { contractCalls } from '../../scripts/backend/sandbox/contractCalls.ts';
import { type AstNode, walkAst } from '../../scripts/build/compile/walkAst.ts';
import { openLanguageServer, type SourcePosition } from '../support/openLanguageServer.ts';
import { listSourceFiles } from '../support/readImports.ts';
import { readSentName } from '../support/readSentName.ts';

const root = path.resolve(import.meta.dirname, '../..');
const contractFolder = 'app/api/contract/';
const page = `${contractFolder}unread-fields.md`;

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A field that the app gets from the operator's server, at its place in a schema. */
interface Field {
  /** Of the schema and the objects around it, such as `Thread.info.online`. */
  path: string;
  /** As it is sent. */
  name: string;
  position: SourcePosition;
}

const parse = (file: string) => parseSync(file, readText(file)).program as unknown as AstNode;

/** The places of all nodes of a file, with the nodes around each, the outermost first. */
function listNodes(file: string): { node: AstNode; around: AstNode[] }[] {
  const parents = new Map<AstNode, AstNode | undefined>();
  walkAst(parse(file), (node, parent) => parents.set(node, parent));
  return Array.from(parents.keys(), (node) => {
    const around: AstNode[] = [];
    for (let next = parents.get(node); next; next = parents.get(next)) around.unshift(next);
    return { node, around };
  });
}

function toPosition(file: string, offset: number): SourcePosition {
  const before = readText(file).slice(0, offset).split('\n');
  return { file, line: before.length - 1, column: before.at(-1)!.length };
}

const keyOf = (node: AstNode): string | undefined =>
  node.type === 'Property' && !node.computed && node.key.type === 'Identifier' ? node.key.name : undefined;

const calleeOf = (node: AstNode | undefined): string | undefined => {
  if (node?.type !== 'CallExpression') return undefined;
  if (node.callee.type === 'Identifier') return node.callee.name === 'wireObject' ? 'wireObject' : undefined;
  if (node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  return object.type === 'Identifier' && object.name === 'z' && 'name' in property ? String(property.name) : undefined;
};

/** Schemas of what the app sends, and of addresses. */
const requestKeys = ['params', 'query', 'body'];
const requestSchemas = ['AnswerPayload', 'CardDetails', 'LocationPayload', 'PageQuery'];

/** Whether an object literal describes fields of an answer: the shape of a schema, or what a transform makes of it. */
function isShape(around: readonly AstNode[]): boolean {
  const call = around.findLast((node) => calleeOf(node) !== undefined);
  const name = calleeOf(call);
  if (name === 'object' || name === 'wireObject') return around.at(-1) === call;
  return name === 'transform';
}

function listFields(file: string): Field[] {
  return listNodes(file).flatMap(({ node, around }) => {
    const name = keyOf(node);
    const [object, ...outer] = around.toReversed();
    if (name === undefined || object?.type !== 'ObjectExpression' || !isShape(outer.toReversed())) return [];
    const keys = around.flatMap((parent) => keyOf(parent) ?? []);
    if (keys.some((key) => requestKeys.includes(key))) return [];
    const owner = around.findLast((parent) => parent.type === 'VariableDeclarator');
    const schema = owner?.type === 'VariableDeclarator' && owner.id.type === 'Identifier' ? owner.id.name : '';
    if (schema.endsWith('Params') || requestSchemas.includes(schema)) return [];
    const inside = keys.filter((key) => key !== 'response');
    const sentName = (node.type === 'Property' && readSentName(node.value)) || name;
    return [{ path: [schema, ...inside, sentName].join('.'), name: sentName, position: toPosition(file, node.start) }];
  });
}

/** The names of the fields of every object in a schema. */
function listShapes(schema: unknown, seen = new Set<unknown>()): string[][] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const def = (schema as { _zod?: { def: object } })._zod?.def ?? schema;
  const { shape } = def as { shape?: object };
  const inner = [...Object.values(def), ...Object.values(shape ?? {})].flat();
  return [...(shape ? [Object.keys(shape)] : []), ...inner.flatMap((value) => listShapes(value, seen))];
}

/** Of all answers and socket messages, as they are when the app runs. */
const answeredShapes = [...contractCalls.map(({ response }) => response), SocketEvent].flatMap((schema) =>
  listShapes(schema),
);
const nodesByFile = new Map<string, ReturnType<typeof listNodes>>();

/** Whether a name at a position takes the value out of an object; writing it into a new object does not. */
function isRead({ file, line, column }: SourcePosition): boolean {
  if (!nodesByFile.has(file)) nodesByFile.set(file, listNodes(file));
  const offset = readText(file).split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;
  const isHere = (node: AstNode) => node.start === offset && node.type === 'Identifier';
  const parents = nodesByFile
    .get(file)!
    .filter(({ node }) => isHere(node))
    .map(({ around }) => around);
  return parents.some((around) => {
    const [parent, object] = around.toReversed();
    if (parent?.type === 'MemberExpression') return true;
    return parent?.type === 'Property' && object?.type === 'ObjectPattern';
  });
}

/**
 * Fields that are handed on to code that asks for a shape of its own, or names a field by a text: where they are read.
 * The compiler does not know these as uses of the field.
 */
const readByShape: readonly [file: string, fields: readonly string[]][] = [
  [
    'app/member/formatMemberFacts.ts',
    ['ListedMember.birthday', 'ListedMember.city', 'ProfileCard.birthday', 'ProfileCard.city'],
  ],
  [
    'app/features/account/settings/EmailNotificationsSection.tsx',
    ['messages', 'visits', 'matches', 'newsletter'].map((name) => `NotificationSettings.${name}`),
  ],
  ['app/features/account/settings/PrivacySection.tsx', ['PrivacySettings.showOnline', 'PrivacySettings.showVisits']],
  ['app/features/shell/header/navItems.ts', ['Counters.online']],
  [
    'app/forms/icebreaker/IcebreakerForm.tsx',
    ['questions.id', 'questions.text'].map((name) => `fetchIcebreakers.${name}`),
  ],
  ['app/features/premium/checkout/decidePaymentStep.ts', ['startPayment.redirectUrl']],
  [
    'app/termination/TerminationReceipt.tsx',
    ['Receipt.confirmation', 'Receipt.receivedAt', 'MemberReceipt.receivedAt'],
  ],
  [
    'app/features/premium/return/contactDetails.model.ts',
    ['country', 'city', 'zip'].map((name) => `MemberLocation.${name}`),
  ],
];

/** Whether a file takes a value out of an object by this name, or names it as a text. */
function readsName(file: string, name: string): boolean {
  return listNodes(file).some(({ node, around }) => {
    if (node.type === 'Literal') return node.value === name && !around.some(({ type }) => type.startsWith('TS'));
    if (node.type !== 'Identifier' || node.name !== name) return false;
    const [parent, object] = around.toReversed();
    return parent?.type === 'MemberExpression' || (parent?.type === 'Property' && object?.type === 'ObjectPattern');
  });
}

const isOfApp = ({ file }: SourcePosition) => /^app\/(?!component-gallery\/)/.test(file) && !/\.test\.tsx?$/.test(file);

const contractFiles = listSourceFiles(contractFolder.slice(0, -1)).filter((file) => !file.endsWith('.test.ts'));
const fields = contractFiles.flatMap(listFields);
let unread: string[];

beforeAll(async () => {
  await using server = await openLanguageServer();
  unread = [];
  const elsewhere = readByShape.flatMap(([, paths]) => paths);
  for (const field of fields) {
    if (elsewhere.includes(field.path)) continue;
    const references = await server.findReferences(field.position);
    if (!references.filter(isOfApp).some(isRead)) unread.push(field.path);
  }
});

/** The rows of the table of fields that no code reads, with their reasons. */
const explained = new Map(
  [...readText(page).matchAll(/^\| `([\w.]+)` \| ([^|]+?) \|$/gm)].flatMap(([, field, reason]) =>
    fields.some((one) => one.path === field) ? [[field!, reason!] as const] : [],
  ),
);

test('every field of an answer is found', () => {
  const names = new Set(fields.map(({ name }) => name));
  const atRuntime = new Set(answeredShapes.flat());
  expect(atRuntime.size).toBeGreaterThan(100);
  expect([...atRuntime].filter((name) => !names.has(name))).toEqual([]);
});

test.for(readByShape)('%s reads %j', ([file, paths]) => {
  for (const field of paths) {
    expect(fields.map((one) => one.path)).toContain(field);
    expect(readsName(file, field.split('.').at(-1)!), field).toBe(true);
  }
});

test('every field that is parsed is read, or the contract says why not', { tags: 'rule' }, () => {
  expect(unread.filter((field) => !explained.has(field))).toEqual([]);
});

test('every field that the contract calls unread is unread', { tags: 'rule' }, () => {
  expect([...explained.keys()].filter((field) => !unread.includes(field))).toEqual([]);
});
