import {
  deleteMatch,
  initiateConversation,
  sendSmile,
  toggleBookmark,
} from '../../../../app/api/contract/matchActions.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { isPremium } from '../world/membership.ts';
import { findOrCreateConversation } from '../world/messaging.ts';
import { findReachableMember } from './findMemberOr404.ts';
import { isSendBlocked } from './memberPayload.ts';

export const matchActionHandlers = [
  defineHandler(toggleBookmark, (request) => {
    const { relationship } = findReachableMember(request, 'matchId', request.params.id);
    requirePremium(isPremium(request.viewer, request.world.now()));
    relationship.bookmarked = !relationship.bookmarked;
    return true;
  }),

  defineHandler(deleteMatch, (request) => {
    findReachableMember(request, 'matchId', request.params.id).relationship.deleted = true;
    return true;
  }),

  defineHandler(sendSmile, (request) => {
    findReachableMember(request, 'matchId', request.params.id).relationship.smileSent = true;
    return true;
  }),

  defineHandler(initiateConversation, (request) => {
    const { world, viewer, params } = request;
    const related = findReachableMember(request, 'matchId', params.id);
    requirePremium(!isSendBlocked(world, viewer, related) || viewer.paywallOnSend === 1);
    return { conversation_id: findOrCreateConversation(world, viewer, related.member.profileId).id };
  }),
];

/** Throws an HttpError with status 402 and the paywall flag unless the viewer is allowed. */
function requirePremium(isAllowed: boolean): void {
  if (!isAllowed) throw new HttpError(402, { message: 'This needs Premium.' }, { paywall: true });
}
