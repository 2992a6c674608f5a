import type { Document, Path } from '../config/mistake.ts';
import type { Problem } from '../lib/problem.ts';
import type { AnswerMistake, QuestionKey } from './answers.ts';

const childrenOf = (value: unknown): [PropertyKey, unknown][] => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Every part of a value, the whole first. */
const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...childrenOf(value).flatMap(([key, item]) => pathsOf(item, [...path, key])),
];

/** The path whose key or value stands at a place. */
function pathAt(document: Document, { line, column }: Problem): Path {
  const isThere = (path: Path) =>
    (['value', 'key'] as const).some((on) => {
      const place = document.place(path, on);
      return place.line === line && place.column === column;
    });
  return pathsOf(document.value).findLast(isThere) ?? [];
}

function questionOf([first, second, third]: Path): QuestionKey {
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
export function toAnswerMistake(document: Document, problem: Problem): AnswerMistake {
  const path = problem.file === document.file ? pathAt(document, problem) : [];
  const [first, domain, part] = path;
  const inDomain = first === 'domains' && part !== undefined;
  return {
    question: questionOf(path),
    what:
      inDomain && !problem.what.includes(`"${String(domain)}"`) ? `${String(domain)}: ${problem.what}` : problem.what,
    ...(problem.meant === undefined ? {} : { meant: problem.meant }),
  };
}
