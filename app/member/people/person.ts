import type { Dashboard } from '../../api/contract/dashboard.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import type { Profile } from '../../api/contract/profile.ts';

/** Another member, as the actions need them, from a list row or a profile. */
export interface Person {
  /** The id for the calls under /api/matches/; null for a member who is no match. */
  matchId: string | null;
  /** The id for all other calls. */
  profileId: string;
  /** Empty if unknown. */
  username: string;
  favourite: boolean;
  smileSent: boolean;
  /** Whether writing to them first needs Premium. */
  blockSend: boolean;
}

/** A change by an action, for every list and profile that shows the member. */
export type PersonPatch = Partial<
  Pick<ListedMember, 'bookmark' | 'smileSent' | 'icebreakerQuestion' | 'new' | 'viewed'>
>;

export const matchIdOf = ({ matchId, id }: Pick<ListedMember, 'matchId' | 'id'>): string => matchId ?? id;

export const toPerson = (member: ListedMember): Person => ({
  matchId: matchIdOf(member),
  profileId: member.profileId,
  username: member.username ?? '',
  favourite: member.bookmark,
  smileSent: member.smileSent,
  blockSend: member.blockSend,
});

export const profileToPerson = (profile: Profile, profileId: string): Person => ({
  matchId: profile.matchId,
  profileId: profile.profileId ?? profileId,
  username: profile.profileCard.username ?? '',
  favourite: profile.bookmark,
  smileSent: profile.smileSent,
  blockSend: profile.blockSend,
});

/**
 * Applies a change to the rows of a member. Returns the same array if no row matches, so that nothing is rendered
 * again.
 */
export function patchMembers(
  rows: readonly ListedMember[],
  matchId: string,
  patch: PersonPatch,
): readonly ListedMember[] {
  if (!rows.some((row) => matchIdOf(row) === matchId)) return rows;
  return rows.map((row) => (matchIdOf(row) === matchId ? { ...row, ...patch } : row));
}

export function removeMember(rows: readonly ListedMember[], matchId: string): readonly ListedMember[] {
  const others = rows.filter((row) => matchIdOf(row) !== matchId);
  return others.length === rows.length ? rows : others;
}

/** Applies a change to a profile, which has neither "new" nor "viewed". */
export function patchProfile(
  profile: Profile,
  matchId: string,
  { new: _, viewed: __, ...patch }: PersonPatch,
): Profile {
  return profile.matchId === matchId ? { ...profile, ...patch } : profile;
}

export type MapRows = (rows: readonly ListedMember[]) => readonly ListedMember[];

export const mapDashboardMembers = (dashboard: Dashboard, change: MapRows): Dashboard => ({
  ...dashboard,
  matches: [...change(dashboard.matches)],
  visitors: [...change(dashboard.visitors)],
});

/** The id of the name on a member's card, which takes the focus. */
export const toCardHeadingId = (matchId: string): string => `person-${matchId}`;
