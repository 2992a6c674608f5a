import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updatePersonality } from '../../api/contract/profile.ts';
import { dashboardKey, matchesKey, ownAnswersKey } from '../../api/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';
import type { toChangedAnswers } from './preferences.model.ts';

/** Queries of other pages that depend on the preferences. */
const dependentKeys = [ownAnswersKey, matchesKey, dashboardKey];

export function useSavePreferences() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(answers: ReturnType<typeof toChangedAnswers>) {
      if (answers.length > 0) await api.call(updatePersonality, { body: { answers } });
    },
    onSuccess() {
      for (const queryKey of dependentKeys) void queryClient.invalidateQueries({ queryKey });
      // The form shows what was saved; only the next visit fetches it again.
      queryClient.removeQueries({ queryKey: ['preferences'], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: ['preferences'], refetchType: 'none' });
    },
  });
}
