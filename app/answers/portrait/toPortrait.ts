import type { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';
import { toNumbers } from '../answerValues.ts';
import { areNumeric } from '../inputs/isNumberedScale.ts';
import { asksForUsername } from '../inputs/usernameQuestion.ts';
import { isListedQuestion } from '../isListedQuestion.ts';
import { toAnswerDisplay } from '../questionTypeRules.ts';
import { toOptionsSentence } from '../toOptionsSentence.ts';
import { type StatementHeading, toStatementHeading } from '../toStatementHeading.ts';

/** A statement about a member from one of their answers, in words that the server or the member has written. */
export type PortraitSentence =
  /** A whole sentence. */
  | { kind: 'sentence'; text: string }
  /** A question or its topic, and the answer to it, which may be several texts. */
  | { kind: 'answer'; topic: string; texts: readonly string[] };

/** Themes in the order of the portrait, with the number of sentences that each may have. */
const sentencesByTheme: readonly (readonly [StatementHeading, number])[] = [
  ['dreams', 2],
  ['values', 2],
  ['everyday', 2],
  ['wishes', 1],
];

/** Least number of sentences, because one alone is no portrait. */
const MIN_SENTENCES = 2;
/** Number of whole sentences from which on a portrait has no others, because a topic before an answer reads as a label. */
const ENOUGH_WHOLE_SENTENCES = 3;
/** Characters of an answer; a longer one would be the whole portrait. */
const MAX_ANSWER_LENGTH = 160;

/**
 * Makes a portrait of a member from their own answers: at most seven sentences in the words of the server and of the
 * member. Empty if too little is answered. It leaves out what a card shows anyway (name, age, town) and which members
 * they wish to meet.
 */
export function toPortrait(groups: readonly PersonalityGroup[], locale: LocaleCode): PortraitSentence[] {
  const found = new Map<StatementHeading, PortraitSentence[]>(sentencesByTheme.map(([theme]) => [theme, []]));
  for (const { key, answers } of groups) {
    if (key === 'preferences') continue;
    for (const { question, answer } of answers) {
      const given = answer ?? question.answer?.answer ?? null;
      const sentence = given === null ? null : toSentence(question, given, locale);
      if (sentence) found.get(toStatementHeading(question, key) ?? 'everyday')!.push(sentence);
    }
  }
  const sentences = sentencesByTheme.flatMap(([theme, count]) =>
    [...found.get(theme)!].sort(byWholeness).slice(0, count),
  );
  const whole = sentences.filter(({ kind }) => kind === 'sentence');
  if (whole.length >= ENOUGH_WHOLE_SENTENCES) return whole;
  return sentences.length < MIN_SENTENCES ? [] : sentences;
}

/** Sorts whole sentences first. */
const byWholeness = (a: PortraitSentence, b: PortraitSentence) =>
  Number(b.kind === 'sentence') - Number(a.kind === 'sentence');

/**
 * The sentence of an answer; null for one that says nothing by itself, such as a birthday, a step on a scale or a
 * range.
 */
function toSentence(question: Question, answer: Answer, locale: LocaleCode): PortraitSentence | null {
  const { type, answerOptions, qid } = question;
  if (!isListedQuestion(question) || asksForUsername(qid)) return null;
  const ids = toNumbers(answer);
  const chosen = type === 1 || type === 2 || type === 6 ? answerOptions.filter(({ id }) => ids.includes(id)) : [];
  const said = chosen.length > 0 ? toOptionsSentence(question, chosen, 'sentence', locale) : '';
  if (said !== '') return { kind: 'sentence', text: said };
  if (type === 7 || areNumeric(answerOptions.map(({ translations }) => pickTranslation(translations, locale))))
    return null;
  const topic = (
    pickTranslation(question.topic ?? {}, locale) || pickTranslation(question.translations, locale)
  ).trim();
  const display = toAnswerDisplay(question, answer, locale);
  if (display.kind !== 'texts' || topic === '') return null;
  const length = display.texts.reduce((sum, text) => sum + text.length, 0);
  return length > MAX_ANSWER_LENGTH ? null : { kind: 'answer', topic, texts: display.texts };
}
