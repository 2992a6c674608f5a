import { useCallback } from 'react';
import { isPaywallError } from '../api/apiErrorChecks.ts';
import type { Person } from '../member/people/person.ts';
import { conversationNeedsPremium, usePremiumStatus } from './paywallRules.ts';
import { type OpenConversationOptions, useOpenConversation } from './useOpenConversation.ts';
import { useShowPlans } from './useShowPlans.ts';

/**
 * Opens the conversation with a person; where that needs Premium, the plans. The functions change only with the member's
 * Premium.
 *
 * @param onError called for every failure except that Premium is missing
 */
export function useWriteToPerson({ onStart, onError }: OpenConversationOptions<Person>) {
  const showPlans = useShowPlans();
  const { premium, paywallOnSend } = usePremiumStatus();
  const showPlansFor = useCallback(
    ({ profileId }: Person) => showPlans({ action: 'write', profileId, conversationId: null }),
    [showPlans],
  );
  const { openingId, open } = useOpenConversation<Person>({
    ...(onStart && { onStart }),
    onError: (error, person) => (isPaywallError(error) && !premium ? showPlansFor(person) : onError(error, person)),
  });
  const needsPremium = useCallback(
    ({ blockSend }: Person) => conversationNeedsPremium({ premium, paywallOnSend }, blockSend),
    [premium, paywallOnSend],
  );
  const write = useCallback(
    (person: Person) => {
      if (needsPremium(person)) showPlansFor(person);
      else open(person);
    },
    [needsPremium, open, showPlansFor],
  );
  return { openingId, needsPremium, write };
}
