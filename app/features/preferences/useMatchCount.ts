import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { useApi } from '../../session/useSession.ts';
import { type CountedAnswer, matchCountQuery } from './matchCountQuery.ts';

/** Time until a slider counts as resting. */
const DEBOUNCE_MS = 500;

/** The number of matches with the stored preferences; null if the server cannot tell, undefined while unknown. */
export const useStoredMatchCount = (): number | null | undefined => useQuery(matchCountQuery(useApi(), [])).data;

/**
 * The number of matches with these answers once they rest, and the former number until then. Undefined while none is
 * known, and where `answers` is null or the server cannot tell.
 */
export function useMatchCount(answers: readonly CountedAnswer[] | null): number | undefined {
  const settled = useDebouncedValue(JSON.stringify(answers), DEBOUNCE_MS);
  const settledAnswers: readonly CountedAnswer[] | null = JSON.parse(settled);
  const supported = typeof useStoredMatchCount() === 'number';
  const { data } = useQuery({
    ...matchCountQuery(useApi(), settledAnswers ?? []),
    enabled: supported && settledAnswers !== null,
    placeholderData: keepPreviousData,
  });
  return settledAnswers === null ? undefined : (data ?? undefined);
}
