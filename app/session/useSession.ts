import { useAtomValue, useStore } from 'jotai';
import {
  apiAtom,
  claimsAtom,
  memberAtom,
  sessionActionsAtom,
  sessionAtom,
  sessionLoaderAtom,
} from './session.atoms.ts';

export const useSession = () => useAtomValue(sessionAtom);

/** The signed-in member, for pages of members; null only between signing out and leaving the page. */
export const useMember = () => useAtomValue(memberAtom);

/** The claims of the signed-in person, for pages that go on without the member data (reading 46). */
export const useClaims = () => useAtomValue(claimsAtom);

/**
 * Returns a function that loads the API and the session's actions, for pages that may be shown before these are there.
 */
export function useLoadSession() {
  const store = useStore();
  return () => {
    const loader = store.get(sessionLoaderAtom);
    if (!loader) throw new Error('the session is used before the app has started');
    return loader.load();
  };
}

export function useApi() {
  const api = useAtomValue(apiAtom);
  if (!api) throw new Error('the API is used before the app has started');
  return api;
}

export function useSessionActions() {
  const actions = useAtomValue(sessionActionsAtom);
  if (!actions) throw new Error('the session is used before the app has started');
  return actions;
}
