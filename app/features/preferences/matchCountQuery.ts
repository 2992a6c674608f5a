import { queryOptions } from '@tanstack/react-query';
import { isUnknownCall } from '../../api/apiErrorChecks.ts';
import { countMatches } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import type { Api } from '../../api/createApi.ts';

/** Prefix of the keys of all counts. */
export const matchCountKey = ['matchCount'] as const;

export interface CountedAnswer {
  question: number;
  answer: Answer;
}

/** The query of the number of matches with these answers instead of the stored ones; null if the server cannot tell. */
export const matchCountQuery = (api: Api, answers: readonly CountedAnswer[]) =>
  queryOptions({
    queryKey: [...matchCountKey, answers],
    async queryFn({ signal }) {
      try {
        return (await api.call(countMatches, { body: { answers: [...answers] } }, { signal })).matches;
      } catch (error) {
        if (isUnknownCall(error)) return null;
        throw error;
      }
    },
    retry: false,
    refetchOnWindowFocus: false,
  });
