import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import {
  Code,
  ConversationGender,
  Done,
  Id,
  list,
  MaybeFlag,
  MaybeId,
  MaybeText,
  MemberGender,
  Num,
  WithId,
} from './fields.ts';
import { MaybeDay, Moment } from './time.ts';

/** Section 3, Match / visitor / online-user record. Name, birthday and city are not listed there, yet cards show them. */
export const Member = z.object({
  id: Id,
  /** What the calls under /api/matches/ take; everything else takes profile_id. */
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
export type Member = z.output<typeof Member>;
export type Match = Member;
export type Visitor = Member;
export type OnlineUser = Member;

/** Section 2, Dashboard: the last message of a conversation, with the fields of section 3's local welcome message. */
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
  created_at: Moment,
  gender: ConversationGender,
  public_path: MaybeText,
  online: MaybeFlag,
});
export type DashboardMessage = z.output<typeof DashboardMessage>;

export const Dashboard = z.object({
  matches: list(Member),
  visitors: list(Member),
  messages: list(DashboardMessage),
});
export type Dashboard = z.output<typeof Dashboard>;

/** Section 7, Lists. */
export const fetchDashboard = defineCall({
  name: 'fetchDashboard',
  method: 'GET',
  path: '/api/dashboard/',
  kind: 'read',
  auth: 'bearer',
  response: Dashboard,
});

/** Section 3, Match list filters: 0 is all, 1 with, 2 without (contract, reading 11). */
export const filterNames = ['contactFilter', 'favouritesFilter', 'newFilter', 'photoFilter'] as const;

const Page = z.object({
  offset: Num,
  limit: Num,
  contactFilter: z.optional(Num),
  favouritesFilter: z.optional(Num),
  newFilter: z.optional(Num),
  photoFilter: z.optional(Num),
});

/** Section 7, Lists. A page with fewer rows than `limit` is the last (contract, reading 12). */
export const fetchMatches = defineCall({
  name: 'fetchMatches',
  method: 'GET',
  path: '/api/matches/',
  kind: 'read',
  auth: 'bearer',
  query: Page,
  response: z.object({ matches: list(Member) }),
});

/** Section 7, Lists. */
export const fetchVisitors = defineCall({
  name: 'fetchVisitors',
  method: 'GET',
  path: '/api/visitors/',
  kind: 'read',
  auth: 'bearer',
  query: Page,
  response: z.object({ visitors: list(Member) }),
});

/** Section 7, Lists: everybody who is online, in one answer. */
export const fetchOnlineUsers = defineCall({
  name: 'fetchOnlineUsers',
  method: 'GET',
  path: '/api/online/',
  kind: 'read',
  auth: 'bearer',
  response: list(Member),
});

/** Section 4, Matches and actions: a match has been looked at. Takes the match_id. */
export const registerView = defineCall({
  name: 'registerView',
  method: 'POST',
  path: '/api/dashboard/view/:id',
  kind: 'act',
  auth: 'bearer',
  params: WithId,
  response: Done,
});
