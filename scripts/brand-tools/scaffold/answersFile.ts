import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import { parseColors } from '../../build/config/colors/parseColors.ts';
import { toPrintable } from '../../build/config/parse/problemMessageFormatting.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import { type Problem, sortProblems } from '../../lib/problem.ts';
import { splitList } from '../../lib/splitList.ts';
import { NONE, splitNames } from '../typed/typedCompany.ts';
import {
  type AnswerError,
  type Answers,
  type CompleteAnswers,
  isAnswered,
  OWN_COMPANY,
  type QuestionKey,
  questionKeys,
} from './answers.ts';
import { companyFacts, companyQuestionKeys } from './draftCompany.ts';
import { parsePairs } from './keyValuePairs.ts';
import { toToolWords } from './words/toToolWords.ts';
import type { WizardWords } from './words/WizardWords.ts';

/** Files of a brand's identity that a file of answers names. */
export const answerFiles = ['logo', 'icon', 'dark', 'photo'] as const;
export type NamedFiles = { readonly [File in (typeof answerFiles)[number]]?: string | undefined };

/** Answers that a file gives, with the function that places an error in one of them. */
export interface ReadAnswers {
  answers: Answers;
  files: NamedFiles;
  problems: Problem[];
  /** Returns the problem about an answer of the file; undefined for an answer that it does not give. */
  place: (error: AnswerError) => Problem | undefined;
}

/** The key that files of answers have for the question about domains. */
const COUNTRIES = 'countries';

const toTopKey = (key: QuestionKey): string => (key === 'domains' ? COUNTRIES : key);

const topKeys: readonly string[] = [
  ...answerFiles,
  ...questionKeys.filter((key) => !(companyQuestionKeys as readonly QuestionKey[]).includes(key)).map(toTopKey),
];

/** Answers that may have parts, such as those of single countries. */
const partedKeys: readonly string[] = ['look', 'languages', 'siteIds', 'hosts', 'publicSites', 'support'];
const listKeys: readonly string[] = ['colors', 'domains', 'providers', 'directors'];

/** The key of the part of an answer that is for all countries. */
const FOR_ALL = 'all';

const questionOfFact = new Map<string, QuestionKey>(
  companyQuestionKeys.map((question) => [companyFacts[question], question]),
);

/** Reads answers from YAML or JSON; everything that is wrong with its form is a problem. */
export function readAnswersFile(file: string, text: string, words: WizardWords): ReadAnswers {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: Problem[] = [];
  const places = new Map<string, number>();
  const answers: Partial<Record<QuestionKey, string>> = {};
  const files: { -readonly [File in keyof NamedFiles]: NamedFiles[File] } = {};
  const toProblem = (offset: number, told: { message: string; hint?: string | undefined }): Problem => {
    const { line, col } = lines.linePos(offset);
    const { message, hint } = told;
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), message, ...(hint !== undefined && { hint }) };
  };
  const report = (offset: number, told: { message: string; hint?: string | undefined }) =>
    void problems.push(toProblem(offset, told));
  const startOf = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0;

  /** Returns a single value as it is written: a number keeps its digits. */
  const toText = (node: unknown, key: string, at: number): string | undefined => {
    if (isScalar(node) && node.value !== null && node.value !== '') {
      return (typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))).trim();
    }
    report(startOf(node) || at, isScalar(node) || node === null ? words.file.empty(key) : words.file.notText(key));
    return undefined;
  };
  const toValue = (node: unknown, key: string, at: number, takesList: boolean): string | undefined => {
    if (!isSeq(node)) return toText(node, key, at);
    if (!takesList) return void report(startOf(node), words.file.notText(key));
    const items = node.items.flatMap((item) => toText(item, key, startOf(node)) ?? []);
    // A name may have a comma, as in "Eva Muster, MBA".
    return key === companyFacts.companyDirectors ? items.map((name) => `${name};`).join('') : items.join(',');
  };
  const readPairs = (map: YAMLMap, read: (key: string, node: unknown, at: number) => void) => {
    for (const { key, value } of map.items as Pair[])
      read(String(isScalar(key) ? key.value : key), value, startOf(key));
  };
  const readParts = (question: QuestionKey, map: YAMLMap) => {
    const parts: string[] = [];
    readPairs(map, (part, node, at) => {
      places.set(`${question} ${part}`, at);
      const value = toValue(node, part, at, question === 'languages');
      if (value === undefined) return;
      if (part === FOR_ALL && question === 'support') parts.unshift(value);
      else parts.push(`${part}=${value}`);
    });
    answers[question] = parts.join(' ');
  };
  const readCompany = (map: YAMLMap) => {
    answers.company = OWN_COMPANY;
    readPairs(map, (fact, node, at) => {
      const question = questionOfFact.get(fact);
      if (!question) return report(at, unknown(fact, [...questionOfFact.keys()]));
      places.set(question, at);
      const value = toValue(node, fact, at, listKeys.includes(fact));
      if (value !== undefined) answers[question] = value;
    });
  };
  const unknown = (key: string, known: readonly string[]) => ({
    message: words.file.unknownKey(`"${toPrintable(key)}"`),
    hint: toToolWords(suggestValue(key, known, 'allowed are'), words),
  });
  const readTop = (written: string, node: unknown, at: number) => {
    const key = written === COUNTRIES ? 'domains' : written;
    if (key !== 'domains' && !topKeys.includes(key)) return report(at, unknown(key, topKeys));
    places.set(key, at);
    if (isMap(node) && key === 'company') return readCompany(node);
    if (isMap(node) && partedKeys.includes(key)) return readParts(key as QuestionKey, node);
    const value = toValue(node, key, at, listKeys.includes(key));
    if (value === undefined) return;
    if ((answerFiles as readonly string[]).includes(key)) files[key as keyof NamedFiles] = value;
    else answers[key as QuestionKey] = value;
  };

  for (const { pos, message, code } of document.errors) {
    report(pos[0], code === 'DUPLICATE_KEY' ? words.file.twice : { message: words.file.unreadable, hint: message });
  }
  if (isMap(document.contents)) readPairs(document.contents, readTop);
  else if (document.errors.length === 0) report(startOf(document.contents), words.file.noKeys);
  return {
    answers,
    files,
    problems: sortProblems(problems),
    place: ({ question, part, message, hint }) => {
      // Colours are also an answer to the question about the theme.
      const others = question === 'colors' ? places.get('theme') : undefined;
      const offset = places.get(`${question} ${part}`) ?? places.get(question) ?? others;
      return offset === undefined ? undefined : toProblem(offset, { message, hint });
    },
  };
}

const toScalar = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

const toParts = (text: string, toPart: (value: string) => unknown) => {
  const { unkeyed, pairs } = parsePairs(text);
  const parts = Array.from(pairs, ([key, value]) => [key, toPart(value)]);
  return Object.fromEntries([...(unkeyed === '' ? [] : [[FOR_ALL, unkeyed]]), ...parts]);
};

function toWritten(key: QuestionKey, answers: CompleteAnswers): unknown {
  const text = answers[key];
  switch (key) {
    case 'age':
      return toScalar(text);
    case 'colors':
      return parseColors(text).colors;
    case 'domains':
    case 'providers':
      return splitList(text);
    case 'languages':
      return toParts(text, splitList);
    case 'siteIds':
      return toParts(text, toScalar);
    case 'hosts':
    case 'publicSites':
    case 'support':
      return toParts(text, String);
    case 'look':
      return parsePairs(text).pairs.size > 0 ? toParts(text, String) : text;
    case 'company':
      return text === OWN_COMPANY ? toCompanyBlock(answers) : text;
    default:
      return text;
  }
}

const toCompanyBlock = (answers: CompleteAnswers) =>
  Object.fromEntries(
    companyQuestionKeys
      .filter((key) => isAnswered(answers[key]))
      .map((key) => [
        companyFacts[key],
        key === 'companyDirectors' && answers[key] !== NONE ? splitNames(answers[key]) : answers[key],
      ]),
  );

/** Renders complete answers as a file that gives the same brand again: JSON where its name says so, else YAML. */
export function renderAnswersFile(file: string, answers: CompleteAnswers, files: NamedFiles): string {
  const given = Object.entries(files).filter(([, name]) => name !== undefined);
  const written = questionKeys
    .filter((key) => topKeys.includes(toTopKey(key)) && isAnswered(answers[key]))
    .map((key) => [toTopKey(key), toWritten(key, answers)]);
  const value = Object.fromEntries([...given, ...written]);
  return /\.json$/i.test(file) ? `${JSON.stringify(value, null, 2)}\n` : stringify(value, { lineWidth: 0 });
}
