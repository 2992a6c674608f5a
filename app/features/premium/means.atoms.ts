import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { pathTo } from '../../routing/routeTable.ts';
import { memberAtom } from '../../session/session.atoms.ts';
import type { Means } from './means.model.ts';

const stateAtom = atom<{ userId: string; means: Means } | null>(null);

/** Card or account between checkout and summary: in memory only, and for the member who typed it. */
export const meansAtom = atom(
  (get) => {
    const held = get(stateAtom);
    return held !== null && held.userId === get(memberAtom)?.claims.user_id ? held.means : null;
  },
  (get, set, means: Means | null) => {
    const userId = get(memberAtom)?.claims.user_id;
    set(stateAtom, means === null || userId === undefined ? null : { userId, means });
  },
);

const kept: ReadonlySet<string> = new Set([pathTo('checkout'), pathTo('summary')]);

/** Forgets them when the member goes anywhere else than between the two pages, or is no longer signed in. */
export function useForgottenMeans(): void {
  const store = useStore();
  useEffect(
    () => () => {
      if (!kept.has(window.location.pathname) || store.get(memberAtom) === null) store.set(meansAtom, null);
    },
    [store],
  );
}
