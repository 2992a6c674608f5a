import {
  deleteMatch,
  initiateConversation,
  sendSmile,
  toggleBookmark,
} from '../../../app/api/contract/matchActions.ts';
import { defineHandler } from '../handler.ts';
import { findOrCreateConversation } from '../world/messaging.ts';
import { findMemberOr404, requirePremium } from './findMemberOr404.ts';
import { isSendBlocked } from './memberPayload.ts';

export const matchHandlers = [
  defineHandler(toggleBookmark, (incoming) => {
    requirePremium(incoming.viewer.premium);
    const { relationship: tie } = findMemberOr404(incoming, 'matchId', incoming.params.id);
    tie.bookmarked = !tie.bookmarked;
    return true;
  }),

  defineHandler(deleteMatch, (incoming) => {
    findMemberOr404(incoming, 'matchId', incoming.params.id).relationship.deleted = true;
    return true;
  }),

  defineHandler(sendSmile, (incoming) => {
    findMemberOr404(incoming, 'matchId', incoming.params.id).relationship.smileSent = true;
    return true;
  }),

  defineHandler(initiateConversation, (incoming) => {
    const { world, viewer, params } = incoming;
    const meeting = findMemberOr404(incoming, 'matchId', params.id);
    requirePremium(!isSendBlocked(viewer, meeting) || world.paywallOnSend === 1);
    return { conversation_id: findOrCreateConversation(world, viewer, meeting.member.profileId).id };
  }),
];
