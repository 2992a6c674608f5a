import * as z from 'zod/mini';
import { act } from './defineCall.ts';
import { Id, IdParams, Num } from './fieldSchemas.ts';

/**
 * A second report of the same subject (the member, a message or a picture) is refused with 409. All calls of this file
 * take the profile_id. The message or the picture that a report is about are additions of this project, which a server
 * may ignore.
 */
export const reportMember = act('reportMember', 'POST /api/profile/report/:id', {
  params: IdParams,
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    messageId: z.optional(Num),
    pictureId: z.optional(Id),
  }),
});

/** Offered in the report dialog and in the menu of a conversation (reading 57). */
export const blockMember = act('blockMember', 'POST /api/profile/block/:id', { params: IdParams, extension: true });

export const unblockMember = act('unblockMember', 'DELETE /api/profile/block/:id', {
  params: IdParams,
  extension: true,
});
