import { interestKeys } from '../../../app/api/contract/profile.ts';
import { createRandom } from '../seededRandom.ts';
import type { StoredAnswer } from './accounts.ts';
import { generateAnswer } from './generateAnswer.ts';
import type { WorldMember } from './members.ts';
import { additionalQuestions, questions } from './questions.ts';

/** What a member has answered, by the question's id: invented anew each time, and the same each time. */
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

/** Up to five interests of a member. */
export function generateInterests({ profileId }: WorldMember): string[] {
  const random = createRandom(`interests/${profileId}`);
  return random.shuffle(interestKeys).slice(0, random.integer(0, 5));
}
