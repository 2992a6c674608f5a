import type { Profile, RandomAnswer } from '../../../api/contract/profile.ts';

/** What a like or a comment changes in an answer. */
export type AnswerPatch = Partial<Pick<RandomAnswer, 'liked' | 'likes' | 'comment'>>;

export const patchAnswer = (profile: Profile, answerId: string, patch: AnswerPatch): Profile => ({
  ...profile,
  answersRandom: profile.answersRandom.map((answer) => (answer.id === answerId ? { ...answer, ...patch } : answer)),
});

/** The number of likes stays null where the back end does not count them. */
export const toLikePatch = ({ likes }: RandomAnswer): AnswerPatch => ({
  liked: true,
  likes: likes === null ? null : likes + 1,
});

export const toUnlikePatch = ({ liked, likes }: RandomAnswer): AnswerPatch => ({ liked, likes });

export const MAX_COMMENT_LENGTH = 1000;

/** Returns null for a comment that can be sent. */
export function validateComment(text: string): 'missing' | 'tooLong' | null {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > MAX_COMMENT_LENGTH ? 'tooLong' : null;
}
