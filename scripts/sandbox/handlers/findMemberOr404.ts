import { HttpError } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';
import { findRelatedMember, type RelatedMember } from '../world/relatedMembers.ts';

/** The member that a path names, or a refusal. */
export function findMemberOr404(
  { world, viewer }: { world: World; viewer: Account },
  by: 'matchId' | 'profileId',
  id: string,
): RelatedMember {
  const meeting = findRelatedMember(world, viewer, by, id);
  if (!meeting || meeting.relationship.deleted) throw new HttpError(404, { message: 'There is no such member.' });
  return meeting;
}

/** Answers 402 with the paywall flag unless the member may do what needs Premium. */
export function requirePremium(isAllowed: boolean): void {
  if (!isAllowed) throw new HttpError(402, { message: 'This needs Premium.' }, { paywall: true });
}
