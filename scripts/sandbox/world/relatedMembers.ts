import type { Account } from './accounts.ts';
import type { World } from './createWorld.ts';
import type { WorldMember } from './members.ts';
import type { Relationship } from './relationships.ts';

/** A member as one account sees it. */
export interface RelatedMember {
  member: WorldMember;
  relationship: Relationship;
}

/** The members that an account can meet, without those that it has deleted or blocked. */
export function listRelatedMembers(world: World, account: Account): RelatedMember[] {
  return world.members.flatMap((member) => {
    const relationship = account.relationships.get(member.profileId);
    return relationship && !relationship.deleted && !relationship.blocked ? [{ member, relationship }] : [];
  });
}

export const listMatches = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account).filter(({ relationship }) => relationship.matched);

/** The latest visitor first. */
export const listVisitors = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account)
    .filter(({ relationship }) => relationship.visitedAt !== null)
    .sort((a, b) => b.relationship.visitedAt! - a.relationship.visitedAt!);

export const listOnline = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account).filter(({ member }) => member.online);

/** The counters that the badges show. */
export function toCounters(world: World, account: Account) {
  return {
    matches: listMatches(world, account).filter(({ relationship }) => relationship.newMatch).length,
    visitors: listVisitors(world, account).filter(({ relationship }) => relationship.newVisit).length,
    conversations: account.conversations.filter(({ isNew }) => isNew).length,
    online: listOnline(world, account).length,
  };
}

/** The member with a match_id or profile_id, deleted and blocked ones included. */
export function findRelatedMember(
  world: World,
  account: Account,
  by: 'matchId' | 'profileId',
  id: string,
): RelatedMember | undefined {
  const member = world.members.find((each) => each[by] === id);
  const relationship = member && account.relationships.get(member.profileId);
  return member && relationship && { member, relationship };
}

export interface MemberFilters {
  contactFilter?: number | undefined;
  favouritesFilter?: number | undefined;
  newFilter?: number | undefined;
  photoFilter?: number | undefined;
}

/** Whether a member passes the filters: 0 all, 1 with, 2 without (reading 11). */
export function matchesFilters({ member, relationship }: RelatedMember, filters: MemberFilters): boolean {
  const passes = (filter: number | undefined, has: boolean) => !filter || (filter === 1) === has;
  return (
    passes(filters.contactFilter, relationship.contacted) &&
    passes(filters.favouritesFilter, relationship.bookmarked) &&
    passes(filters.newFilter, relationship.newMatch || relationship.newVisit) &&
    passes(filters.photoFilter, member.pictureIds.length > 0)
  );
}
