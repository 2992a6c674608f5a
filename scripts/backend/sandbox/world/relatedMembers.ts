import type { ListSort } from '../../../../app/api/contract/memberLists.ts';
import type { Account } from './accountTypes.ts';
import type { WorldMember } from './createMembers.ts';
import type { World } from './createWorld.ts';
import { fitsPreferences } from './fitsPreferences.ts';
import { generateLastOnline } from './generateLastOnline.ts';
import { hasUnread, listConversations } from './messaging.ts';
import { isBlocked, type Relationship } from './relationships.ts';
import { listUnconfirmedRemovals } from './removals.ts';
import { toDistance } from './toDistance.ts';

/** A member as one account sees it. */
export interface RelatedMember {
  member: WorldMember;
  relationship: Relationship;
}

/** Lists the members that an account can meet, without deleted and removed ones and those whom a block separates from it. */
export function listRelatedMembers(world: World, account: Account): RelatedMember[] {
  return world.members.flatMap((member) => {
    const relationship = account.relationships.get(member.profileId);
    const met = relationship && !relationship.deleted && !isBlocked(relationship) && member.removedAt === null;
    return met ? [{ member, relationship }] : [];
  });
}

/** Lists the members whom an account blocks, the latest first. */
export const listBlockedMembers = (world: World, account: Account): RelatedMember[] =>
  world.members
    .flatMap((member) => {
      const relationship = account.relationships.get(member.profileId);
      return relationship?.blocked && !relationship.deleted ? [{ member, relationship }] : [];
    })
    .sort((a, b) => (b.relationship.blockedAt ?? 0) - (a.relationship.blockedAt ?? 0));

export const listMatches = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account).filter(
    ({ member, relationship }) => relationship.matched && fitsPreferences(world, account, member),
  );

/** Lists visitors, the latest first. */
export const listVisitors = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account)
    .filter(({ relationship }) => relationship.visitedAt !== null)
    .sort((a, b) => b.relationship.visitedAt! - a.relationship.visitedAt!);

export const listOnline = (world: World, account: Account): RelatedMember[] =>
  listRelatedMembers(world, account).filter(({ member }) => member.online);

/** Tests of whether a member is new in each list. A member stays new until the account looks at the profile. */
export const isNewIn = {
  matches: ({ relationship }: RelatedMember) => relationship.newMatch,
  visitors: ({ relationship }: RelatedMember) => relationship.newVisit,
  online: ({ relationship }: RelatedMember) => relationship.newMatch || relationship.newVisit,
} as const;

/** Counts what the badges show. */
export function toCounters(world: World, account: Account) {
  return {
    matches: listMatches(world, account).filter(isNewIn.matches).length,
    visitors: listVisitors(world, account).filter(isNewIn.visitors).length,
    conversations: listConversations(account).filter((conversation) => hasUnread(conversation, account)).length,
    online: listOnline(world, account).length,
    safetyNotices: listUnconfirmedRemovals(world, account).length,
  };
}

/** Finds the member with an id, also a deleted, removed or blocked one; undefined for a stranger. */
export function findRelatedMember(
  world: World,
  account: Account,
  by: 'matchId' | 'profileId' | 'uuid',
  id: string,
): RelatedMember | undefined {
  const member = world.members.find((each) => each[by] === id);
  const relationship = member && account.relationships.get(member.profileId);
  return member && relationship && { member, relationship };
}

/** Sorts members in the order that a list asks for; equal ones keep the list's own order, which is that of `best`. */
export function sortMembers(
  world: World,
  { town }: Account,
  sort: ListSort | undefined,
  members: readonly RelatedMember[],
): RelatedMember[] {
  const now = world.now();
  const ranks: Record<ListSort, (related: RelatedMember) => number> = {
    best: () => 0,
    newest: ({ member }) => -Number(member.matchId),
    nearest: ({ member }) => toDistance(town, member.town, world.metric),
    lastOnline: ({ member }) => -generateLastOnline(member, now),
  };
  const rank = ranks[sort ?? 'best'];
  return members.toSorted((a, b) => rank(a) - rank(b));
}

export interface MemberFilters {
  contactFilter?: number | undefined;
  favouritesFilter?: number | undefined;
  newFilter?: number | undefined;
  photoFilter?: number | undefined;
}

/** Whether a member passes the filters of a list: 0 all, 1 with, 2 without (reading 11). */
export function matchesFilters(
  related: RelatedMember,
  list: keyof typeof isNewIn,
  { contactFilter, favouritesFilter, newFilter, photoFilter }: MemberFilters,
): boolean {
  const { member, relationship } = related;
  const passes = (filter: number | undefined, has: boolean) => !filter || (filter === 1) === has;
  return (
    passes(contactFilter, relationship.contacted) &&
    passes(favouritesFilter, relationship.bookmarked) &&
    passes(newFilter, isNewIn[list](related)) &&
    passes(photoFilter, member.pictureIds.length > 0)
  );
}
