import { fetchCounters } from '../../../../app/api/contract/counters.ts';
import { fetchDashboard } from '../../../../app/api/contract/dashboard.ts';
import { registerView } from '../../../../app/api/contract/matchActions.ts';
import {
  fetchMatches,
  fetchOnlineUsers,
  fetchVisitors,
  type ListSort,
} from '../../../../app/api/contract/memberLists.ts';
import { defineHandler } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { isGreetingAlone } from '../world/createConversations.ts';
import type { World } from '../world/createWorld.ts';
import { listConversations, listWaitingConversations } from '../world/messaging.ts';
import {
  type isNewIn,
  listMatches,
  listOnline,
  listVisitors,
  type MemberFilters,
  matchesFilters,
  type RelatedMember,
  sortMembers,
  toCounters,
} from '../world/relatedMembers.ts';
import { toDashboardMessage, toWaitingConversation } from './chatPayloads.ts';
import { findReachableMember } from './findMemberOr404.ts';
import { toMemberPayload } from './memberPayload.ts';

const DASHBOARD_ROWS = 3;

export const listHandlers = [
  defineHandler(fetchCounters, ({ world, viewer }) => toCounters(world, viewer)),

  defineHandler(fetchDashboard, (request) => {
    const { world, viewer } = request;
    const toPayloads = (list: keyof typeof isNewIn, related: RelatedMember[]) =>
      related.slice(0, DASHBOARD_ROWS).map((each) => toMemberPayload(request, list, each));
    return {
      matches: toPayloads('matches', strangersFirst(listMatches(world, viewer))),
      visitors: toPayloads('visitors', listVisitors(world, viewer)),
      messages: listConversations(viewer)
        .filter((conversation) => !isGreetingAlone(conversation))
        .slice(0, DASHBOARD_ROWS)
        .map((conversation) => toDashboardMessage(conversation, request)),
      waiting: listWaitingConversations(viewer).map((conversation) => toWaitingConversation(conversation, viewer)),
    };
  }),

  defineHandler(fetchMatches, (request) => ({
    matches: pickPage(request, 'matches', listMatches(request.world, request.viewer), request.query).map((related) =>
      toMemberPayload(request, 'matches', related),
    ),
  })),

  defineHandler(fetchVisitors, (request) => ({
    visitors: pickPage(request, 'visitors', listVisitors(request.world, request.viewer), request.query).map((related) =>
      toMemberPayload(request, 'visitors', related),
    ),
  })),

  defineHandler(fetchOnlineUsers, (request) =>
    listOnline(request.world, request.viewer).map((related) => toMemberPayload(request, 'online', related)),
  ),

  defineHandler(registerView, (request) => {
    const { relationship } = findReachableMember(request, 'matchId', request.params.id);
    Object.assign(relationship, { newMatch: false, newVisit: false, viewed: true });
    return true;
  }),
];

/** Sorts members with whom the viewer is not in contact first. */
const strangersFirst = (matches: RelatedMember[]): RelatedMember[] =>
  matches.toSorted((one, other) => Number(one.relationship.contacted) - Number(other.relationship.contacted));

function pickPage(
  { world, viewer }: { world: World; viewer: Account },
  list: keyof typeof isNewIn,
  relatedMembers: RelatedMember[],
  { offset, limit, sort, ...filters }: MemberFilters & { offset: number; limit: number; sort?: ListSort | undefined },
): RelatedMember[] {
  return sortMembers(world, viewer, sort, relatedMembers)
    .filter((related) => matchesFilters(related, list, filters))
    .slice(offset, offset + limit);
}
