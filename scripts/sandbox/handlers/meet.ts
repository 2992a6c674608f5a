import { Refusal } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';
import { findMeeting, type Meeting } from '../world/meetings.ts';

/** The member that a path names, or a refusal. */
export function meet(
  { world, viewer }: { world: World; viewer: Account },
  by: 'matchId' | 'profileId',
  id: string,
): Meeting {
  const meeting = findMeeting(world, viewer, by, id);
  if (!meeting || meeting.tie.deleted) throw new Refusal(404, { message: 'There is no such member.' });
  return meeting;
}

/** Answers 402 with the paywall flag unless the member may do what needs Premium. */
export function requirePremium(isAllowed: boolean): void {
  if (!isAllowed) throw new Refusal(402, { message: 'This needs Premium.' }, { paywall: true });
}
