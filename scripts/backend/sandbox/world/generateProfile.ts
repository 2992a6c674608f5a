import { interestKeys } from '../../../../app/api/contract/profile.ts';
import { createRandom } from '../seededRandom.ts';
import type { StoredAnswer } from './accountTypes.ts';
import { generateAnswer } from './answerRules.ts';
import type { WorldMember } from './createMembers.ts';
import { additionalQuestions, questions } from './questions.ts';

/** Generates a member's answers by the question's id; every call returns the same. */
export function generateAnswers(member: WorldMember, metric: boolean): Map<number, StoredAnswer> {
  const random = createRandom(`answers/${member.profileId}`);
  const { birthday, town, language } = member;
  return new Map(
    [...questions, ...additionalQuestions].map((question) => {
      const answer = generateAnswer(question, { random, birthday, town, language, metric });
      return [question.id, { id: `${member.profileId}-${question.id}`, answer }];
    }),
  );
}

/** Generates up to five interests of a member. */
export function generateInterests({ profileId }: WorldMember): string[] {
  const random = createRandom(`interests/${profileId}`);
  return random.shuffle(interestKeys).slice(0, random.integer(0, 5));
}
