import { act } from './defineCall.ts';
import { Id, IdParams } from './fieldSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** Adds or removes a favourite. All calls of this file but `requestPhoto` take the match_id. */
export const toggleBookmark = act('toggleBookmark', 'GET /api/matches/bookmark/:id', { params: IdParams });

export const deleteMatch = act('deleteMatch', 'DELETE /api/matches/delete/:id', { params: IdParams });

export const sendSmile = act('sendSmile', 'GET /api/matches/smile/:id', { params: IdParams });

/** Opens the conversation with a member. */
export const initiateConversation = act('initiateConversation', 'GET /api/matches/initiate/:id', {
  params: IdParams,
  response: wireObject({ conversationId: sentAs('conversation_id', Id) }),
});

/** Reports that the viewer has looked at a match. */
export const registerView = act('registerView', 'POST /api/dashboard/view/:id', { params: IdParams });

/** Asks a member for a picture; takes the profile_id. */
export const requestPhoto = act('requestPhoto', 'POST /api/chat/photo_request/:id', { params: IdParams });
