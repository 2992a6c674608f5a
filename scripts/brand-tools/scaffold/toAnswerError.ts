import type { KeyPath, ParsedDocument } from '../../build/config/parse/pathProblem.ts';
import type { Problem } from '../../lib/problem.ts';
import type { AnswerError, QuestionKey } from './answers.ts';
import { companyFields, companyQuestionKeys } from './draftCompany.ts';
import { toToolWords } from './words/toToolWords.ts';
import type { WizardWords } from './words/WizardWords.ts';

const childrenOf = (value: unknown): [PropertyKey, unknown][] => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Lists the paths of a value and of everything in it, its own first. */
const listPaths = (value: unknown, path: KeyPath = []): KeyPath[] => [
  path,
  ...childrenOf(value).flatMap(([key, item]) => listPaths(item, [...path, key])),
];

/** Returns the path whose key or value is at a position. */
export function pathAt(document: ParsedDocument, { line, column }: Problem): KeyPath {
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
      if (third === 'host') return 'hosts';
      if (third === 'publicSite') return 'publicSites';
      return third === 'siteId' || third === 'sharesSiteIdWith' ? 'siteIds' : 'languages';
    case 'company':
      return companyQuestionKeys.find((key) => companyFields[key] === second) ?? 'company';
    case 'look':
      return second === 'home' || second === 'voice' ? second : 'look';
    case 'name':
    case 'theme':
      return first;
    default:
      return 'slug';
  }
}

/** Replacements for the words of brand files by those of the questions. */
const plainWords: readonly [RegExp, string][] = [
  [/"ageBracket"/g, 'the age'],
  [/"locales"/g, 'languages'],
  [/"defaultLang"/g, 'the first language'],
  [/\blocale "/g, 'language "'],
  [/"providers"/g, 'payment providers'],
  [/"siteId"/g, 'the siteId'],
  [/"name"/g, 'the name'],
  [/"addressLine1"/g, 'the street'],
  [/"addressLine2"/g, 'the town'],
  [/"country"/g, 'the country'],
  [/"phone"/g, 'the phone number'],
  [/"vatId"/g, 'the VAT number'],
  [/"(?:privacy|default)"/g, 'the address'],
  [/unknown key ("[^"]*") in "domains"/g, '$1 is no domain'],
  [/unknown key ("[^"]*") in "look"/g, '$1 is no choice of a look'],
];

/** Replaces the words of brand files by those of questions and options. */
export const toPlainWords = (text: string) =>
  plainWords.reduce((plain, [written, said]) => plain.replace(written, said), text);

/** Finds the answer that caused a problem in the draft; a problem in another file can only come from the slug. */
export function toAnswerError(document: ParsedDocument, problem: Problem, words: WizardWords): AnswerError {
  const path = problem.file === document.file ? pathAt(document, problem) : [];
  const [first, domain, key] = path;
  const inDomain = first === 'domains' && key !== undefined;
  const isSiteIdMissing = problem.message.startsWith('"siteId" is missing');
  const prefix = inDomain && !problem.message.includes(`"${String(domain)}"`) ? `${String(domain)}: ` : '';
  return {
    question: isSiteIdMissing ? 'siteIds' : toQuestionKey(path),
    ...(inDomain && { part: String(domain) }),
    message: `${prefix}${toToolWords(toPlainWords(problem.message), words)}`,
    ...(problem.hint === undefined ? {} : { hint: toToolWords(toPlainWords(problem.hint), words) }),
  };
}
