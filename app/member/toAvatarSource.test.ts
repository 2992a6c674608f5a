import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberPictureUrl, teamAvatarSource, toAvatarSource } from './toAvatarSource.ts';

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

test('without a picture of our own a member has an initial and the tone of the gender, the team the icon', {
  tags: 'rule',
}, () => {
  expect(toAvatarSource(null, 'male', 'kurt')).toEqual({ picture: null, initial: 'K', tone: 'male' });
  expect(toAvatarSource('https://elsewhere.example/1.jpg', 'female', null)).toEqual({
    picture: null,
    initial: '',
    tone: 'female',
  });
  expect(toAvatarSource('/1.jpg', 'female', 'Anna').picture).toBe('http://127.0.0.1:4310/1.jpg');
  expect(teamAvatarSource()).toMatchObject({ picture: expect.stringMatching(/\.svg$/), tone: 'team' });
});
