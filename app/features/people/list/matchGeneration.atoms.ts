import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';

const generatedForAtom = atom<string | null>(null);

/**
 * Whether the empty first page of matches may lead to generating them: once for each session of a member, or a server
 * without matches would be asked for ever. Asking takes the chance.
 */
export const claimMatchGenerationAtom = atom(null, (get, set): boolean => {
  const member = get(memberAtom)?.claims.user_id ?? null;
  if (member === null || get(generatedForAtom) === member) return false;
  set(generatedForAtom, member);
  return true;
});
