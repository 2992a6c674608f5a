import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { Id, IdParams, MaybeId, MaybeText } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';

/** A notice that the team has removed for fraud a member who had written to the viewer. */
export const SafetyNotice = z.object({
  id: Id,
  profileId: MaybeId,
  conversationId: MaybeId,
  username: MaybeText,
  removedAt: Timestamp,
});
export type SafetyNotice = z.output<typeof SafetyNotice>;

/** The notices that are not confirmed; asked for while the counters tell of any. */
export const fetchSafetyNotices = read('fetchSafetyNotices', 'GET /api/client/safety-notices', {
  response: list(SafetyNotice),
  extension: true,
});

/** The viewer has read a notice, which is not sent again. */
export const confirmSafetyNotice = act('confirmSafetyNotice', 'POST /api/client/safety-notices/:id/confirm', {
  params: IdParams,
  extension: true,
});
