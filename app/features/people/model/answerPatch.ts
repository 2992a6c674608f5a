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
