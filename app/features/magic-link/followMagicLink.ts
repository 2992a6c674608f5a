import type { createStore } from 'jotai';
import { generateMatches } from '../../api/contract/registrationProgress.ts';
import { parseToken } from '../../api/token.ts';
import { log } from '../../lib/log.ts';
import { emailLinkAtom } from '../../routing/emailLink.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { sendDelayedRegistration, sendFinish } from '../../routing/reportRegistration.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { apiAtom, sessionActionsAtom, sessionAtom } from '../../session/session.atoms.ts';
import { decideLinkDestination } from './decideLinkDestination.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Follows the magic link that the page was opened with, once, and tells where it leads: null where a member must be
 * asked first, because somebody else is signed in. It is known who is looking by then.
 */
export async function followMagicLink(store: Store): Promise<string | null> {
  const session = store.get(sessionAtom);
  const link = store.get(emailLinkAtom);
  if (session.kind !== 'member') {
    store.set(emailLinkAtom, null);
    return pathTo('login');
  }
  if (link?.kind !== 'magic') return pathTo('home');
  if (parseUserId(link.token) !== session.claims.user_id) return null;
  store.set(emailLinkAtom, null);
  if (!link.confirm) return decideLinkDestination(link.target, session.completion);
  await sendConfirmation(store);
  return namedPaths.matchesAfterRegistration;
}

/** The session has judged the token; this only tells whose it is. */
function parseUserId(token: string): string | null {
  const reading = parseToken(token, 0);
  return reading.kind === 'valid' ? reading.claims.user_id : null;
}

/** What fails here is logged: the matches are generated again when they are looked at. */
async function sendConfirmation(store: Store): Promise<void> {
  await Promise.all([sendDelayedRegistration(store), sendFinish(store)]);
  try {
    await store.get(apiAtom)?.call(generateMatches);
  } catch (error) {
    log.warn('the matches could not be generated', error);
  }
  await store.get(sessionActionsAtom)?.refresh();
}
