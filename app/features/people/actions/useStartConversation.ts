import { msg } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { paywallAtom } from '../../../routing/paywall.atoms.ts';
import { useOpenConversation } from '../../../routing/useOpenConversation.ts';
import { conversationNeedsPremium, usePremiumStatus } from '../model/paywall.ts';
import type { Person } from '../model/person.ts';
import { useNotify } from '../notices/useNotify.ts';

/** Opens the conversation with a person; where that needs Premium, they meet the paywall. */
export function useStartConversation(person: Person) {
  const { matchId, profileId, username } = person;
  const openPaywall = useSetAtom(paywallAtom);
  const { clearError, notifyFailure } = useNotify();
  const needsPremium = conversationNeedsPremium(usePremiumStatus(), person.blockSend);
  const { opening, open } = useOpenConversation({
    onStart: () => clearError(person),
    onError: (error) => notifyFailure(person, error, msg`Unable to initiate the conversation`),
  });
  return {
    opening,
    needsPremium,
    start() {
      if (needsPremium) openPaywall({ action: 'write', profileId, conversationId: null, username });
      else open(matchId);
    },
  };
}
