import type { createStore } from 'jotai';
import { generateMatches } from '../../api/contract/progress.ts';
import { readToken } from '../../api/token.ts';
import { log } from '../../lib/log.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { mailLinkAtom } from '../../session/mailLink.ts';
import { sendFinish, sendLateRegistration } from '../../session/registration.ts';
import { apiAtom, sessionActionsAtom, sessionAtom } from '../../session/session.atoms.ts';
import { decideLinkDestination } from './decideLinkDestination.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Follows the magic link that the page was opened with, once, and tells where it leads: null where a member must be
 * asked first, because somebody else is signed in. It is known who is looking by then.
 */
export async function followLink(store: Store): Promise<string | null> {
  const session = store.get(sessionAtom);
  const link = store.get(mailLinkAtom);
  if (session.kind !== 'member') {
    store.set(mailLinkAtom, null);
    return pathTo('login');
  }
  if (link?.kind !== 'magic') return pathTo('home');
  if (readOwner(link.token) !== session.claims.user_id) return null;
  store.set(mailLinkAtom, null);
  if (!link.confirm) return decideLinkDestination(link.target, session.completion);
  await confirm(store);
  return namedPaths.freshMatches;
}

/** The session has judged the token; this only tells whose it is. */
function readOwner(token: string): string | null {
  const reading = readToken(token, 0);
  return reading.kind === 'valid' ? reading.claims.user_id : null;
}

/** What fails here is logged: the matches are generated again when they are looked at. */
async function confirm(store: Store): Promise<void> {
  await Promise.all([sendLateRegistration(store), sendFinish(store)]);
  try {
    await store.get(apiAtom)?.call(generateMatches);
  } catch (error) {
    log.warn('the matches could not be generated', error);
  }
  await store.get(sessionActionsAtom)?.refresh();
}
