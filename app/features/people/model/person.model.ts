import type { Dashboard, ListedMember } from '../../../api/contract/memberLists.ts';
import type { Profile } from '../../../api/contract/profile.ts';

/** What the actions need to know of another member, whether they stand in a list or on their profile. */
export interface Person {
  /** What the calls under /api/matches/ take; null for somebody who is no match. */
  matchId: string | null;
  /** What everything else takes. */
  profileId: string;
  /** Empty where it is not known. */
  username: string;
  favourite: boolean;
  smileSent: boolean;
  /** Whether writing to them first needs Premium. */
  blockSend: boolean;
}

/** What an action changes at once, on every list and profile where the member stands. */
export type PersonPatch = Partial<Pick<ListedMember, 'bookmark' | 'smile_sent' | 'icebreaker_question' | 'new'>>;

export const matchIdOf = ({ match_id, id }: Pick<ListedMember, 'match_id' | 'id'>): string => match_id ?? id;

export const toPerson = (member: ListedMember): Person => ({
  matchId: matchIdOf(member),
  profileId: member.profile_id,
  username: member.username ?? '',
  favourite: member.bookmark,
  smileSent: member.smile_sent,
  blockSend: member.blockSend,
});

export const profileToPerson = (profile: Profile, profileId: string): Person => ({
  matchId: profile.match_id,
  profileId: profile.profile_id ?? profileId,
  username: profile.profileCard.username ?? '',
  favourite: profile.bookmark,
  smileSent: profile.smile_sent,
  blockSend: profile.blockSend,
});

/** The same rows where nothing changes, so that nothing is drawn anew. */
export function patchMembers(
  rows: readonly ListedMember[],
  matchId: string,
  patch: PersonPatch,
): readonly ListedMember[] {
  if (!rows.some((row) => matchIdOf(row) === matchId)) return rows;
  return rows.map((row) => (matchIdOf(row) === matchId ? { ...row, ...patch } : row));
}

export function removeMember(rows: readonly ListedMember[], matchId: string): readonly ListedMember[] {
  const left = rows.filter((row) => matchIdOf(row) !== matchId);
  return left.length === rows.length ? rows : left;
}

/** A profile has no "new". */
export function patchProfile(profile: Profile, matchId: string, { new: _, ...patch }: PersonPatch): Profile {
  return profile.match_id === matchId ? { ...profile, ...patch } : profile;
}

type MapRows = (rows: readonly ListedMember[]) => readonly ListedMember[];

/** The dashboard shows matches and visitors, too. */
export const mapDashboardMembers = (dashboard: Dashboard, change: MapRows): Dashboard => ({
  ...dashboard,
  matches: [...change(dashboard.matches)],
  visitors: [...change(dashboard.visitors)],
});
