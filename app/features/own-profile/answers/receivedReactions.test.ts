import { expect, test } from 'vitest';
import type { RandomAnswer, ReactingMember } from '../../../api/contract/profile.ts';
import { toReactionsByQuestion, toReceivedReactions } from './receivedReactions.ts';

const member = (profileId: string): ReactingMember => ({
  ...{ profileId, matchId: null, username: `Member ${profileId}`, gender: 'female', picture: null },
});
const members = (count: number) => Array.from({ length: count }, (_, index) => member(String(index)));
const comment = (text: string) => ({ member: member('7'), comment: text, createdAt: null });

test.for<[string, Pick<RandomAnswer, 'likes' | 'likedBy' | 'comments'>]>([
  ['a server that tells nothing', { likes: null, likedBy: null, comments: null }],
  ['no likes and blank comments', { likes: 0, likedBy: [], comments: [comment('  ')] }],
])('%s: there is nothing to show', ([, answer]) => {
  expect(toReceivedReactions(answer)).toBeNull();
});

test.for<[number | null, number, { likes: number; shown: number; moreLikes: number }]>([
  [3, 3, { likes: 3, shown: 3, moreLikes: 0 }],
  [12, 12, { likes: 12, shown: 8, moreLikes: 4 }],
  // The server counts more than it names, or names them without a count.
  [5, 2, { likes: 5, shown: 2, moreLikes: 3 }],
  [null, 2, { likes: 2, shown: 2, moreLikes: 0 }],
  // Without names there is only the number.
  [4, 0, { likes: 4, shown: 0, moreLikes: 0 }],
])('%o likes, %i of them named', ([likes, named, { shown, ...expected }]) => {
  const reactions = toReceivedReactions({ likes, likedBy: members(named), comments: null })!;
  expect(reactions).toMatchObject(expected);
  expect(reactions.likedBy).toHaveLength(shown);
});

test('they are found by the question', () => {
  const answer = (id: number, likes: number): RandomAnswer => ({
    ...{ id: `a${id}`, question: { id, translations: {} }, answer: 'Sea', liked: false, likes, comment: null },
    ...{ likedBy: null, comments: id === 16 ? [comment('How true')] : null },
  });
  const found = toReactionsByQuestion([answer(13, 2), answer(16, 0), answer(101, 0)]);
  expect([...found.keys()]).toEqual([13, 16]);
  expect(found.get(16)!.comments.map((each) => each.comment)).toEqual(['How true']);
});
