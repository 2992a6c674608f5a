import { useMemo } from 'react';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import { useOpenConversation } from '../../../paywall/useOpenConversation.ts';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { conversationNeedsPremium, favouriteNeedsPremium, usePremiumStatus } from '../model/paywallRules.ts';
import { useNotify } from '../notices/useNotify.ts';
import { useToggleFavourite } from './useFavourite.ts';
import { useSendSmile } from './useSendSmile.ts';

export type ActionsOnPeople = ReturnType<typeof usePersonActions>['actions'];

/**
 * The actions of writing to any person on a page, smiling, and keeping as a favourite, so that a list subscribes once
 * and not for each card. `actions` stays the same object.
 */
export function usePersonActions() {
  const sendSmile = useSendSmile();
  const toggleFavourite = useToggleFavourite();
  const showPlans = useShowPlans();
  const { clearFailure, notifyFailure } = useNotify();
  const { premium, paywallOnSend } = usePremiumStatus();
  const { openingId, open } = useOpenConversation<Person>({
    onStart: clearFailure,
    onError: (error, person) => notifyFailure(person, error, actionFailureTexts.conversation),
  });
  const actions = useMemo(() => {
    const writingNeedsPremium = ({ blockSend }: Person) =>
      conversationNeedsPremium({ premium, paywallOnSend }, blockSend);
    return {
      sendSmile,
      toggleFavourite,
      favouriteNeedsPremium: favouriteNeedsPremium({ premium, paywallOnSend }),
      writingNeedsPremium,
      /** Opens the conversation with a person; where that needs Premium, the plans. */
      write(person: Person) {
        const { profileId } = person;
        if (writingNeedsPremium(person)) showPlans({ action: 'write', profileId, conversationId: null });
        else open(person);
      },
    };
  }, [sendSmile, toggleFavourite, premium, paywallOnSend, showPlans, open]);
  return { actions, openingId };
}
