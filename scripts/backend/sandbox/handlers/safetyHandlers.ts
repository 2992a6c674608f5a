import { fetchBlockedMembers } from '../../../../app/api/contract/blockedMembers.ts';
import { blockMember, reportMember, unblockMember } from '../../../../app/api/contract/reportAndBlock.ts';
import { confirmSafetyNotice, fetchSafetyNotices } from '../../../../app/api/contract/safetyNotices.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { listBlockedMembers } from '../world/relatedMembers.ts';
import { listRemovals, listUnconfirmedRemovals } from '../world/removals.ts';
import { findMemberOr404 } from './findMemberOr404.ts';
import { toMemberGender, toPictureUrl } from './memberPayload.ts';

// Members can protect themselves whichever of the two has blocked the other.
export const safetyHandlers = [
  defineHandler(reportMember, (request) => {
    const { relationship } = findMemberOr404(request, 'profileId', request.params.id);
    const { messageId, pictureId } = request.body;
    const subject = JSON.stringify({ messageId, pictureId });
    if (relationship.reports.has(subject)) throw new HttpError(409, { message: 'You have reported this before.' });
    relationship.reports.add(subject);
    return true;
  }),

  defineHandler(blockMember, (request) => {
    const { relationship } = findMemberOr404(request, 'profileId', request.params.id);
    if (!relationship.blocked) relationship.blockedAt = request.world.now();
    relationship.blocked = true;
    return true;
  }),

  defineHandler(unblockMember, (request) => {
    findMemberOr404(request, 'profileId', request.params.id).relationship.blocked = false;
    return true;
  }),

  defineHandler(fetchBlockedMembers, ({ world, viewer, origin }) =>
    listBlockedMembers(world, viewer).map(({ member, relationship }) => ({
      profile_id: member.profileId,
      username: member.username,
      gender: toMemberGender(member.gender),
      picture: toPictureUrl(origin, member.pictureIds[0]),
      blocked_at: relationship.blockedAt,
    })),
  ),

  defineHandler(fetchSafetyNotices, ({ world, viewer }) =>
    listUnconfirmedRemovals(world, viewer).map(({ member, conversation }) => ({
      id: member.profileId,
      profileId: member.profileId,
      conversationId: conversation.id,
      username: member.username,
      removedAt: member.removedAt ?? 0,
    })),
  ),

  defineHandler(confirmSafetyNotice, ({ world, viewer, params }) => {
    if (!listRemovals(world, viewer).some(({ member }) => member.profileId === params.id))
      throw new HttpError(404, { message: 'There is no such notice.' });
    viewer.confirmedRemovals.add(params.id);
    return true;
  }),
];
