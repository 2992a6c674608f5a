import { useMemo } from 'react';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import { favouriteNeedsPremium, usePremiumStatus } from '../../../paywall/paywallRules.ts';
import { useWriteToPerson } from '../../../paywall/useWriteToPerson.ts';
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
  const needsPremiumForFavourite = favouriteNeedsPremium(usePremiumStatus());
  const { clearFailure, notifyFailure } = useNotify();
  const { openingId, needsPremium, write } = useWriteToPerson({
    onStart: clearFailure,
    onError: (error, person) => notifyFailure(person, error, actionFailureTexts.conversation),
  });
  const actions = useMemo(
    () => ({
      sendSmile,
      toggleFavourite,
      favouriteNeedsPremium: needsPremiumForFavourite,
      writing: { needsPremium, write },
    }),
    [sendSmile, toggleFavourite, needsPremiumForFavourite, write, needsPremium],
  );
  return { actions, openingId };
}
