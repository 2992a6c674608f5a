import type { Account } from './accounts.ts';
import type { World } from './createWorld.ts';
import type { WorldMember } from './members.ts';
import type { Tie } from './ties.ts';

/** A member as one account sees it. */
export interface Meeting {
  member: WorldMember;
  tie: Tie;
}

/** Everybody an account can meet: not those it has deleted or blocked. */
export function listMeetings(world: World, account: Account): Meeting[] {
  return world.members.flatMap((member) => {
    const tie = account.ties.get(member.profileId);
    return tie && !tie.deleted && !tie.blocked ? [{ member, tie }] : [];
  });
}

export const listMatches = (world: World, account: Account): Meeting[] =>
  listMeetings(world, account).filter(({ tie }) => tie.matched);

/** The latest visitor first. */
export const listVisitors = (world: World, account: Account): Meeting[] =>
  listMeetings(world, account)
    .filter(({ tie }) => tie.visitedAt !== null)
    .sort((a, b) => b.tie.visitedAt! - a.tie.visitedAt!);

export const listOnline = (world: World, account: Account): Meeting[] =>
  listMeetings(world, account).filter(({ member }) => member.online);

/** The counters that the badges show. */
export function countNews(world: World, account: Account) {
  return {
    matches: listMatches(world, account).filter(({ tie }) => tie.newMatch).length,
    visitors: listVisitors(world, account).filter(({ tie }) => tie.newVisit).length,
    conversations: account.conversations.filter(({ isNew }) => isNew).length,
    online: listOnline(world, account).length,
  };
}

/** The member behind a match_id or a profile_id, deleted and blocked ones too. */
export function findMeeting(
  world: World,
  account: Account,
  by: 'matchId' | 'profileId',
  id: string,
): Meeting | undefined {
  const member = world.members.find((each) => each[by] === id);
  const tie = member && account.ties.get(member.profileId);
  return member && tie && { member, tie };
}

export interface Filters {
  contactFilter?: number | undefined;
  favouritesFilter?: number | undefined;
  newFilter?: number | undefined;
  photoFilter?: number | undefined;
}

/** Whether a meeting passes the filters: 0 all, 1 with, 2 without (reading 11). */
export function passes({ member, tie }: Meeting, filters: Filters): boolean {
  const agree = (filter: number | undefined, has: boolean) => !filter || (filter === 1) === has;
  return (
    agree(filters.contactFilter, tie.contacted) &&
    agree(filters.favouritesFilter, tie.bookmarked) &&
    agree(filters.newFilter, tie.newMatch || tie.newVisit) &&
    agree(filters.photoFilter, member.pictureIds.length > 0)
  );
}
