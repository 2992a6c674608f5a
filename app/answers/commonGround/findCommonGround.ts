import type { ListedAnswer } from '../../api/contract/memberLists.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer, AnswerOption, Question } from '../../api/contract/questionSchemas.ts';
import { AGE_RANGE_QID } from '../../fields/rangeQuestion.ts';
import { toNumbers } from '../answerValues.ts';
import { areNumeric } from '../inputs/isNumberedScale.ts';

/** A position on a scale: 6 of 7. */
export interface ScalePosition {
  step: number;
  of: number;
}

/** The side on which a wish of one fits the other. */
type WishFit = 'both' | 'theirs' | 'own';

/** A thing that two members have in common. */
export type Finding =
  /** Both chose the same of several options. */
  | { kind: 'picks'; question: Question; options: readonly AnswerOption[] }
  /** Both are on the same side of a scale's middle. */
  | { kind: 'sameSide'; question: Question; side: 'high' | 'low'; own: ScalePosition; theirs: ScalePosition }
  /** The distance in whole kilometres or miles. */
  | { kind: 'near'; distance: number; city: string | null }
  /** The other's age is in the range the viewer wishes for (`theirs`), the viewer's in theirs (`own`), or both. */
  | { kind: 'ages'; fit: WishFit }
  | { kind: 'heights'; fit: WishFit };

/** A thing in which two members differ. */
export type Difference =
  | { kind: 'otherPick'; question: Question; own: AnswerOption; theirs: AnswerOption }
  | { kind: 'otherSide'; question: Question; own: ScalePosition; theirs: ScalePosition };

export interface CommonGround {
  /** Findings, the weightiest first. */
  shared: readonly Finding[];
  differences: readonly Difference[];
}

/** The facts about two members besides their answers. */
export interface MemberFacts {
  ownAge: number | null;
  theirAge: number | null;
  /** Distance between their homes, in the site's unit. */
  distance: number | null;
  theirCity: string | null;
}

/** Facts of which none is known, or none counts. */
export const noFacts: MemberFacts = { ownAge: null, theirAge: null, distance: null, theirCity: null };

/** Distance of a visit in the afternoon, in kilometres or miles. */
const MAX_NEAR_DISTANCE = 50;

interface GivenAnswer {
  question: Question;
  answer: Answer;
  /** The ids of the options that it names. */
  ids: readonly number[];
  /** Null where the question is no scale. */
  position: ScalePosition | null;
}

const answersByGroups = new WeakMap<readonly PersonalityGroup[], ReadonlyMap<number, GivenAnswer>>();

/** The answers that a member has given, by the question's id; built once, because each card asks for the viewer's. */
export function indexAnswers(groups: readonly PersonalityGroup[]): ReadonlyMap<number, GivenAnswer> {
  const known = answersByGroups.get(groups);
  if (known) return known;
  const index = new Map(
    groups
      .flatMap(({ answers }) => answers)
      .flatMap(({ question, answer }) => {
        if (answer === null) return [];
        const given = { question, answer, ids: toNumbers(answer), position: toScalePosition(question, answer) };
        return [[question.id, given] as const];
      }),
  );
  answersByGroups.set(groups, index);
  return index;
}

/** The answers of a profile in the form of a list record. */
export const toListedAnswers = (groups: readonly PersonalityGroup[]): ListedAnswer[] =>
  groups
    .flatMap(({ answers }) => answers)
    .flatMap(({ question, answer }) => (answer === null ? [] : [{ question: question.id, answer }]));

/**
 * Finds what two members have in common and where they differ, by the questions that both have answered. Nothing is
 * counted or rated.
 */
export function findCommonGround(
  own: readonly PersonalityGroup[],
  theirs: readonly ListedAnswer[],
  facts: MemberFacts,
): CommonGround {
  const ownAnswers = indexAnswers(own);
  const theirAnswers = new Map(theirs.map(({ question, answer }) => [question, answer]));
  const shared: Finding[] = [...findNearness(facts), ...findFits(ownAnswers, theirAnswers, facts)];
  const differences: Difference[] = [];
  for (const [id, given] of ownAnswers) {
    const theirAnswer = theirAnswers.get(id);
    if (theirAnswer === undefined) continue;
    const finding = compareAnswers(given, theirAnswer);
    if (finding?.kind === 'otherPick' || finding?.kind === 'otherSide') differences.push(finding);
    else if (finding) shared.push(finding);
  }
  return {
    shared: sortByWeight(shared, weighFinding),
    differences: sortByWeight(differences, weighDifference),
  };
}

/** Compares two answers to a question; null if they say nothing, or cannot be compared. */
function compareAnswers({ question, ids: ownIds, position }: GivenAnswer, theirs: Answer): Finding | Difference | null {
  if (position) {
    const theirPosition = toScalePosition(question, theirs);
    return theirPosition && comparePositions(question, position, theirPosition);
  }
  if (question.type !== 1 && question.type !== 2 && question.type !== 6) return null;
  const theirIds = toNumbers(theirs);
  const options = question.answerOptions.filter(({ id }) => ownIds.includes(id) && theirIds.includes(id));
  if (options.length > 0) return { kind: 'picks', question, options };
  if (question.type === 2) return null;
  const ownOption = question.answerOptions.find(({ id }) => id === ownIds[0]);
  const theirOption = question.answerOptions.find(({ id }) => id === theirIds[0]);
  return ownOption && theirOption ? { kind: 'otherPick', question, own: ownOption, theirs: theirOption } : null;
}

/** The position of an answer on a scale, which is a question of type 1 whose options are mere numbers. */
export function toScalePosition({ type, answerOptions }: Question, answer: Answer): ScalePosition | null {
  if (type !== 1 || !areNumeric(answerOptions.map(({ translations }) => Object.values(translations)[0] ?? ''))) {
    return null;
  }
  const step = answerOptions.findIndex(({ id }) => id === toNumbers(answer)[0]) + 1;
  return step === 0 ? null : { step, of: answerOptions.length };
}

/** The side of the middle on which a position is; null in the middle itself. */
export function sideOf({ step, of }: ScalePosition): 'high' | 'low' | null {
  const middle = (of + 1) / 2;
  if (step === middle) return null;
  return step > middle ? 'high' : 'low';
}

function comparePositions(question: Question, own: ScalePosition, theirs: ScalePosition): Finding | Difference | null {
  const side = sideOf(own);
  const theirSide = sideOf(theirs);
  if (side === null || theirSide === null) return null;
  return side === theirSide
    ? { kind: 'sameSide', question, side, own, theirs }
    : { kind: 'otherSide', question, own, theirs };
}

const findNearness = ({ distance, theirCity }: MemberFacts): Finding[] =>
  distance !== null && distance <= MAX_NEAR_DISTANCE ? [{ kind: 'near', distance, city: theirCity }] : [];

type Answers = ReadonlyMap<number, Answer>;

/** Finds ages and heights within the ranges that the other wishes for. */
function findFits(
  own: ReadonlyMap<number, GivenAnswer>,
  theirs: Answers,
  { ownAge, theirAge }: MemberFacts,
): Finding[] {
  const find = (isWanted: (question: Question) => boolean) => findBoth(own, theirs, isWanted, toNumbers);
  const ages = find(isAgeRange);
  const heightRanges = find((question) => question.type === 10 && !isAgeRange(question));
  const heights = find(({ type }) => type === 8);
  const ageFit = toFit(isInRange(theirAge, ages.own), isInRange(ownAge, ages.theirs));
  const heightFit = toFit(
    isInRange(heights.theirs[0] ?? null, heightRanges.own),
    isInRange(heights.own[0] ?? null, heightRanges.theirs),
  );
  return [
    ...(ageFit ? [{ kind: 'ages', fit: ageFit } as const] : []),
    ...(heightFit ? [{ kind: 'heights', fit: heightFit } as const] : []),
  ];
}

export const isAgeRange = ({ type, qid }: Question) => type === 10 && qid === AGE_RANGE_QID;

/** The numbers that both have answered to the first question of a kind; none where one has not answered. */
export function findBoth(
  own: ReadonlyMap<number, GivenAnswer>,
  theirs: Answers,
  isWanted: (question: Question) => boolean,
  read: (answer: Answer) => number[],
): Record<'own' | 'theirs', number[]> {
  const given = [...own.values()].find(({ question }) => isWanted(question));
  return { own: given ? read(given.answer) : [], theirs: read((given && theirs.get(given.question.id)) ?? []) };
}

/** Whether a value is in a range; null where one of the three numbers is missing. */
export function isInRange(value: number | null, [from, to]: readonly number[]): boolean | null {
  return value === null || from === undefined || to === undefined ? null : value >= from && value <= to;
}

/** The fit of two wishes. A wish that is not known does not prevent a fit; one that is not met does. */
function toFit(theirsFit: boolean | null, ownFits: boolean | null): WishFit | null {
  if (theirsFit === false || ownFits === false) return null;
  if (theirsFit && ownFits) return 'both';
  return theirsFit ? 'theirs' : ownFits ? 'own' : null;
}

/** The weight of a finding: highest for what someone looks for, then for what few others would have chosen. */
function weighFinding(finding: Finding): number {
  switch (finding.kind) {
    case 'picks':
      return weighTheme(finding.question) + 20 + Math.min(finding.question.answerOptions.length, 10);
    case 'sameSide':
      return weighTheme(finding.question) + 15 + Math.abs(finding.own.step + finding.theirs.step - finding.own.of - 1);
    case 'near':
      return 18;
    case 'ages':
      return 12;
    case 'heights':
      return 10;
  }
}

function weighDifference(difference: Difference): number {
  const weight = weighTheme(difference.question);
  if (difference.kind === 'otherPick') return weight + 5;
  return weight + Math.abs(difference.own.step - difference.theirs.step);
}

const weighTheme = ({ theme }: Question) => (theme === 'wishes' ? 20 : theme === 'values' ? 2 : 0);

/** Sorts by weight; equal weights stay in the order of the questions. */
const sortByWeight = <T>(items: readonly T[], weigh: (item: T) => number): T[] =>
  [...items].sort((a, b) => weigh(b) - weigh(a));
