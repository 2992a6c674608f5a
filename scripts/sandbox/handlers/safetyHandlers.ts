import { blockMember, reportMember, unblockMember } from '../../../app/api/contract/reportAndBlock.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { findMemberOr404 } from './findMemberOr404.ts';

export const safetyHandlers = [
  defineHandler(reportMember, (incoming) => {
    const { relationship: tie } = findMemberOr404(incoming, 'profileId', incoming.params.id);
    if (tie.reported) throw new HttpError(409, { message: 'You have reported this member before.' });
    tie.reported = true;
    return true;
  }),

  defineHandler(blockMember, (incoming) => {
    findMemberOr404(incoming, 'profileId', incoming.params.id).relationship.blocked = true;
    return true;
  }),

  defineHandler(unblockMember, (incoming) => {
    findMemberOr404(incoming, 'profileId', incoming.params.id).relationship.blocked = false;
    return true;
  }),
];
