import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Problem } from '../../lib/problem.ts';
import type { ParsedDocument } from '../pathProblem.ts';
import { createLineIndex } from './createLineIndex.ts';
import { nodeToValue, offsetInJson } from './jsonNodes.ts';
import { describeJsonError, type OffsetProblem, toDuplicateKeyProblem } from './jsonSyntaxProblems.ts';

const MAX_NESTING_DEPTH = 20;

/** Far deeper than any file of ours, and the parser would run out of stack. */
function findNestingProblem(text: string): OffsetProblem | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (text[offset] === '{' || text[offset] === '[') depth++;
    if (text[offset] === '}' || text[offset] === ']') depth--;
    if (depth > MAX_NESTING_DEPTH) return { offset, message: 'too many brackets inside each other' };
  }
  return undefined;
}

/** The first of each line; what follows on the same line is mostly its echo. */
function toSyntaxProblems(
  text: string,
  errors: readonly ParseError[],
  at: ReturnType<typeof createLineIndex>,
): OffsetProblem[] {
  const told = new Set<number>();
  return errors.flatMap((error) => {
    const fault = describeJsonError(text, error);
    const lines = [at(error.offset).line, at(fault.offset).line];
    const isEcho = lines.some((line) => told.has(line));
    for (const line of lines) told.add(line);
    return isEcho ? [] : [fault];
  });
}

function findDuplicateKeys(node: Node, at: ReturnType<typeof createLineIndex>): OffsetProblem[] {
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap((child) => findDuplicateKeys(child, at));
  const first = new Map<string, number>();
  return children.flatMap((property) => {
    const [key, value] = property.children as [Node, Node];
    const before = first.get(key.value);
    if (before === undefined) first.set(key.value, key.offset);
    const own = before === undefined ? [] : [toDuplicateKeyProblem(key.value, key.offset, at(before).line)];
    return [...own, ...findDuplicateKeys(value, at)];
  });
}

/** A JSON file as strict as `JSON.parse`, with every mistake of its form at once. */
export function parseJsonDocument(file: string, text: string): { document?: ParsedDocument; problems: Problem[] } {
  const at = createLineIndex(text);
  const toProblems = (faults: readonly OffsetProblem[]) =>
    faults.map(({ offset, ...words }) => ({ file, ...at(offset), ...words }));
  const bottomless = findNestingProblem(text);
  if (bottomless) return { problems: toProblems([bottomless]) };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (!root || errors.length > 0) return { problems: toProblems(toSyntaxProblems(text, errors, at)) };
  return {
    document: { file, value: nodeToValue(root), locate: (path, on) => at(offsetInJson(root, path, on)) },
    problems: toProblems(findDuplicateKeys(root, at)),
  };
}
