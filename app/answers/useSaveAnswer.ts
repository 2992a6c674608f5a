import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { updatePersonality } from '../api/contract/profile.ts';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { dashboardKey, matchesKey, ownAnswersKey, ownProfileKey } from '../api/queryKeys.ts';
import { useApi, useSessionActions } from '../session/useSession.ts';

/** Queries that show answers. */
const displayedKeys = [ownAnswersKey, ownProfileKey];
/** Queries whose results depend on answers. */
const dependentKeys: QueryKey[] = [['preferences'], matchesKey, dashboardKey];

/** Saves an answer of the member's own profile, then refetches the queries that show it or depend on it. */
export function useSaveAnswer({ id, answer: given }: Question) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { refresh } = useSessionActions();
  return async (answer: Answer): Promise<void> => {
    const body = { answers: [{ question: id, customerAnswerId: given?.id ?? null, answer }] };
    await api.call(updatePersonality, { body });
    void refresh();
    for (const queryKey of dependentKeys) void queryClient.invalidateQueries({ queryKey });
    await Promise.all(displayedKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
