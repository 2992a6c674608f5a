import { fetchCounters } from '../../../app/api/contract/counters.ts';
import { fetchDashboard } from '../../../app/api/contract/dashboard.ts';
import { registerView } from '../../../app/api/contract/matchActions.ts';
import { fetchMatches, fetchOnlineUsers, fetchVisitors } from '../../../app/api/contract/memberLists.ts';
import { defineHandler } from '../handler.ts';
import { listConversations } from '../world/messaging.ts';
import {
  listMatches,
  listOnline,
  listVisitors,
  type MemberFilters,
  matchesFilters,
  type RelatedMember,
  toCounters,
} from '../world/relatedMembers.ts';
import { toDashboardMessage } from './chatPayloads.ts';
import { findMemberOr404 } from './findMemberOr404.ts';
import { toMemberPayload } from './memberPayload.ts';

const DASHBOARD_ROWS = 3;

export const listHandlers = [
  defineHandler(fetchCounters, ({ world, viewer }) => toCounters(world, viewer)),

  defineHandler(fetchDashboard, ({ world, viewer, origin }) => {
    const toPayload = (related: RelatedMember) => toMemberPayload(related, viewer, origin);
    return {
      matches: listMatches(world, viewer).slice(0, DASHBOARD_ROWS).map(toPayload),
      visitors: listVisitors(world, viewer).slice(0, DASHBOARD_ROWS).map(toPayload),
      messages: listConversations(viewer)
        .slice(0, DASHBOARD_ROWS)
        .map((conversation) => toDashboardMessage(world, conversation, origin)),
    };
  }),

  defineHandler(fetchMatches, ({ world, viewer, origin, query }) => ({
    matches: pickPage(listMatches(world, viewer), query).map((related) => toMemberPayload(related, viewer, origin)),
  })),

  // A listed visitor is no longer new the next time.
  defineHandler(fetchVisitors, ({ world, viewer, origin, query }) => {
    const page = pickPage(listVisitors(world, viewer), query);
    const visitors = page.map((related) => toMemberPayload(related, viewer, origin));
    for (const { relationship } of page) relationship.newVisit = false;
    return { visitors };
  }),

  defineHandler(fetchOnlineUsers, ({ world, viewer, origin }) =>
    listOnline(world, viewer).map((related) => toMemberPayload(related, viewer, origin)),
  ),

  defineHandler(registerView, (request) => {
    findMemberOr404(request, 'matchId', request.params.id).relationship.newMatch = false;
    return true;
  }),
];

function pickPage(
  relatedMembers: RelatedMember[],
  { offset, limit, ...filters }: MemberFilters & { offset: number; limit: number },
): RelatedMember[] {
  return relatedMembers.filter((related) => matchesFilters(related, filters)).slice(offset, offset + limit);
}
