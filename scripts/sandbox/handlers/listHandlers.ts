import { fetchCounters } from '../../../app/api/contract/counters.ts';
import {
  fetchDashboard,
  fetchMatches,
  fetchOnlineUsers,
  fetchVisitors,
  registerView,
} from '../../../app/api/contract/memberLists.ts';
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
    const toRecord = (meeting: RelatedMember) => toMemberPayload(meeting, viewer, origin);
    return {
      matches: listMatches(world, viewer).slice(0, DASHBOARD_ROWS).map(toRecord),
      visitors: listVisitors(world, viewer).slice(0, DASHBOARD_ROWS).map(toRecord),
      messages: listConversations(viewer)
        .slice(0, DASHBOARD_ROWS)
        .map((conversation) => toDashboardMessage(world, conversation, origin)),
    };
  }),

  defineHandler(fetchMatches, ({ world, viewer, origin, query }) => ({
    matches: pickPage(listMatches(world, viewer), query).map((meeting) => toMemberPayload(meeting, viewer, origin)),
  })),

  // Who has been listed is no longer new the next time.
  defineHandler(fetchVisitors, ({ world, viewer, origin, query }) => {
    const page = pickPage(listVisitors(world, viewer), query);
    const visitors = page.map((meeting) => toMemberPayload(meeting, viewer, origin));
    for (const { relationship: tie } of page) tie.newVisit = false;
    return { visitors };
  }),

  defineHandler(fetchOnlineUsers, ({ world, viewer, origin }) =>
    listOnline(world, viewer).map((meeting) => toMemberPayload(meeting, viewer, origin)),
  ),

  defineHandler(registerView, (incoming) => {
    findMemberOr404(incoming, 'matchId', incoming.params.id).relationship.newMatch = false;
    return true;
  }),
];

function pickPage(
  meetings: RelatedMember[],
  { offset, limit, ...filters }: MemberFilters & { offset: number; limit: number },
): RelatedMember[] {
  return meetings.filter((meeting) => matchesFilters(meeting, filters)).slice(offset, offset + limit);
}
