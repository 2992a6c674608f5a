import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../../brands/languages.ts';
import { createWorld } from '../../../scripts/backend/sandbox/world/createWorld.ts';
import { generateAnswers } from '../../../scripts/backend/sandbox/world/generateProfile.ts';
import { additionalQuestions, questions as firstQuestions } from '../../../scripts/backend/sandbox/world/questions.ts';
import { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';
import { toNumbers } from '../answerValues.ts';
import { toPortrait } from '../portrait/toPortrait.ts';
import { findCommonGround, noFacts, toListedAnswers } from './findCommonGround.ts';
import { findReasons } from './findReasons.ts';
import { sayFindings } from './sayFindings.ts';
import { suggestFirstLines } from './suggestFirstLines.ts';

type Sayings = Partial<Record<'both' | 'ask' | 'sentence', Readonly<Record<LocaleCode, string>>>>;
type Given = ReadonlyMap<number, Answer>;

const questions = [...firstQuestions, ...additionalQuestions];
const asked = questions.map((question) => ({ question }));
const group = PersonalityGroup.parse({ key: 'about', title: '', answers: asked } as never);
const toGroups = (given: Given) => [
  { ...group, answers: group.answers.map((each) => ({ ...each, answer: given.get(each.question.id) ?? null })) },
];

function say(own: Given, theirs: Given, locale: LocaleCode, { max = 2, description = '' } = {}) {
  const groups = toGroups(theirs);
  const { shared } = findCommonGround(toGroups(own), toListedAnswers(groups), noFacts);
  const { sentences, rest } = sayFindings(shared, locale, { max, description });
  const lines = suggestFirstLines(shared, groups, locale);
  const asks = lines.flatMap((line) => (line.about === 'asked' ? line.text : []));
  const portrait = toPortrait(groups, locale).flatMap((each) => (each.kind === 'sentence' ? each.text : []));
  return { both: sentences, ask: asks, sentence: portrait, rest };
}

/** The options that a sentence names, by the texts of the questionnaire. */
function findNamed(sentence: string, form: keyof Sayings, locale: LocaleCode) {
  const isWhole = (each: Sayings) => each[form]?.[locale] === sentence;
  const isFrame = ({ [form]: frame }: Sayings) => frame && sentence.startsWith(frame[locale].split('{options}')[0]!);
  const whole = questions.find(({ answerOptions }) => answerOptions.some(isWhole));
  const question = whole ?? questions.find(isFrame)!;
  return {
    question,
    options: question.answerOptions.filter(whole ? isWhole : (each) => sentence.includes(each[form]![locale])),
  };
}

/** Whether a member has chosen what a sentence names: all of it, or a step on a scale that is at least as far out. */
function hasChosen(given: Given, { question, options }: ReturnType<typeof findNamed>): boolean {
  const chosen = toNumbers(given.get(question.id) ?? []);
  if (question.answerOptions.length !== 7) return options.length > 0 && options.every(({ id }) => chosen.includes(id));
  const steps = options.map(({ id }) => id % 100);
  const step = chosen[0]! % 100;
  return steps[0]! > 4 ? step >= Math.min(...steps) : step <= Math.max(...steps);
}

/** The sentences to a pair of members that say of one of them what they have not said. */
function findUntrue(own: Given, theirs: Given, locale: LocaleCode, seen: Set<string>): string[] {
  const said = say(own, theirs, locale);
  return (['both', 'ask', 'sentence'] as const).flatMap((form) =>
    said[form].filter((sentence) => {
      seen.add(sentence);
      const named = findNamed(sentence, form, locale);
      return !hasChosen(theirs, named) || (form === 'both' && !hasChosen(own, named));
    }),
  );
}

/** Every answer to a question of options. */
function listAnswers({ id, type, answerOptions, maxChoices }: (typeof questions)[number]): Given[] {
  const subsets: number[][] = [[]];
  for (const option of answerOptions) subsets.push(...subsets.map((set) => [...set, option.id]));
  const max = type === 2 ? (maxChoices ?? answerOptions.length) : 1;
  return subsets.filter(({ length }) => length > 0 && length <= max).map((answer) => new Map([[id, answer]]));
}

describe('no sentence claims what a member has not said', { tags: 'rule' }, () => {
  test.for(localeCodes)('of all answers to a question, in %s', (locale) => {
    const seen = new Set<string>();
    for (const answers of questions.filter(({ answerOptions }) => answerOptions.length > 0).map(listAnswers)) {
      expect(answers.flatMap((own) => answers.flatMap((theirs) => findUntrue(own, theirs, locale, seen)))).toEqual([]);
    }
    const texts = questions.flatMap(({ both, answerOptions }) =>
      answerOptions.flatMap((each) => [each.ask?.[locale], both ? '' : each.both?.[locale]]),
    );
    expect(texts.filter((text) => text && !seen.has(text))).toEqual([]);
  });

  test.for(localeCodes)('of members of the sandbox, in %s', (locale) => {
    const { members } = createWorld({ seed: 1, country: 'DE', siteOrigin: 'http://127.0.0.1:4300', now: () => 0 });
    const given = members
      .slice(0, 24)
      .map((member) => new Map([...generateAnswers(member, true)].map(([id, { answer }]) => [id, answer])));
    const seen = new Set<string>();
    expect(given.flatMap((own) => given.flatMap((theirs) => findUntrue(own, theirs, locale, seen)))).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  });
});

const sea: Given = new Map([[9, [901]]]);
const all: Given = new Map([...sea, [3, [301]], [15, [1501, 1502, 1503, 1504]]]);

test('sentences are as many as there is room for; the rest stays, as does what a sentence has no room for', () => {
  const { both, rest } = say(all, all, 'en');
  expect(both).toEqual(['You are both looking for a partner for life.', 'You both love to wake up by the sea.']);
  expect(rest).toMatchObject([{ kind: 'picks', question: { id: 15 } }]);
  const three = say(all, all, 'en', { max: 3 });
  expect(three.both[2]).toBe('You both like to talk about books, travel and family.');
  expect(three.rest).toMatchObject([{ options: [{ id: 1504 }] }]);
});

test('nothing is said that the other member writes of themselves', () => {
  const description = 'I am a teacher. I love to wake up by the sea. And you?';
  expect(say(sea, sea, 'en', { description })).toMatchObject({ both: [], rest: [{ kind: 'picks' }] });
});

test('each of several members has a reason of their own, about what others have none for', () => {
  const toListed = (given: Given, id: number) => ({
    id: `${id}`,
    answers: toListedAnswers(toGroups(given)),
    description: null,
  });
  const listed = [sea, all, new Map([...all, [9, [902]]]), sea].map(toListed);
  const own = toGroups(all);
  const found = findReasons(listed.slice(0, 2), own, 'en', 1);
  // A list that grows finds the reasons of its new members only.
  expect(findReasons(listed, own, 'en', 1)).toBe(found);
  expect(findReasons(listed.slice(0, 3), own, 'en', 1).size).toBe(3);
  const reasons = [...found.values()];
  expect(reasons.map(({ sentences }) => sentences.join())).toEqual([
    'You both love to wake up by the sea.',
    'You are both looking for a partner for life.',
    'You both like to talk about books, travel and family.',
    '',
  ]);
  expect(reasons[3]!.words).toEqual(['By the sea']);
});
