import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Done, WithId } from './fields.ts';

/** Section 7, Match actions. Takes the profile_id; a second report of the same member is refused with 409. */
export const reportMember = defineCall({
  name: 'reportMember',
  method: 'POST',
  path: '/api/profile/report/:id',
  kind: 'act',
  auth: 'bearer',
  params: WithId,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  response: Done,
});

/** Offered inside Report. Extension. */
export const blockMember = defineCall({
  name: 'blockMember',
  method: 'POST',
  path: '/api/profile/block/:id',
  kind: 'act',
  auth: 'bearer',
  params: WithId,
  response: Done,
  extension: true,
});

/** Extension. */
export const unblockMember = defineCall({
  name: 'unblockMember',
  method: 'DELETE',
  path: '/api/profile/block/:id',
  kind: 'act',
  auth: 'bearer',
  params: WithId,
  response: Done,
  extension: true,
});
