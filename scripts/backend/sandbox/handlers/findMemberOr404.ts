import { HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import type { World } from '../world/createWorld.ts';
import { findRelatedMember, type RelatedMember } from '../world/relatedMembers.ts';
import { isBlocked, type Relationship } from '../world/relationships.ts';

interface Viewing {
  world: World;
  viewer: Account;
}

type MemberId = 'matchId' | 'profileId' | 'uuid';

/**
 * Finds the member with an id from a path. Throws an HttpError for strangers and members that the viewer has deleted,
 * or the team has removed.
 */
export function findMemberOr404({ world, viewer }: Viewing, by: MemberId, id: string): RelatedMember {
  const related = findRelatedMember(world, viewer, by, id);
  if (!related || related.relationship.deleted || related.member.removedAt !== null)
    throw new HttpError(404, { message: 'There is no such member.' });
  return related;
}

/** Does the same as `findMemberOr404`, but also throws an HttpError with status 403 if a block separates the two. */
export function findReachableMember(viewing: Viewing, by: MemberId, id: string): RelatedMember {
  const related = findMemberOr404(viewing, by, id);
  requireNoBlock(related.relationship);
  return related;
}

/** Throws an HttpError with status 403 for a block; at the field `blocked` if it is the viewer's, who can undo it. */
export function requireNoBlock(relationship: Relationship | undefined): void {
  if (!relationship || !isBlocked(relationship)) return;
  throw new HttpError(
    403,
    relationship.blocked
      ? { blocked: 'You have blocked this member.' }
      : { message: 'This member cannot be reached at the moment.' },
  );
}
