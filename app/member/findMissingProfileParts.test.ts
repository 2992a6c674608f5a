import { expect, test } from 'vitest';
import type { Profile, RandomAnswer } from '../api/contract/profile.ts';
import { findMissingProfileParts, type ProfilePart } from './findMissingProfileParts.ts';

const answer = (questionId: number, text: string) =>
  ({ id: `a${questionId}`, question: { id: questionId, translations: {} }, answer: text }) as RandomAnswer;
const profile = (card: { profilePicture?: string | null; username?: string | null }, answers: RandomAnswer[]) => ({
  profileCard: { profilePicture: '/p.svg', username: 'Ida', ...card } as Profile['profileCard'],
  answersRandom: answers,
});
const [words, other] = [answer(108, 'I dance.'), answer(13, 'The sea')];

test.for<[string, ReturnType<typeof profile>, ProfilePart[]]>([
  ['a complete profile', profile({}, [words, other]), []],
  ['a new one', profile({ profilePicture: null, username: null }, []), ['picture', 'description', 'name', 'answers']],
  ['blank words', profile({ username: '  ' }, [answer(108, ' '), other]), ['description', 'name']],
  ['words alone', profile({ profilePicture: null }, [words]), ['picture', 'answers']],
])('%s', ([, given, expected]) => {
  expect(findMissingProfileParts(given)).toEqual(expected);
});
