import { HttpError } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import type { World } from '../world/createWorld.ts';
import { findRelatedMember, type RelatedMember } from '../world/relatedMembers.ts';

/** The member with an id from a path. Throws an HttpError if there is none or the viewer has deleted it. */
export function findMemberOr404(
  { world, viewer }: { world: World; viewer: Account },
  by: 'matchId' | 'profileId',
  id: string,
): RelatedMember {
  const related = findRelatedMember(world, viewer, by, id);
  if (!related || related.relationship.deleted) throw new HttpError(404, { message: 'There is no such member.' });
  return related;
}
