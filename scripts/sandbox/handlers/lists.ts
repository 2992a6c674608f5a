import { fetchCounters } from '../../../app/api/contract/counters.ts';
import {
  fetchDashboard,
  fetchMatches,
  fetchOnlineUsers,
  fetchVisitors,
  registerView,
} from '../../../app/api/contract/lists.ts';
import { handle } from '../handler.ts';
import {
  countNews,
  type Filters,
  listMatches,
  listOnline,
  listVisitors,
  type Meeting,
  passes,
} from '../world/meetings.ts';
import { listConversations } from '../world/talking.ts';
import { toDashboardMessage } from './chatRecords.ts';
import { meet } from './meet.ts';
import { toMemberRecord } from './memberRecord.ts';

const dashboardRows = 3;

export const listHandlers = [
  handle(fetchCounters, ({ world, viewer }) => countNews(world, viewer)),

  handle(fetchDashboard, ({ world, viewer, origin }) => {
    const toRecord = (meeting: Meeting) => toMemberRecord(meeting, viewer, origin);
    return {
      matches: listMatches(world, viewer).slice(0, dashboardRows).map(toRecord),
      visitors: listVisitors(world, viewer).slice(0, dashboardRows).map(toRecord),
      messages: listConversations(viewer)
        .slice(0, dashboardRows)
        .map((conversation) => toDashboardMessage(world, conversation, origin)),
    };
  }),

  handle(fetchMatches, ({ world, viewer, origin, query }) => ({
    matches: cutPage(listMatches(world, viewer), query).map((meeting) => toMemberRecord(meeting, viewer, origin)),
  })),

  // Who has been listed is no longer new the next time.
  handle(fetchVisitors, ({ world, viewer, origin, query }) => {
    const page = cutPage(listVisitors(world, viewer), query);
    const visitors = page.map((meeting) => toMemberRecord(meeting, viewer, origin));
    for (const { tie } of page) tie.newVisit = false;
    return { visitors };
  }),

  handle(fetchOnlineUsers, ({ world, viewer, origin }) =>
    listOnline(world, viewer).map((meeting) => toMemberRecord(meeting, viewer, origin)),
  ),

  handle(registerView, (incoming) => {
    meet(incoming, 'matchId', incoming.params.id).tie.newMatch = false;
    return true;
  }),
];

function cutPage(
  meetings: Meeting[],
  { offset, limit, ...filters }: Filters & { offset: number; limit: number },
): Meeting[] {
  return meetings.filter((meeting) => passes(meeting, filters)).slice(offset, offset + limit);
}
