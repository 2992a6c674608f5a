import { queryOptions } from '@tanstack/react-query';
import { type Decision, fetchDecisions } from '../api/contract/moderation.ts';
import type { Api } from '../api/createApi.ts';
import { nullIfUnknown } from '../api/nullIfUnknown.ts';

export const decisionsKey = ['decisions'] as const;

/** The team's decisions against the member; none where the server does not know the call. */
export const decisionsQuery = (api: Api) =>
  queryOptions({
    queryKey: decisionsKey,
    async queryFn({ signal }): Promise<readonly Decision[]> {
      return (await nullIfUnknown(api.call(fetchDecisions, {}, { signal }))) ?? [];
    },
    retryOnMount: false,
  });

/** Whether the member may still object to a decision at a time in milliseconds. */
export const isOpenToObjection = (
  { objection, objectUntil }: Pick<Decision, 'objection' | 'objectUntil'>,
  now: number,
): boolean => objection === null && (objectUntil === null || now < objectUntil);
