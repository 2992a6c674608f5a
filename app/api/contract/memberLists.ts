import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { Id, MaybeFlag, MaybeId, MaybeNum, MaybeText, MemberGender, maybe, Num } from './fieldSchemas.ts';
import { list, page } from './listSchemas.ts';
import { Answer } from './questionSchemas.ts';
import { MaybeDay, Timestamp } from './timeSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

const ListedAnswer = z.object({ question: Num, answer: Answer });
export type ListedAnswer = z.output<typeof ListedAnswer>;

/** A match, visitor or online member. All from `username` on are additions of this project, so they may be missing. */
export const ListedMember = wireObject({
  id: Id,
  /** Taken by the calls under /api/matches/ and by `registerView`; all others take the profile_id. */
  matchId: sentAs('match_id', MaybeId),
  matchedUserId: sentAs('matched_user_id', MaybeId),
  profileId: sentAs('profile_id', Id),
  uuid: MaybeText,
  gender: MemberGender,
  publicPath: sentAs('public_path', MaybeText),
  online: MaybeFlag,
  bookmark: MaybeFlag,
  smileSent: sentAs('smile_sent', MaybeFlag),
  icebreakerQuestion: sentAs('icebreaker_question', MaybeText),
  alternative: MaybeFlag,
  blockSend: MaybeFlag,
  new: MaybeFlag,
  username: MaybeText,
  birthday: MaybeDay,
  city: MaybeText,
  /** Distance from the viewer's home, rounded to whole kilometres or miles, in the site's unit. */
  distance: MaybeNum,
  lastOnline: sentAs('last_online', maybe(Timestamp)),
  /** The beginning of what they wrote about themselves. */
  description: MaybeText,
  /** Their answers of the types 1, 2, 6, 8 and 10, in which the app finds what is in common. */
  answers: maybe(list(ListedAnswer)),
  /** Whether the viewer has opened their profile. */
  viewed: MaybeFlag,
  /** Whether they have smiled at the viewer. */
  smileReceived: sentAs('smile_received', MaybeFlag),
  /** Whether the team has compared their pictures with a live picture. */
  verified: MaybeFlag,
});
export type ListedMember = z.output<typeof ListedMember>;

/** Each filter is 0 for all, 1 for with, 2 for without (reading 11). */
export const matchFilterNames = ['contactFilter', 'favouritesFilter', 'newFilter', 'photoFilter'] as const;

/** The orders of a list; a server without the parameter, an addition of this project, keeps its own order. */
export const listSorts = ['best', 'newest', 'nearest', 'lastOnline'] as const;
export type ListSort = (typeof listSorts)[number];

const PageQuery = z.object({
  offset: Num,
  limit: Num,
  contactFilter: z.optional(Num),
  favouritesFilter: z.optional(Num),
  newFilter: z.optional(Num),
  photoFilter: z.optional(Num),
  sort: z.optional(z.enum(listSorts)),
});

/** A page with fewer rows than `limit` is the last (reading 12). */
export const fetchMatches = read('fetchMatches', 'GET /api/matches/', {
  query: PageQuery,
  response: z.object({ matches: page(ListedMember) }),
});

export const fetchVisitors = read('fetchVisitors', 'GET /api/visitors/', {
  query: PageQuery,
  response: z.object({ visitors: page(ListedMember) }),
});

/** All members who are online, without pages. */
export const fetchOnlineUsers = read('fetchOnlineUsers', 'GET /api/online/', { response: list(ListedMember) });
