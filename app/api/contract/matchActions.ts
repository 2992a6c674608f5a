import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Id, IdParams } from './fieldSchemas.ts';

/** Adds or removes a favourite; a GET that acts. All calls of this file take the match_id. */
export const toggleBookmark = defineCall({
  name: 'toggleBookmark',
  method: 'GET',
  path: '/api/matches/bookmark/:id',
  kind: 'act',
  params: IdParams,
});

export const deleteMatch = defineCall({
  name: 'deleteMatch',
  method: 'DELETE',
  path: '/api/matches/delete/:id',
  params: IdParams,
});

/** A GET that acts. */
export const sendSmile = defineCall({
  name: 'sendSmile',
  method: 'GET',
  path: '/api/matches/smile/:id',
  kind: 'act',
  params: IdParams,
});

/** Opens the conversation with a member; a GET that acts. */
export const initiateConversation = defineCall({
  name: 'initiateConversation',
  method: 'GET',
  path: '/api/matches/initiate/:id',
  kind: 'act',
  params: IdParams,
  response: z.object({ conversation_id: Id }),
});
