import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type CommonGround,
  findCommonGround,
  toListedAnswers,
} from '../../../answers/commonGround/findCommonGround.ts';
import { findOwnAge } from '../../../answers/commonGround/findOwnAge.ts';
import { toCommonGroundWords } from '../../../answers/commonGround/toCommonGroundWords.ts';
import type { ProfileCard } from '../../../api/contract/profile.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { ageOn } from '../../../lib/dates/age.ts';
import { todayAsIsoDay } from '../../../lib/dates/dateTime.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';

interface FoundCommonGround extends CommonGround {
  /** A few words for what is shared. */
  words: readonly string[];
}

/** The common ground of the viewer and the member of a profile, in the form of a query. */
export function useCommonGround(profileId: string, card: ProfileCard | null) {
  const api = useApi();
  const own = useQuery(personalityQuery(api));
  const theirs = useQuery(personalityQuery(api, profileId));
  const data = useMemo((): FoundCommonGround | undefined => {
    if (!own.data || !theirs.data || !card) return undefined;
    const today = todayAsIsoDay();
    const found = findCommonGround(own.data, toListedAnswers(theirs.data), {
      ownAge: findOwnAge(own.data, today),
      theirAge: card.birthday === null ? null : ageOn(card.birthday, today),
      distance: card.distance,
      theirCity: card.city,
    });
    return { ...found, words: toCommonGroundWords(found.shared, activeLocale()) };
  }, [own.data, theirs.data, card]);
  return {
    data,
    isError: own.isError || theirs.isError,
    error: own.error ?? theirs.error,
    isFetching: own.isFetching || theirs.isFetching,
    refetch() {
      for (const query of [own, theirs]) if (query.isError) void query.refetch();
    },
  };
}
