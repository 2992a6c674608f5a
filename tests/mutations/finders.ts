import { createHash } from 'node:crypto';
import { parseSync } from 'rolldown/utils';
import { type AstNode, walkAst } from '../../scripts/build/compile/walkAst.ts';
import { type TestPart, testParts } from '../runner/selectTests.ts';
import type { Mutation } from './mutations.ts';

/** The tests of each part that fail with a fault; a part that was not run with it is missing. */
type Finders = { fault: string } & Partial<Record<TestPart, string[]>>;

/** The content of finders.json, by the names of the faults. */
export type FindersByName = Readonly<Record<string, Finders>>;

/** Tells a fault from what it was before somebody changed its text. */
export const hashMutation = ({ file, from, to }: Mutation): string =>
  createHash('sha256')
    .update(JSON.stringify([file, from, to]))
    .digest('hex')
    .slice(0, 8);

/** Whether a part was run with the fault as it is. */
export const isFound = (byName: FindersByName, mutation: Mutation, part: TestPart): boolean =>
  byName[mutation.name]?.fault === hashMutation(mutation) && byName[mutation.name]?.[part] !== undefined;

/** Adds what a part has found; drops what was found with another text of the fault, and faults that are no more. */
export function addFinders(
  byName: FindersByName,
  mutations: readonly Mutation[],
  { mutation, part, tests }: { mutation: Mutation; part: TestPart; tests: readonly string[] },
): FindersByName {
  const fault = hashMutation(mutation);
  const before = byName[mutation.name];
  const after = { ...(before?.fault === fault ? before : {}), fault, [part]: [...new Set(tests)].sort() };
  const all = { ...byName, [mutation.name]: after };
  return Object.fromEntries(mutations.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])));
}

/** Whether a source has a text that can be this title, whatever values it takes; one of values alone is none. */
function hasTitle(file: string, source: string, title: string): boolean {
  let isFound = title === 'the file';
  walkAst(parseSync(file, source).program as AstNode, (node) => {
    const text = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('%s') : undefined;
    const template = node.type === 'Literal' && typeof node.value === 'string' ? node.value : text;
    const fixed = template?.split(/%\w|\$[\w.]+/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')) ?? [];
    isFound ||= /\S/.test(fixed.join('')) && new RegExp(`^${fixed.join('.*')}$`, 's').test(title);
  });
  return isFound;
}

/** One line per fault of whose tests none is there any more. */
export function findLostFaults(
  byName: FindersByName,
  mutations: readonly Mutation[],
  read: (file: string) => string | undefined,
): string[] {
  const isThere = (test: string) => {
    const [file, ...titles] = test.split(' › ') as [string, ...string[]];
    // Checks have no file.
    if (!file.includes('/')) return true;
    const source = read(file);
    return source !== undefined && hasTitle(file, source, titles.at(-1)!);
  };
  return mutations.flatMap(({ name }) => {
    const tests = testParts.flatMap((part) => byName[name]?.[part] ?? []);
    return tests.length === 0 || tests.some(isThere)
      ? []
      : [`${name} was found only by what is gone: ${tests.join(', ')}`];
  });
}
