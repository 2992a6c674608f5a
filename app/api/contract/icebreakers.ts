import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Id, IdParams, PathId } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';

/** Fetches icebreakers; takes the profile_id. */
export const fetchIcebreakers = defineCall({
  name: 'fetchIcebreakers',
  method: 'GET',
  path: '/api/chat/icebreaker/get/:id',
  params: IdParams,
  response: z.object({ questions: list(z.object({ id: Id, text: z.string() })) }),
});

export const sendIcebreaker = defineCall({
  name: 'sendIcebreaker',
  method: 'POST',
  path: '/api/chat/icebreaker/send/:profileId/:questionId',
  params: z.object({ profileId: PathId, questionId: PathId }),
});
