import { blockMember, reportMember, unblockMember } from '../../../../app/api/contract/reportAndBlock.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { findMemberOr404 } from './findMemberOr404.ts';

// Members can protect themselves whichever of the two has blocked the other.
export const safetyHandlers = [
  defineHandler(reportMember, (request) => {
    const { relationship } = findMemberOr404(request, 'profileId', request.params.id);
    if (relationship.reported) throw new HttpError(409, { message: 'You have reported this member before.' });
    relationship.reported = true;
    return true;
  }),

  defineHandler(blockMember, (request) => {
    findMemberOr404(request, 'profileId', request.params.id).relationship.blocked = true;
    return true;
  }),

  defineHandler(unblockMember, (request) => {
    findMemberOr404(request, 'profileId', request.params.id).relationship.blocked = false;
    return true;
  }),
];
