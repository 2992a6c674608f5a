import { deleteMatch, initiateConversation, sendSmile, toggleBookmark } from '../../../app/api/contract/matches.ts';
import { handle } from '../handler.ts';
import { openConversation } from '../world/talking.ts';
import { meet, requirePremium } from './meet.ts';
import { isSendBlocked } from './memberRecord.ts';

export const matchHandlers = [
  handle(toggleBookmark, (incoming) => {
    requirePremium(incoming.viewer.premium);
    const { tie } = meet(incoming, 'matchId', incoming.params.id);
    tie.bookmarked = !tie.bookmarked;
    return true;
  }),

  handle(deleteMatch, (incoming) => {
    meet(incoming, 'matchId', incoming.params.id).tie.deleted = true;
    return true;
  }),

  handle(sendSmile, (incoming) => {
    meet(incoming, 'matchId', incoming.params.id).tie.smileSent = true;
    return true;
  }),

  handle(initiateConversation, (incoming) => {
    const { world, viewer, params } = incoming;
    const meeting = meet(incoming, 'matchId', params.id);
    requirePremium(!isSendBlocked(viewer, meeting) || world.paywallOnSend === 1);
    return { conversation_id: openConversation(world, viewer, meeting.member.profileId).id };
  }),
];
