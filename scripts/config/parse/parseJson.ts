import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Problem } from '../../lib/problem.ts';
import type { Document } from '../mistake.ts';
import { describeSyntax, duplicateKey, type Fault } from './jsonSyntax.ts';
import { placeInJson, toValue } from './jsonTree.ts';
import { lineIndex } from './lineIndex.ts';

const deepest = 20;

/** Far deeper than any file of ours, and the parser would run out of stack. */
function tooDeep(text: string): Fault | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (text[offset] === '{' || text[offset] === '[') depth++;
    if (text[offset] === '}' || text[offset] === ']') depth--;
    if (depth > deepest) return { offset, what: 'too many brackets inside each other' };
  }
  return undefined;
}

/** The first of each line; what follows on the same line is mostly its echo. */
function syntaxFaults(text: string, errors: readonly ParseError[], at: ReturnType<typeof lineIndex>): Fault[] {
  const told = new Set<number>();
  return errors.flatMap((error) => {
    const fault = describeSyntax(text, error);
    const lines = [at(error.offset).line, at(fault.offset).line];
    const isEcho = lines.some((line) => told.has(line));
    for (const line of lines) told.add(line);
    return isEcho ? [] : [fault];
  });
}

function duplicateKeys(node: Node, at: ReturnType<typeof lineIndex>): Fault[] {
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap((child) => duplicateKeys(child, at));
  const first = new Map<string, number>();
  return children.flatMap((property) => {
    const [key, value] = property.children as [Node, Node];
    const before = first.get(key.value);
    if (before === undefined) first.set(key.value, key.offset);
    const own = before === undefined ? [] : [duplicateKey(key.value, key.offset, at(before).line)];
    return [...own, ...duplicateKeys(value, at)];
  });
}

/** A JSON file as strict as `JSON.parse`, with every mistake of its form at once. */
export function parseJson(file: string, text: string): { document?: Document; problems: Problem[] } {
  const at = lineIndex(text);
  const toProblems = (faults: readonly Fault[]) =>
    faults.map(({ offset, ...words }) => ({ file, ...at(offset), ...words }));
  const bottomless = tooDeep(text);
  if (bottomless) return { problems: toProblems([bottomless]) };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (!root || errors.length > 0) return { problems: toProblems(syntaxFaults(text, errors, at)) };
  return {
    document: { file, value: toValue(root), place: (path, on) => at(placeInJson(root, path, on)) },
    problems: toProblems(duplicateKeys(root, at)),
  };
}
