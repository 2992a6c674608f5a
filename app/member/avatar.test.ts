import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberPictureUrl, teamAvatarSource, toAvatarSource } from './avatar.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://members.probelund.de.example' }));
afterEach(() => vi.unstubAllGlobals());

test.for<[string | null, string | null]>([
  [null, null],
  ['http://127.0.0.1:4310/pictures/1.jpg', 'http://127.0.0.1:4310/pictures/1.jpg'],
  ['/pictures/1.jpg', 'http://127.0.0.1:4310/pictures/1.jpg'],
  ['https://members.probelund.de.example/1.jpg', 'https://members.probelund.de.example/1.jpg'],
  ['https://elsewhere.example/1.jpg', null],
])('memberPictureUrl %j → %j', ([path, expected]) => {
  expect(memberPictureUrl(path)).toBe(expected);
});

test('toAvatarSource falls back to the default avatar of the gender', () => {
  expect(toAvatarSource(null, 'male')).toEqual({ picture: null, fallback: '/assets/art/avatar-male.svg' });
  expect(toAvatarSource('https://elsewhere.example/1.jpg', 'female')).toEqual({
    picture: null,
    fallback: '/assets/art/avatar-female.svg',
  });
  expect(toAvatarSource('/1.jpg', 'female').picture).toBe('http://127.0.0.1:4310/1.jpg');
  expect(teamAvatarSource()).toEqual({ picture: null, fallback: '/assets/art/avatar-team.svg' });
});
