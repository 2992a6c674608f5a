import { blockMember, reportMember, unblockMember } from '../../../app/api/contract/safety.ts';
import { handle, Refusal } from '../handler.ts';
import { meet } from './meet.ts';

export const safetyHandlers = [
  handle(reportMember, (incoming) => {
    const { tie } = meet(incoming, 'profileId', incoming.params.id);
    if (tie.reported) throw new Refusal(409, { message: 'You have reported this member before.' });
    tie.reported = true;
    return true;
  }),

  handle(blockMember, (incoming) => {
    meet(incoming, 'profileId', incoming.params.id).tie.blocked = true;
    return true;
  }),

  handle(unblockMember, (incoming) => {
    meet(incoming, 'profileId', incoming.params.id).tie.blocked = false;
    return true;
  }),
];
