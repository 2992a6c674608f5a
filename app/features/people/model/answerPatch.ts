import type { Profile, RandomAnswer } from '../../../api/contract/profile.ts';

/** The change of an answer by a like or a comment. */
export type AnswerPatch = Partial<Pick<RandomAnswer, 'liked' | 'likes' | 'comment'>>;

export const patchAnswer = (profile: Profile, answerId: string, patch: AnswerPatch): Profile => ({
  ...profile,
  answersRandom: profile.answersRandom.map((answer) => (answer.id === answerId ? { ...answer, ...patch } : answer)),
});

/** The change by a like; the number stays null where the back end does not count likes. */
export const toLikePatch = ({ likes }: RandomAnswer): AnswerPatch => ({
  liked: true,
  likes: likes === null ? null : likes + 1,
});

export const toUnlikePatch = ({ liked, likes }: RandomAnswer): AnswerPatch => ({ liked, likes });
