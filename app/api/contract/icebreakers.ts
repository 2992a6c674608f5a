import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { Id, IdParams, PathId } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';

/** Fetches icebreakers; takes the profile_id. */
export const fetchIcebreakers = read('fetchIcebreakers', 'GET /api/chat/icebreaker/get/:id', {
  params: IdParams,
  response: z.object({ questions: list(z.object({ id: Id, text: z.string() })) }),
});

export const sendIcebreaker = act('sendIcebreaker', 'POST /api/chat/icebreaker/send/:profileId/:questionId', {
  params: z.object({ profileId: PathId, questionId: PathId }),
});
