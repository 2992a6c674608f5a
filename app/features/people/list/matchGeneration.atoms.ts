import { atom } from 'jotai';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';

const claimedAtom = ownedAtom(false);

/**
 * Returns true once for each member, never for guests: an empty first page of matches may then generate some. Without
 * this limit, a server that never has matches would be asked again and again.
 */
export const claimMatchGenerationAtom = atom(null, (get, set): boolean => {
  if (get(memberIdAtom) === null || get(claimedAtom)) return false;
  set(claimedAtom, true);
  return true;
});
