import {
  deleteMatch,
  initiateConversation,
  sendSmile,
  toggleBookmark,
} from '../../../app/api/contract/matchActions.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { findOrCreateConversation } from '../world/messaging.ts';
import { findMemberOr404 } from './findMemberOr404.ts';
import { isSendBlocked } from './memberPayload.ts';

export const matchActionHandlers = [
  defineHandler(toggleBookmark, (request) => {
    requirePremium(request.viewer.premium);
    const { relationship } = findMemberOr404(request, 'matchId', request.params.id);
    relationship.bookmarked = !relationship.bookmarked;
    return true;
  }),

  defineHandler(deleteMatch, (request) => {
    findMemberOr404(request, 'matchId', request.params.id).relationship.deleted = true;
    return true;
  }),

  defineHandler(sendSmile, (request) => {
    findMemberOr404(request, 'matchId', request.params.id).relationship.smileSent = true;
    return true;
  }),

  defineHandler(initiateConversation, (request) => {
    const { world, viewer, params } = request;
    const related = findMemberOr404(request, 'matchId', params.id);
    requirePremium(!isSendBlocked(viewer, related) || viewer.paywallOnSend === 1);
    return { conversation_id: findOrCreateConversation(world, viewer, related.member.profileId).id };
  }),
];

/** Throws an HttpError with status 402 and the paywall flag unless the viewer is allowed. */
function requirePremium(isAllowed: boolean): void {
  if (!isAllowed) throw new HttpError(402, { message: 'This needs Premium.' }, { paywall: true });
}
