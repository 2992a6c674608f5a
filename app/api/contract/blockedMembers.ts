import type * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { MaybeText, MemberGender, maybe, PathId } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** A member whom the viewer blocks. */
export const BlockedMember = wireObject({
  profileId: sentAs('profile_id', PathId),
  username: MaybeText,
  gender: MemberGender,
  picture: MaybeText,
  blockedAt: sentAs('blocked_at', maybe(Timestamp)),
});
export type BlockedMember = z.output<typeof BlockedMember>;

export const fetchBlockedMembers = read('fetchBlockedMembers', 'GET /api/profile/blocked', {
  response: list(BlockedMember),
  extension: true,
});
