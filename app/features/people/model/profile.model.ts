import type { Profile, RandomAnswer } from '../../../api/contract/profile.ts';

/** The question whose answer is the personal description. */
const descriptionId = 108;

/** The description, and the answers that others may like and comment on: the description is not among them. */
export function splitAnswers(answers: readonly RandomAnswer[]): { description: string; answers: RandomAnswer[] } {
  const description = answers.find(({ question }) => question.id === descriptionId)?.answer.trim() ?? '';
  const others = answers.filter(({ question, answer }) => question.id !== descriptionId && answer.trim() !== '');
  return { description, answers: others };
}

/** What a like or a comment changes at once. */
export type AnswerPatch = Partial<Pick<RandomAnswer, 'liked' | 'likes' | 'comment'>>;

export const patchAnswer = (profile: Profile, answerId: string, patch: AnswerPatch): Profile => ({
  ...profile,
  answersRandom: profile.answersRandom.map((answer) => (answer.id === answerId ? { ...answer, ...patch } : answer)),
});

/** A back end that does not count likes is not given a number. */
export const likeOf = ({ likes }: RandomAnswer): AnswerPatch => ({
  liked: true,
  likes: likes === null ? null : likes + 1,
});

export const unlikeOf = ({ liked, likes }: RandomAnswer): AnswerPatch => ({ liked, likes });

const longestComment = 1000;

/** null: it can be sent. */
export function checkComment(text: string): 'missing' | 'tooLong' | null {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > longestComment ? 'tooLong' : null;
}
