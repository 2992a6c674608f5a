import type { createStore } from 'jotai';
import { callOrigin } from '../api/callOrigin.ts';
import { queryClientAtom } from '../api/queryClient.atom.ts';
import { applyChoices } from '../device/consent.atoms.ts';
import { dispatchFailureAtom } from '../feedback/failureQueue.atoms.ts';
import { reloadPage } from '../lib/reloadPage.ts';
import { resetOnboarding } from '../registration/onboarding.ts';
import { hiddenReturnPath } from '../routing/hiddenReturnPath.ts';
import { paymentEntry } from '../routing/paymentEntry.ts';
import { initSession } from '../session/initSession.ts';
import { sessionActionsAtom } from '../session/session.atoms.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import { site } from '../site/site.ts';

/**
 * Starts the session of this tab with the API client, the query cache and the member's consent. Does nothing if it has
 * been started: guests may go on to the members' pages before they have touched a form, or after.
 */
export function startSession(store: ReturnType<typeof createStore>, tokens: TokenStore): void {
  if (store.get(sessionActionsAtom)) return;
  if (site.measured) applyChoices(store);
  initSession({
    store,
    tokens,
    queryClient: store.get(queryClientAtom),
    apiOrigin: callOrigin(),
    expectedSite: { siteId: site.siteId, metric: site.metric },
    events: window,
    reload: reloadPage,
    onEnd() {
      paymentEntry.clear();
      hiddenReturnPath.clear();
      resetOnboarding(store);
      store.set(dispatchFailureAtom, { type: 'ended' });
    },
  });
}
