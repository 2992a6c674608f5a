import type { Account } from './accountTypes.ts';
import { ANY_DISTANCE } from './answerBounds.ts';
import type { WorldMember } from './createMembers.ts';
import type { World } from './createWorld.ts';
import { generateAnswers } from './generateProfile.ts';
import { findQuestion, findQuestionByRole, preferenceQuestions } from './questions.ts';
import { toAge } from './toAge.ts';
import { toDistance } from './toDistance.ts';

/**
 * Whether a member has the age, height, distance and answers that the account looks for; a missing answer sets no
 * limit.
 */
export function fitsPreferences(world: World, account: Account, member: WorldMember): boolean {
  const answerOf = (role: Parameters<typeof findQuestionByRole>[0]) =>
    account.answers.get(findQuestionByRole(role).id)?.answer;
  return (
    isInRange(answerOf('ageRange'), toAge(member.birthday, world.now())) &&
    isNear(answerOf('distance'), account, member, world.metric) &&
    isInRange(answerOf('heightRange'), () => heightOf(member, world.metric)) &&
    hasWantedAnswers(account, () => generateAnswers(member, world.metric))
  );
}

/** Whether a member's own answers are among the wanted ones: of type 2 a chosen option, of type 1 at least the step. */
function hasWantedAnswers(account: Account, givenAnswers: () => ReturnType<typeof generateAnswers>): boolean {
  const wishes = preferenceQuestions.flatMap((question) => {
    const wanted = toOptionIndexes(question.id, account.answers.get(question.id)?.answer);
    return question.about !== null && wanted.length > 0 ? [{ ...question, about: question.about, wanted }] : [];
  });
  if (wishes.length === 0) return true;
  const answers = givenAnswers();
  return wishes.every(({ type, about, wanted }) => {
    const given = toOptionIndexes(about, answers.get(about)?.answer);
    return type === 1 ? given.some((step) => step >= wanted[0]!) : given.some((index) => wanted.includes(index));
  });
}

/** Returns the positions of the chosen options in the question. */
function toOptionIndexes(questionId: number, answer: unknown): number[] {
  const { answerOptions } = findQuestion(questionId)!;
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return answerOptions.flatMap(({ id }, index) => (chosen.map(Number).includes(id) ? [index] : []));
}

/** Whether a number is in a two-value range; any other answer is no range. */
function isInRange(range: unknown, value: number | (() => number)): boolean {
  if (!Array.isArray(range) || range.length !== 2) return true;
  const measured = typeof value === 'number' ? value : value();
  return Number(range[0]) <= measured && measured <= Number(range[1]);
}

function isNear(answer: unknown, { town }: Account, member: WorldMember, metric: boolean): boolean {
  const given = (Array.isArray(answer) ? answer[0] : answer) as
    | { lat?: unknown; lng?: unknown; distance?: unknown }
    | undefined;
  const limit = Number(given?.distance ?? ANY_DISTANCE);
  if (limit >= ANY_DISTANCE) return true;
  const centre = { lat: Number(given?.lat ?? town.lat), lng: Number(given?.lng ?? town.lng) };
  return toDistance(centre, member.town, metric) <= limit;
}

function heightOf(member: WorldMember, metric: boolean): number {
  const answer = generateAnswers(member, metric).get(findQuestionByRole('height').id)?.answer;
  return Number(Array.isArray(answer) ? answer[0] : answer);
}
