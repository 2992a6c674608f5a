import type { KeyPath, ParsedDocument } from '../config/pathProblem.ts';
import type { Problem } from '../lib/problem.ts';
import type { AnswerError, QuestionKey } from './answers.ts';

const childrenOf = (value: unknown): [PropertyKey, unknown][] => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Every part of a value, the whole first. */
const listPaths = (value: unknown, path: KeyPath = []): KeyPath[] => [
  path,
  ...childrenOf(value).flatMap(([key, item]) => listPaths(item, [...path, key])),
];

/** The path whose key or value stands at a place. */
function pathAt(document: ParsedDocument, { line, column }: Problem): KeyPath {
  const isThere = (path: KeyPath) =>
    (['value', 'key'] as const).some((on) => {
      const place = document.locate(path, on);
      return place.line === line && place.column === column;
    });
  return listPaths(document.value).findLast(isThere) ?? [];
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

/** Which answer a problem of the drafted file comes from; one in another file can only come from the slug. */
export function toAnswerError(document: ParsedDocument, problem: Problem): AnswerError {
  const path = problem.file === document.file ? pathAt(document, problem) : [];
  const [first, domain, part] = path;
  const inDomain = first === 'domains' && part !== undefined;
  return {
    question: toQuestionKey(path),
    message:
      inDomain && !problem.message.includes(`"${String(domain)}"`)
        ? `${String(domain)}: ${problem.message}`
        : problem.message,
    ...(problem.hint === undefined ? {} : { hint: problem.hint }),
  };
}
