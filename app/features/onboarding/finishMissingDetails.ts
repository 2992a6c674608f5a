import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { generateMatches } from '../../api/contract/registrationProgress.ts';
import { countersKey, dashboardKey, matchesKey } from '../../api/queryKeys.ts';
import { log } from '../../lib/log.ts';
import { sendFinish } from '../../routing/reportRegistration.ts';
import { apiAtom, sessionActionsAtom } from '../../session/session.atoms.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Runs once the details are saved: sends the finish event, generates matches, refetches them, and reloads the member.
 * Failures are only logged: the details are saved all the same.
 */
export async function finishMissingDetails(store: Store, queryClient: QueryClient): Promise<void> {
  await sendFinish(store, 'vital');
  try {
    await store.get(apiAtom)?.call(generateMatches);
  } catch (error) {
    log.warn('matches could not be generated', error);
  }
  for (const queryKey of [matchesKey, dashboardKey, countersKey]) void queryClient.invalidateQueries({ queryKey });
  await store.get(sessionActionsAtom)?.refresh();
}
