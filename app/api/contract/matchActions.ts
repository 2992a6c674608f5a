import { defineCall } from './defineCall.ts';
import { Id, IdParams } from './fieldSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** Adds or removes a favourite; a GET that acts. All calls of this file but `requestPhoto` take the match_id. */
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

/** Sends a smile; a GET that acts. */
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
  response: wireObject({ conversationId: sentAs('conversation_id', Id) }),
});

/** Reports that the viewer has looked at a match. */
export const registerView = defineCall({
  name: 'registerView',
  method: 'POST',
  path: '/api/dashboard/view/:id',
  params: IdParams,
});

/** Asks a member for a picture; takes the profile_id. */
export const requestPhoto = defineCall({
  name: 'requestPhoto',
  method: 'POST',
  path: '/api/chat/photo_request/:id',
  params: IdParams,
});
