import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import {
  Code,
  ConversationGender,
  Id,
  IdParams,
  list,
  MaybeFlag,
  MaybeId,
  MaybeText,
  MemberGender,
  Num,
} from './fieldSchemas.ts';
import { MaybeDay, Timestamp } from './timeSchemas.ts';

/** A match, visitor or online member. Name, birthday and city are additions of this project, so they may be missing. */
export const ListedMember = z.object({
  id: Id,
  /** Taken by the calls under /api/matches/ and by `registerView`; all others take the profile_id. */
  match_id: MaybeId,
  matched_user_id: MaybeId,
  profile_id: Id,
  uuid: MaybeText,
  gender: MemberGender,
  public_path: MaybeText,
  online: MaybeFlag,
  bookmark: MaybeFlag,
  smile_sent: MaybeFlag,
  icebreaker_question: MaybeText,
  alternative: MaybeFlag,
  blockSend: MaybeFlag,
  new: MaybeFlag,
  username: MaybeText,
  birthday: MaybeDay,
  city: MaybeText,
});
export type ListedMember = z.output<typeof ListedMember>;

/** The last message of a conversation. The app adds a local welcome message of the same shape (reading 21). */
export const DashboardMessage = z.object({
  conversation_id: Id,
  sender: z.string(),
  subject: MaybeText,
  content: MaybeText,
  blockSend: MaybeFlag,
  blurred: MaybeFlag,
  type: Code,
  status: Code,
  read: MaybeFlag,
  created_at: Timestamp,
  gender: ConversationGender,
  public_path: MaybeText,
  online: MaybeFlag,
});
export type DashboardMessage = z.output<typeof DashboardMessage>;

export const Dashboard = z.object({
  matches: list(ListedMember),
  visitors: list(ListedMember),
  messages: list(DashboardMessage),
});
export type Dashboard = z.output<typeof Dashboard>;

export const fetchDashboard = defineCall({
  name: 'fetchDashboard',
  method: 'GET',
  path: '/api/dashboard/',
  response: Dashboard,
});

/** Each filter is 0 for all, 1 for with, 2 for without (reading 11). */
export const matchFilterNames = ['contactFilter', 'favouritesFilter', 'newFilter', 'photoFilter'] as const;

const PageQuery = z.object({
  offset: Num,
  limit: Num,
  contactFilter: z.optional(Num),
  favouritesFilter: z.optional(Num),
  newFilter: z.optional(Num),
  photoFilter: z.optional(Num),
});

/** A page with fewer rows than `limit` is the last (reading 12). */
export const fetchMatches = defineCall({
  name: 'fetchMatches',
  method: 'GET',
  path: '/api/matches/',
  query: PageQuery,
  response: z.object({ matches: list(ListedMember) }),
});

export const fetchVisitors = defineCall({
  name: 'fetchVisitors',
  method: 'GET',
  path: '/api/visitors/',
  query: PageQuery,
  response: z.object({ visitors: list(ListedMember) }),
});

/** All members who are online, without pages. */
export const fetchOnlineUsers = defineCall({
  name: 'fetchOnlineUsers',
  method: 'GET',
  path: '/api/online/',
  response: list(ListedMember),
});

/** Reports that the viewer has looked at a match. Takes the match_id. */
export const registerView = defineCall({
  name: 'registerView',
  method: 'POST',
  path: '/api/dashboard/view/:id',
  params: IdParams,
});
