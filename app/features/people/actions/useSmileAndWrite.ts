import { useMemo } from 'react';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import { useOpenConversation } from '../../../paywall/useOpenConversation.ts';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { conversationNeedsPremium, usePremiumStatus } from '../model/paywallRules.ts';
import { useNotify } from '../notices/useNotify.ts';
import { useSendSmile } from './useSendSmile.ts';

export type SmileAndWrite = ReturnType<typeof useSmileAndWrite>['contact'];

/**
 * The actions of smiling and writing to any person on a page, so that a list subscribes once and not for each card.
 * `contact` stays the same object.
 */
export function useSmileAndWrite() {
  const sendSmile = useSendSmile();
  const showPlans = useShowPlans();
  const { clearFailure, notifyFailure } = useNotify();
  const { premium, paywallOnSend } = usePremiumStatus();
  const { openingId, open } = useOpenConversation<Person>({
    onStart: clearFailure,
    onError: (error, person) => notifyFailure(person, error, actionFailureTexts.conversation),
  });
  const contact = useMemo(() => {
    const needsPremium = ({ blockSend }: Person) => conversationNeedsPremium({ premium, paywallOnSend }, blockSend);
    return {
      sendSmile,
      /** Whether writing to a person needs Premium. */
      needsPremium,
      /** Opens the conversation with a person; where that needs Premium, the plans. */
      write(person: Person) {
        const { profileId } = person;
        if (needsPremium(person)) showPlans({ action: 'write', profileId, conversationId: null });
        else open(person);
      },
    };
  }, [sendSmile, premium, paywallOnSend, showPlans, open]);
  return { contact, openingId };
}
