import { expect, test } from 'vitest';
import type { Dashboard } from '../../api/contract/dashboard.ts';
import { Profile } from '../../api/contract/profile.ts';
import { memberFixture } from './memberFixture.ts';
import {
  mapDashboardMembers,
  type PersonPatch,
  patchMembers,
  patchProfile,
  profileToPerson,
  removeMember,
  toPerson,
} from './person.ts';

const three = [memberFixture(1), memberFixture(2, { icebreaker_question: 'Sea or hills?', new: 1 }), memberFixture(3)];
const profile = Profile.parse({
  profileCard: { profilePicture: null, gender: 2, username: 'Ada' },
  answersRandom: [],
  match_id: 502,
  profile_id: 902,
  bookmark: '1',
});

test.for<[string, PersonPatch]>([
  ['favourite', { bookmark: true }],
  ['no favourite', { bookmark: false }],
  ['smile', { smileSent: true }],
  ['icebreaker answered', { icebreakerQuestion: null }],
  ['viewed', { new: false }],
])('patch "%s" changes one member, found by matchId', ([, patch]) => {
  const changed = patchMembers(three, '502', patch);
  expect(changed[1]).toEqual({ ...three[1], ...patch });
  expect(changed[0]).toBe(three[0]);
  expect(changed[2]).toBe(three[2]);
});

test('a patch and its opposite cancel out', () => {
  expect(patchMembers(patchMembers(three, '502', { bookmark: true }), '502', { bookmark: false })).toEqual(three);
});

test('id and profileId do not match another member’s matchId', () => {
  for (const id of ['2', '902', '999']) expect(patchMembers(three, id, { bookmark: true })).toBe(three);
});

test('a row without a matchId is found by its id', () => {
  const row = memberFixture(7, { match_id: null });
  expect(toPerson(row).matchId).toBe('7');
  expect(patchMembers([row], '7', { smileSent: true })[0]?.smileSent).toBe(true);
});

test('deleting removes that member alone', () => {
  expect(removeMember(three, '502').map(({ id }) => id)).toEqual(['1', '3']);
});

test('a profile is patched only for the same member, and without "new"', () => {
  expect(patchProfile(profile, '502', { bookmark: false, new: false })).toEqual({ ...profile, bookmark: false });
  expect(patchProfile(profile, '501', { bookmark: false })).toBe(profile);
});

test('list and profile give the same person', () => {
  const row = memberFixture(2, { username: 'Ada', bookmark: '1' });
  expect(profileToPerson(profile, '902')).toEqual(toPerson(row));
});

test('the dashboard changes in matches and visitors', () => {
  const dashboard: Dashboard = { matches: three, visitors: [three[1]!], messages: [], waiting: null };
  const changed = mapDashboardMembers(dashboard, (rows) => patchMembers(rows, '502', { new: false }));
  expect(changed.matches[1]?.new).toBe(false);
  expect(changed.visitors[0]?.new).toBe(false);
});
