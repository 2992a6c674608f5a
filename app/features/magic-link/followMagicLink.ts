import type { createStore } from 'jotai';
import { generateMatches } from '../../api/contract/registrationTriggers.ts';
import { parseToken } from '../../api/parseToken.ts';
import { log } from '../../lib/log.ts';
import { sendDelayedRegistration, sendFinish } from '../../registration/sendRegistrationTriggers.ts';
import { emailLinkAtom } from '../../routing/applyMagicLink.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { sharedPaths } from '../../routing/sharedPaths.ts';
import { apiAtom, sessionActionsAtom, sessionAtom } from '../../session/session.atoms.ts';
import { decideLinkDestination } from './decideLinkDestination.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Follows the magic link that the page was opened with, once. Call it when the session is settled.
 *
 * @returns the path to go to; null if the page must ask first, because another member is signed in
 */
export async function followMagicLink(store: Store): Promise<string | null> {
  const session = store.get(sessionAtom);
  const link = store.get(emailLinkAtom);
  if (session.kind !== 'member') {
    store.set(emailLinkAtom, null);
    return pathTo('login');
  }
  if (link?.kind !== 'magic') return pathTo('home');
  if (parseUserId(link.token) !== session.claims.userId) return null;
  store.set(emailLinkAtom, null);
  if (!link.confirm) return decideLinkDestination(link.target, session.completion);
  await sendConfirmation(store);
  return sharedPaths.matchesAfterRegistration;
}

/** Parses the id of the token's member only, because the session has validated the token. */
function parseUserId(token: string): string | null {
  const parsed = parseToken(token, 0);
  return parsed.kind === 'valid' ? parsed.claims.userId : null;
}

/** Sends the confirmation. Failures are only logged, because the matches page generates matches again. */
async function sendConfirmation(store: Store): Promise<void> {
  await Promise.all([sendDelayedRegistration(store), sendFinish(store, 'confirmation')]);
  try {
    await store.get(apiAtom)?.call(generateMatches);
  } catch (error) {
    log.warn('the matches could not be generated', error);
  }
  await store.get(sessionActionsAtom)?.refresh();
}
