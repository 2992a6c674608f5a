import type { Account } from './accounts.ts';
import type { World } from './createWorld.ts';
import type { WorldMember } from './members.ts';
import type { Relationship } from './relationships.ts';

/** A member as one account sees it. */
export interface RelatedMember {
  member: WorldMember;
  relationship: Relationship;
}

/** Everybody an account can meet: not those it has deleted or blocked. */
export function listRelatedMembers(world: World, account: Account): RelatedMember[] {
  return world.members.flatMap((member) => {
    const tie = account.relationships.get(member.profileId);
    return tie && !tie.deleted && !tie.blocked ? [{ member, relationship: tie }] : [];
  });
}

export const listMatches = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account).filter(({ relationship: tie }) => tie.matched);

/** The latest visitor first. */
export const listVisitors = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account)
    .filter(({ relationship: tie }) => tie.visitedAt !== null)
    .sort((a, b) => b.relationship.visitedAt! - a.relationship.visitedAt!);

export const listOnline = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account).filter(({ member }) => member.online);

/** The counters that the badges show. */
export function toCounters(world: World, account: Account) {
  return {
    matches: listMatches(world, account).filter(({ relationship: tie }) => tie.newMatch).length,
    visitors: listVisitors(world, account).filter(({ relationship: tie }) => tie.newVisit).length,
    conversations: account.conversations.filter(({ isNew }) => isNew).length,
    online: listOnline(world, account).length,
  };
}

/** The member behind a match_id or a profile_id, deleted and blocked ones too. */
export function findRelatedMember(
  world: World,
  account: Account,
  by: 'matchId' | 'profileId',
  id: string,
): RelatedMember | undefined {
  const member = world.members.find((each) => each[by] === id);
  const tie = member && account.relationships.get(member.profileId);
  return member && tie && { member, relationship: tie };
}

export interface MemberFilters {
  contactFilter?: number | undefined;
  favouritesFilter?: number | undefined;
  newFilter?: number | undefined;
  photoFilter?: number | undefined;
}

/** Whether a meeting passes the filters: 0 all, 1 with, 2 without (reading 11). */
export function matchesFilters({ member, relationship: tie }: RelatedMember, filters: MemberFilters): boolean {
  const agree = (filter: number | undefined, has: boolean) => !filter || (filter === 1) === has;
  return (
    agree(filters.contactFilter, tie.contacted) &&
    agree(filters.favouritesFilter, tie.bookmarked) &&
    agree(filters.newFilter, tie.newMatch || tie.newVisit) &&
    agree(filters.photoFilter, member.pictureIds.length > 0)
  );
}
