import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type CommonGround,
  type Finding,
  findCommonGround,
  toListedAnswers,
} from '../../../answers/commonGround/findCommonGround.ts';
import { type Conflict, findConflicts } from '../../../answers/commonGround/findConflicts.ts';
import { findOwnAge } from '../../../answers/commonGround/findOwnAge.ts';
import { sayFindings } from '../../../answers/commonGround/sayFindings.ts';
import type { Profile } from '../../../api/contract/profile.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { ageOn } from '../../../lib/dates/age.ts';
import { todayAsIsoDay } from '../../../lib/dates/dateTime.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { splitDescriptionFromAnswers } from '../../../member/splitDescriptionFromAnswers.ts';
import { useApi } from '../../../session/useSession.ts';

export interface FoundCommonGround extends CommonGround {
  conflicts: readonly Conflict[];
  /** Sentences for what is shared. */
  sentences: readonly string[];
  /** The findings that they do not say. */
  rest: readonly Finding[];
}

const MAX_SENTENCES = 2;

/** The common ground of the viewer and the member of a profile, in the form of a query. */
export function useCommonGround(profileId: string, profile: Profile | null) {
  const api = useApi();
  const own = useQuery(personalityQuery(api));
  const theirs = useQuery(personalityQuery(api, profileId));
  const data = useMemo((): FoundCommonGround | undefined => {
    if (!own.data || !theirs.data || !profile) return undefined;
    const { profileCard: card, answersRandom } = profile;
    const today = todayAsIsoDay();
    const answers = toListedAnswers(theirs.data);
    const facts = {
      ownAge: findOwnAge(own.data, today),
      theirAge: card.birthday === null ? null : ageOn(card.birthday, today),
      distance: card.distance,
      theirCity: card.city,
    };
    const found = findCommonGround(own.data, answers, facts);
    const { description } = splitDescriptionFromAnswers(answersRandom);
    return {
      ...found,
      conflicts: findConflicts(own.data, answers, facts),
      ...sayFindings(found.shared, activeLocale(), { max: MAX_SENTENCES, description }),
    };
  }, [own.data, theirs.data, profile]);
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
