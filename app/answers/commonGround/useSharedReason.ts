import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { personalityQuery } from '../../member/profileQueries.ts';
import { useApi } from '../../session/useSession.ts';
import { findCommonGround } from './findCommonGround.ts';
import { toCommonGroundWords } from './toCommonGroundWords.ts';

/** No facts, because a card shows the distance and the age anyway. */
const noFacts = { ownAge: null, theirAge: null, distance: null, theirCity: null };

type OwnAnswers = readonly PersonalityGroup[] | undefined;

/** Fetches the viewer's own answers to compare with those of members, unless no member has any. */
export const useOwnAnswers = (members: readonly Pick<ListedMember, 'answers'>[]): OwnAnswers =>
  useQuery({
    ...personalityQuery(useApi()),
    enabled: members.some(({ answers }) => answers),
    notifyOnChangeProps: ['data'],
  }).data;

/**
 * A line about what the viewer shares with a member; null if that is nothing, or the viewer's answers are not loaded.
 */
export function useSharedReason(answers: ListedMember['answers'], own: OwnAnswers): string | null {
  const { t } = useLingui();
  const locale = activeLocale();
  const words = useMemo(
    () =>
      own && answers ? toCommonGroundWords(findCommonGround(own, answers, noFacts).shared, locale).join(', ') : '',
    [own, answers, locale],
  );
  return words === '' ? null : t`You both: ${words}`;
}
