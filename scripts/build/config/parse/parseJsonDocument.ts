import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from './createLineIndex.ts';
import { findReservedPlaceholders, findReservedValues } from './findReservedPlaceholders.ts';
import { findTypography } from './findTypography.ts';
import { nodeToValue, offsetInJson } from './jsonNodes.ts';
import { describeJsonError, toDuplicateKeyProblem } from './jsonSyntaxProblems.ts';
import type { OffsetProblem, ParsedDocument } from './pathProblem.ts';

const MAX_NESTING_DEPTH = 20;

/** Finds text that is nested too deeply, which would exhaust the stack of the recursive parser. */
function findNestingProblem(text: string): OffsetProblem | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (text[offset] === '{' || text[offset] === '[') depth++;
    if (text[offset] === '}' || text[offset] === ']') depth--;
    if (depth > MAX_NESTING_DEPTH)
      return { offset, message: 'too many brackets inside each other', hint: 'no such file needs as many' };
  }
  return undefined;
}

function parse(text: string): { root: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  return { root: parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }), errors };
}

/**
 * Finds the first error of each line, because further ones on the same line mostly follow from it. Typographic signs
 * are reported first, and the rest as if they were plain.
 */
function findSyntaxProblems(text: string, at: ReturnType<typeof createLineIndex>): OffsetProblem[] {
  const { problems, plain } = findTypography(text);
  const errors = parse(plain).errors.map((error) => ({ ...describeJsonError(plain, error), end: error.offset }));
  const reportedLines = new Set<number>();
  return [...problems.map((problem) => ({ ...problem, end: problem.offset })), ...errors].flatMap(
    ({ end, ...problem }) => {
      const lines = [at(end).line, at(problem.offset).line];
      const isRepeated = lines.some((line) => reportedLines.has(line));
      for (const line of lines) reportedLines.add(line);
      return isRepeated ? [] : [problem];
    },
  );
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

/** Parses JSON as strictly as `JSON.parse` does, and gives all syntax problems at once. */
export function parseJsonDocument(file: string, text: string): { document?: ParsedDocument; problems: Problem[] } {
  const at = createLineIndex(text);
  const toProblems = (problems: readonly OffsetProblem[]) =>
    problems.map(({ offset, ...problem }) => ({ file, ...at(offset), ...problem }));
  const nestingProblem = findNestingProblem(text);
  if (nestingProblem) return { problems: toProblems([nestingProblem]) };
  const { root, errors } = parse(text);
  if (!root || errors.length > 0) return { problems: toProblems(findSyntaxProblems(text, at)) };
  const value = nodeToValue(root);
  // Names written as they are were reported where the file was read.
  const reserved = findReservedPlaceholders(text).length > 0 ? [] : findReservedValues(value);
  return {
    document: { file, value, locate: (path, on) => at(offsetInJson(root, path, on)) },
    problems: toProblems([
      ...findDuplicateKeys(root, at),
      ...reserved.map(({ path, ...words }) => ({ offset: offsetInJson(root, path, 'value'), ...words })),
    ]),
  };
}
