import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';
import { useApi } from '../../session/useSession.ts';
import { type CountedAnswer, matchCountQuery } from './matchCountQuery.ts';

/** Until a slider rests. */
const DEBOUNCE_MS = 500;

/** How many matches there are with the stored preferences; null if the server cannot tell, undefined until it is known. */
export const useStoredMatchCount = (): number | null | undefined => useQuery(matchCountQuery(useApi(), [])).data;

/**
 * How many matches there would be with these answers, once they have rested; the former number until then. Undefined
 * while none is known, and where `answers` is null or the server cannot tell.
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
