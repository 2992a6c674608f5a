import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useMemo } from 'react';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { personalityQuery } from '../../member/profileQueries.ts';
import { useApi } from '../../session/useSession.ts';
import { findReasons, type Reason } from './findReasons.ts';

const noReasons: ReadonlyMap<string, Reason> = new Map();

/** The reasons of members by their ids; empty until the viewer's own answers have been loaded. */
export const ReasonsContext = createContext<ReadonlyMap<string, Reason>>(noReasons);

interface ReasonsProviderProps {
  /** The members of the screen, in their order. */
  members: readonly ListedMember[];
  /** Maximum number of sentences for each of them. */
  maxSentences?: number;
  children: ReactNode;
}

/** Finds the reasons that each `ReasonsForPerson` in it shows. */
export function ReasonsProvider({ members, maxSentences = 1, children }: ReasonsProviderProps) {
  const locale = activeLocale();
  const { data: own } = useQuery({
    ...personalityQuery(useApi()),
    enabled: members.some(({ answers }) => answers),
    notifyOnChangeProps: ['data'],
  });
  const reasons = useMemo(
    () => (own ? findReasons(members, own, locale, maxSentences) : noReasons),
    [members, own, locale, maxSentences],
  );
  return <ReasonsContext value={reasons}>{children}</ReasonsContext>;
}
