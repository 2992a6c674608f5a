import type { KeyPath, ParsedDocument } from '../config/pathProblem.ts';
import type { Problem } from '../lib/problem.ts';
import type { AnswerError, QuestionKey } from './answers.ts';

const childrenOf = (value: unknown): [PropertyKey, unknown][] => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** The paths of a value and of everything in it, its own first. */
const listPaths = (value: unknown, path: KeyPath = []): KeyPath[] => [
  path,
  ...childrenOf(value).flatMap(([key, item]) => listPaths(item, [...path, key])),
];

/** The path whose key or value is at a position. */
function pathAt(document: ParsedDocument, { line, column }: Problem): KeyPath {
  const isAtPosition = (path: KeyPath) =>
    (['value', 'key'] as const).some((on) => {
      const position = document.locate(path, on);
      return position.line === line && position.column === column;
    });
  return listPaths(document.value).findLast(isAtPosition) ?? [];
}

function toQuestionKey([first, second, third]: KeyPath): QuestionKey {
  switch (first) {
    case 'ageBracket':
      return 'age';
    case 'contacts':
      return second === 'privacy' ? 'privacy' : 'support';
    case 'features':
      return 'providers';
    case 'domains':
      if (third === undefined) return 'domains';
      return third === 'siteId' || third === 'sharesSiteIdWith' ? 'siteIds' : 'languages';
    case 'name':
    case 'theme':
    case 'company':
      return first;
    default:
      return 'slug';
  }
}

/** The answer that caused a problem in the draft; a problem in another file can only come from the slug. */
export function toAnswerError(document: ParsedDocument, problem: Problem): AnswerError {
  const path = problem.file === document.file ? pathAt(document, problem) : [];
  const [first, domain, key] = path;
  const inDomain = first === 'domains' && key !== undefined;
  return {
    question: toQuestionKey(path),
    message:
      inDomain && !problem.message.includes(`"${String(domain)}"`)
        ? `${String(domain)}: ${problem.message}`
        : problem.message,
    ...(problem.hint === undefined ? {} : { hint: problem.hint }),
  };
}
