import { expect, test } from 'vitest';
import { Profile } from '../../../api/contract/profile.ts';
import { patchAnswer, toLikePatch, toUnlikePatch } from './answerPatch.ts';

const answer = (id: number, question: number, text: string, likes: number | null = 0) => ({
  id: `901-${id}`,
  question: { id: question, translations: { en: `Question ${question}` } },
  answer: text,
  liked: false,
  likes,
});
const profile = Profile.parse({
  profileCard: { gender: 1 },
  answersRandom: [answer(1, 13, 'The lake'), answer(2, 108, ' I like walks. '), answer(3, 16, '  ', 2)],
});

test('a like is counted at once, and undoing it restores the answer', () => {
  const before = profile.answersRandom[0]!;
  const liked = patchAnswer(profile, before.id, toLikePatch(before));
  expect(liked.answersRandom[0]).toMatchObject({ liked: true, likes: 1 });
  expect(liked.answersRandom[1]).toBe(profile.answersRandom[1]);
  expect(patchAnswer(liked, before.id, toUnlikePatch(before))).toEqual(profile);
});

test('a like does not turn an unknown count into a number', () => {
  expect(toLikePatch({ ...profile.answersRandom[0]!, likes: null })).toEqual({ liked: true, likes: null });
});
