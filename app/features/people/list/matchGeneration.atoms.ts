import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';

const generatedForAtom = atom<string | null>(null);

/**
 * Returns true once for each member, never for guests: an empty first page of matches may then generate some. Without
 * this limit, a server that never has matches would be asked again and again.
 */
export const claimMatchGenerationAtom = atom(null, (get, set): boolean => {
  const member = get(memberAtom)?.claims.user_id ?? null;
  if (member === null || get(generatedForAtom) === member) return false;
  set(generatedForAtom, member);
  return true;
});
