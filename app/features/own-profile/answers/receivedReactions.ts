import type { RandomAnswer, ReactingMember, ReceivedComment } from '../../../api/contract/profile.ts';

/** The reactions of others to an answer of the member. */
export interface ReceivedReactions {
  likes: number;
  /** The first few members who like it, as far as the server tells. */
  likedBy: readonly ReactingMember[];
  /** Number of others who like it. */
  moreLikes: number;
  comments: readonly ReceivedComment[];
}

const MAX_LIKERS_SHOWN = 8;

/** The reactions to an answer; null if there are none. A server may tell only the number of likes. */
export function toReceivedReactions({
  likes,
  likedBy,
  comments,
}: Pick<RandomAnswer, 'likes' | 'likedBy' | 'comments'>): ReceivedReactions | null {
  const likers = likedBy ?? [];
  const count = Math.max(likes ?? 0, likers.length);
  const written = (comments ?? []).filter(({ comment }) => comment.trim() !== '');
  if (count === 0 && written.length === 0) return null;
  const shown = likers.slice(0, MAX_LIKERS_SHOWN);
  return { likes: count, likedBy: shown, moreLikes: shown.length === 0 ? 0 : count - shown.length, comments: written };
}

/** The reactions to each answer, by the question's id. */
export const toReactionsByQuestion = (answers: readonly RandomAnswer[]): ReadonlyMap<number, ReceivedReactions> =>
  new Map(
    answers.flatMap((answer) => {
      const reactions = toReceivedReactions(answer);
      return reactions ? [[answer.question.id, reactions] as const] : [];
    }),
  );
